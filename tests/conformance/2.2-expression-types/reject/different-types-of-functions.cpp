// A cpu,amp function must not call functions that return different types by restriction.
//
// reject: L-2.2-f, L-2.3.2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f() restrict(cpu) { return 1; }
float f() restrict(amp) { return 1.5f; }

int g() restrict(cpu, amp)
{
    auto x = f(); // ERROR
    return int(x);
}

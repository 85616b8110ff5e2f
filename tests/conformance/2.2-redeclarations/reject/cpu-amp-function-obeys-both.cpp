// A cpu,amp function must not contain code that amp code forbids.
//
// reject: L-2.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int f(int x) restrict(cpu, amp)
{
    if (x < 0)
        throw x; // ERROR
    return x;
}

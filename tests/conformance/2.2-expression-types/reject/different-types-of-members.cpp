// A cpu,amp function must not call member functions that return different types by restriction.
//
// reject: L-2.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct source
{
    int get() const { return 1; }
    unsigned get() const restrict(amp) { return 2; }
};

bool g(source s) restrict(cpu, amp)
{
    return s.get() > 0; // ERROR
}

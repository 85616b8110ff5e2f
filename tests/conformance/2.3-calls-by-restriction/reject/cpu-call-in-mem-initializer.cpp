// A cpu,amp constructor must not call a cpu function in a mem-initializer.
//
// reject: L-2.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int start() { return 1; }
struct s
{
    int n;
    s() restrict(cpu, amp) : n(start()) {} // ERROR
    ~s() restrict(cpu, amp) {}
};

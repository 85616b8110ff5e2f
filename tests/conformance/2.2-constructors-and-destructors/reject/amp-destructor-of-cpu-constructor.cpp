// A class with a cpu constructor must not have an amp-only destructor.
//
// reject: L-2.2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct handle // ERROR-NEAR
{
    int n;
    handle(int x) restrict(cpu, amp) : n(x) {}
    ~handle() restrict(amp) {}
};

// Amp code must not recurse through a constructor.
//
// reject: L-2.4.3.4-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct chain;
int length(int n) restrict(amp);

struct chain
{
    int n;
    chain(int k) restrict(amp) : n(k > 0 ? length(k - 1) : 0) {} // ERROR-ONE-OF
    ~chain() restrict(cpu, amp) {}
};

int length(int n) restrict(amp) { return chain(n).n; } // ERROR-ONE-OF

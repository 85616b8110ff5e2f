// Amp code must not have a variable of a class that has a member with a cpu destructor.
//
// reject: L-2.3.2-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

struct guard
{
    int n;
    guard(int k) restrict(cpu) : n(k) {}
    ~guard() {}
};
struct owner
{
    guard g;
    int extra;
};

int read(const owner &o) restrict(amp) { return o.extra + o.g.n; }

int copy(const owner &o) restrict(amp)
{
    owner mine = o; // ERROR-NEAR
    return mine.extra;
}

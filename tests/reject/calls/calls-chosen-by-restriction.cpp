// The compilers of the output do not overload by restriction. The output renames amp functions and tags amp
// constructors, but cannot do that for cpu constructors. L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
#include <initializer_list>

struct wide
{
    int n;
    wide(int x) restrict(cpu, amp) : n(x) {}
};
struct number
{
    int n;
    number(const wide &w) restrict(cpu, amp) : n(w.n) {}
    explicit number(int x) : n(x) {} // expected-note {{the other candidate}}
};
int constructors() restrict(amp)
{
    return number(3).n; // expected-error {{this call to 'number' selects the amp overload only by its restriction}}
}

struct listed
{
    int v;
    listed(int a, int b) restrict(cpu, amp) : v(a + b) {}
    listed(std::initializer_list<int> l) : v(int(l.size())) {} // expected-note {{the other candidate}}
};
int braces() restrict(amp)
{
    listed o{3, 4}; // expected-error {{this call to 'listed' selects the amp overload only by its restriction}}
    return o.v;
}

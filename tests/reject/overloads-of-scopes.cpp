// A using declaration brings a function that only its restriction tells from one of another scope: two scopes, two functions. L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>

namespace a
{
int f(int x) { return x; } // expect-note@: the other one
int g(int x) { return x; }
}
using a::f;
using a::g;
int f(int x) restrict(amp) { return -x; } // expect-error@: another name
int g(float x) restrict(amp) { return int(-x); }

struct base
{
    int f(int) { return 1; }
    int f(int) restrict(amp) { return 2; } // expect-note@: the other one
};
struct derived : base
{
    using base::f;
    int f(int) { return 3; } // expect-error@: another name
};
struct both : base
{
    using base::f;
    int f(int) restrict(cpu, amp) { return 4; }
};

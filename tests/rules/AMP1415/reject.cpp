// An expression is a pointer or a reference to an amp function. L-2.4.3.7-c, L-2.4.3.7-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

void k(int) restrict(amp);
int twice(int x) restrict(cpu, amp) { return x * 2; }

void host()
{
    auto p = &k; // expected-error {{'k', which is restrict(amp) only [AMP1102]}}
    auto &r = k; // expected-error {{'k', which is restrict(amp) only [AMP1102]}}
    (void)p, (void)r;
}

template <typename F> int apply(F, int x) restrict(amp) { return x; }

int f(int x) restrict(amp)
{
    x += apply(twice, x); // expected-error {{amp code cannot form a pointer or reference to the function 'twice' [AMP1415]}}
    return x;
}

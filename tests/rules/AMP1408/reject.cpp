// Amp code calls a function through a pointer or reference. L-2.4.3.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

int twice(int x) restrict(cpu, amp) { return 2 * x; }

int f(int (*g)(int) restrict(cpu), int x) restrict(amp) // expected-error {{amp code does not support pointers and references to functions}}
{
    x += (*g)(x); // expected-error {{cannot call through a pointer or reference [AMP1408]}}
    return g(x);  // expected-error {{cannot call through a pointer or reference [AMP1408]}}
}

template <typename F> int apply(F g, int x) restrict(amp)
{
    return g(x); // expected-error {{cannot call through a pointer or reference [AMP1408]}}
}
int use(int (&g)(int) restrict(cpu), int x) restrict(amp) // expected-error {{amp code does not support pointers and references to functions}}
{
    return apply(g, x);
}

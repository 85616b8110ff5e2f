// Cpu code calls a function that has only restrict(amp). L-2.3.2-g, L-2.3.2.1-b, L-2.3.2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

int g(int x) restrict(amp) { return x; }
int called() { return g(1); } // expected-error {{[AMP1102]}}
inline int of_both(int x) restrict(cpu, amp)
{
    return g(x); // expected-error {{cpu code cannot call 'g', which is restrict(amp) only [AMP1102]}}
}
void in_lambda(array_view<int, 1> v)
{
    auto host = [](int x) { return g(x); }; // expected-error {{cpu code cannot call 'g', which is restrict(amp) only [AMP1102]}}
    (void)host;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = g(1); });
}

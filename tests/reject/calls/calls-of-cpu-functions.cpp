// Amp code calls functions without restrict(amp). L-2.3.2-d, L-2.4.3.4-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
#include <algorithm>
using namespace concurrency;

int host(int x) { return x; } // expected-note {{'host' is declared here; add 'restrict(cpu, amp)', which its body allows}}
int host_said(int x) restrict(cpu) { return x; }
constexpr int constant(int x) { return x; }
int only_declared(int x);

int from_amp(int x) restrict(amp)
{
    x += host(x);           // expected-error {{amp code cannot call 'host', which has no restrict(amp) [AMP1101]}}
    x += host_said(x);      // expected-error {{'host_said'}}
    x += only_declared(x);  // expected-error {{'only_declared'}}
    return x + constant(x); // expected-error {{'constant'}}
}

void from_kernel(array_view<int, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = host(1);                               // expected-error {{amp code cannot call 'host', which has no restrict(amp) [AMP1101]}}
        v[i] = std::max(v[i], 2);                     // expected-error {{amp code cannot call 'std::max', which has no restrict(amp); call 'fast_math::fmax'}}
    });
}

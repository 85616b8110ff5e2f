// Kernels that are mutable lambdas, in the launch and in a variable.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

void launches(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent, [=](index<1> i) mutable restrict(amp) { v[i] = n++; }); // expected-warning {{this kernel is a mutable lambda [AMP1607]}}
    auto tiled = [=](tiled_index<4> t) mutable restrict(amp) { v[t.global] = ++n; };
    parallel_for_each(v.extent.tile<4>(), tiled); // expected-warning {{this kernel is a mutable lambda [AMP1607]}}
    parallel_for_each(v.extent, 5); // expected-error {{the last argument of 'parallel_for_each' has no call operator}}
}

// The parameter of a kernel does not accept the index of the launch. P-7-f, P-7-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

struct functor
{
    array_view<int, 1> v;
    void operator()(index<2>) const restrict(amp) {}
};

void launches(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { v[i[0]] = 1; }); // expected-error {{takes 'index<2>', but this launch passes 'index<1>' [AMP1604]}}
    parallel_for_each(v.extent.tile<16>(), [=](tiled_index<8> t) restrict(amp) { v[t] = 1; }); // expected-error {{this launch passes 'tiled_index<16>' [AMP1604]}}
    parallel_for_each(v.extent, [=](tiled_index<16> t) restrict(amp) { v[t] = 1; }); // expected-error {{this launch passes 'index<1>' [AMP1604]}}
    parallel_for_each(v.extent, [=](index<1> &&i) restrict(amp) { v[i] = 1; }); // expected-error {{by rvalue reference [AMP1604]}}
    parallel_for_each(v.extent, [=](int i) restrict(amp) { v[i] = 1; }); // expected-error {{takes 'int', but this launch passes 'index<1>' [AMP1604]}}
    parallel_for_each(v.extent, [=]() restrict(amp) { v[0] = 1; }); // expected-error {{no parameter for the thread index [AMP1604]}}
    parallel_for_each(v.extent, [=](index<1> i, int) restrict(amp) { v[i] = 1; }); // expected-error {{requires more than one argument [AMP1604]}}
    parallel_for_each(v.extent.tile<16>(), [=](index<1> &i) restrict(amp) { v[i] = 1; }); // expected-error {{this launch passes 'tiled_index<16>' [AMP1604]}}
    parallel_for_each(v.extent, functor{v}); // expected-error {{takes 'index<2>', but this launch passes 'index<1>' [AMP1604]}}
}

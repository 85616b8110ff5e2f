// The arguments of parallel_for_each are not a domain and a kernel. P-7-a, P-7-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;



void launches(array_view<int, 1> v, accelerator place)
{
    parallel_for_each(10, [=](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error {{the domain of 'parallel_for_each' has type 'int' [AMP1602]}}
    parallel_for_each(index<1>(4), [=](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error {{the domain of 'parallel_for_each' has type 'index<1>' [AMP1602]}}
    parallel_for_each(v, [=](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error {{the domain of 'parallel_for_each' has type [AMP1602]}}
    parallel_for_each(v.extent, v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error {{the first of three arguments of 'parallel_for_each' is not an accelerator_view [AMP1602]}}
    parallel_for_each(place.default_view, v, [=](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error {{the domain of 'parallel_for_each' has type [AMP1602]}}
    parallel_for_each(v.extent); // expected-error {{wrong number of arguments for 'parallel_for_each' [AMP1602]}}
}

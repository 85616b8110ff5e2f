// The call operator of a kernel is not const. P-7-h, X-7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

struct counter
{
    array_view<int, 1> v;
    void operator()(index<1> i) restrict(amp) { v[i] = 1; }
};

void launches(array_view<int, 1> v, int n)
{
    parallel_for_each(v.extent, [=](auto i) mutable restrict(amp) { v[i] = n++; }); // expected-error {{a kernel cannot be a generic mutable lambda [AMP1603]}}
    parallel_for_each(v.extent, counter{v}); // expected-error {{the call operator of the kernel 'counter' is not const [AMP1603]}}
}

// The kernel of parallel_for_each has no restrict(amp). L-2.1.2-e, P-7-m, P-7-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
#include <functional>
using namespace concurrency;

struct cpu_functor
{
    void operator()(index<1>) const {}
};

void launch(array_view<int, 1> v, std::function<void(index<1>)> bound, void (*pointer)(index<1>))
{
    parallel_for_each(v.extent, [=](index<1> i) { v[i] = 1; }); // expected-error {{add 'restrict(amp)' after its parameter list [AMP1601]}}
    parallel_for_each(v.extent, cpu_functor()); // expected-error {{the call operator of the kernel 'cpu_functor' has no restrict(amp) [AMP1601]}}
    parallel_for_each(v.extent, bound); // expected-error {{the call operator of the kernel 'function' has no restrict(amp) [AMP1601]}}
    parallel_for_each(v.extent, pointer); // expected-error {{the last argument of 'parallel_for_each' has no call operator [AMP1601]}}
}

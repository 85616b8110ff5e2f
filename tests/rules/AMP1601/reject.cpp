// What parallel_for_each launches must be callable in amp code. L-2.1.2-e, P-7-m, P-7-n
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
    parallel_for_each(v.extent, [=](index<1> i) { v[i] = 1; }); // expect-error@: write 'restrict(amp)' behind its parameter list [AMP1601]
    parallel_for_each(v.extent, cpu_functor()); // expect-error@: the call operator of 'cpu_functor' must be restrict(amp) to be a kernel [AMP1601]
    parallel_for_each(v.extent, bound); // expect-error@: the call operator of 'function' must be restrict(amp) to be a kernel [AMP1601]
    parallel_for_each(v.extent, pointer); // expect-error@: a kernel is an amp lambda or an object with a call operator [AMP1601]
}

// The kernel of a launch has a call operator with only restrict(cpu).
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
struct no_functor
{
};

template <typename Kernel>
void run(const extent<1> &e, const Kernel &kernel)
{
    parallel_for_each(e, kernel);
}
void launch(array_view<int, 1> v, std::function<void(index<1>)> f)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(cpu) { v[i] = 1; }); // expected-error {{the lambda passed to 'parallel_for_each' has no restrict(amp)}}
    parallel_for_each(v.extent, cpu_functor()); // expected-error {{the call operator of the kernel 'cpu_functor' has no restrict(amp)}}
    parallel_for_each(v.extent, no_functor()); // expected-error {{the last argument of 'parallel_for_each' has no call operator}}
    parallel_for_each(v.extent, f); // expected-error {{the call operator of the kernel 'function' has no restrict(amp)}}
}

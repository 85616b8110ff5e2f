// A call in a template is checked in each instance and reported at the line of the call. L-2.3.2-e, L-2.4.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

struct amp_type
{
    int get() const restrict(amp, cpu) { return 1; }
};
struct cpu_type
{
    int get() const { return 2; }
};

template <typename T>
int of(const T &x) restrict(amp)
{
    return x.get(); // expected-error {{'cpu_type::get'}}
}

template <typename T>
void launch(array_view<int, 1> v, const T x)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = x.get(); // expected-error {{'cpu_type::get'}}
    });
}

void use(array_view<int, 1> v, int n) restrict(cpu)
{
    launch(v, amp_type());
    launch(v, cpu_type());
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = of(amp_type()) + of(cpu_type()) + n; });
}

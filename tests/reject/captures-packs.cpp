// A class can have one parameter pack, and its elements are values.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

template <typename... T>
void sums(array_view<int, 1> v, T... x)
{
    auto both = [=](auto... y)
    {
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (0 + ... + x) + (0 + ... + y); }); // expect-error@: an amp lambda can capture one parameter pack, and this one captures 'x' and 'y'
    };
    both(3, 4);
}

template <typename... T>
void first(array<T, 1>&... x)
{
    parallel_for_each(extent<1>(2), [&x...](index<1> i) restrict(amp) { int all[] = { (x[i] = 0)... }; all[0] = 0; }); // expect-error@: capture the parameter pack 'x' by value and by its own name
}

void use(array_view<int, 1> v, array<int, 1>& a)
{
    sums(v, 1, 2);
    first(a);
}

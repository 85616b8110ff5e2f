// The types of a generic lambda's parameter pack have no names outside of the lambda.
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

void use(array_view<int, 1> v)
{
    sums(v, 1, 2);
}

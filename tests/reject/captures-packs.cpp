// A parameter pack cannot be a member of a class.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

template <typename... T>
void sum(array_view<int, 1> v, T... x)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (0 + ... + x); }); // expect-error@: the parameter pack 'x' cannot be a member of a function object
}
void use(array_view<int, 1> v) { sum(v, 1, 2); }

// A class can have one parameter pack.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
#include <tuple>
using namespace concurrency;

template <typename... A, typename... B>
void of_two_templates(array_view<int, 1> v, std::tuple<A...>, B... b)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (0 + ... + A(b)); }); // expect-error@: this amp lambda uses several parameter packs of one template
}

void use(array_view<int, 1> v)
{
    of_two_templates(v, std::tuple<int>(), 3);
}

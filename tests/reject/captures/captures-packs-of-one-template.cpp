// A pack of templates can be one template argument only if all parameters of the templates are types.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %rejected

#include <amp.h>
using namespace concurrency;

template <template <int> class... Tables, typename... B>
void of_values(array_view<int, 1> v, B... b)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (0 + ... + sizeof(Tables<2>)) + (0 + ... + b); }); // expected-error {{amp lambda uses several parameter packs, one of which contains templates with non-type parameters}}
}

template <int N> struct table { int entries[N]; };

void use(array_view<int, 1> v)
{
    of_values<table, table>(v, 3);
}

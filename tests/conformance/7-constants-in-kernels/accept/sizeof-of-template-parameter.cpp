// A kernel uses constants whose type or value depends on the type of a template's parameter.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
template <typename T> int f(T q)
{
    constexpr int j = 2 * sizeof(q);
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = j; });
    return v[0];
}
template <typename T> int g(T q)
{
    typedef decltype(q) Q;
    static const decltype(q) k = 3;
    constexpr Q l = 4;
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { Q z = q; v[i] = k + l + int(z); });
    return v[0];
}
int main() { CHECK(f(1.) == 16); CHECK(f(1) == 8); CHECK(g(1) == 8); return failures; }

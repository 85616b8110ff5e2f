// A cpu lambda must not call an amp function.
//
// reject: L-2.3.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

int g(int x) restrict(amp) { return x; }

void f(array_view<int, 1> v)
{
    auto host = [](int x) { return g(x); }; // ERROR
    (void)host;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = g(1); });
}

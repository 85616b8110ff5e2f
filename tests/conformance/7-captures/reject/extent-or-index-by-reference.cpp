// Amp lambdas must not capture an extent or an index by reference.
//
// reject: L-2.4.3.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

void f(array_view<int, 1> v, extent<1> e)
{
    parallel_for_each(v.extent, [v, &e](index<1> i) restrict(amp) { v[i] = e[0]; }); // ERROR-NEAR
}

void g(array_view<int, 1> v) restrict(amp)
{
    index<1> zero;
    auto put = [&zero, v](int x) { v[zero] = x; }; // ERROR-NEAR
    put(1);
}

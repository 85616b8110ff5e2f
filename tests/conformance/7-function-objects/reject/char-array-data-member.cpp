// A kernel class must not have a data member of unsigned char array type.
//
// reject: P-7.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct brush
{
    unsigned char color[4];
    array_view<int, 1> v;
    void operator()(index<1> i) const restrict(amp) { v[i] = 1; } // ERROR-ONE-OF
};

void f(array_view<int, 1> v)
{
    brush k = {{1, 2, 3, 4}, v};
    parallel_for_each(v.extent, k); // ERROR-ONE-OF
}

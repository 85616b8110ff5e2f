// A kernel must not use a global variable that is no integer constant.
//
// reject: P-7.1-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

const int K = 4;
int g;
static float scale = 2;

void f(array_view<float, 1> v)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        v[i] = K;
        v[i] += float(g); // ERROR
        v[i] *= scale;    // ERROR
    });
}

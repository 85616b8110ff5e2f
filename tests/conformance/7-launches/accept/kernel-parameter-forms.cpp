// A kernel may take its index by value, const, reference, unnamed or as auto.
//
// accept: P-7-f, P-7-i, P-7-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main()
{
    int data[6] = {};
    array_view<int, 1> v(6, data);
    extent<1> one(1);
    parallel_for_each(one, [=](index<1> i) restrict(amp) { v[i] = 1; });
    parallel_for_each(one, [=](const index<1> i) restrict(amp) { v[i + 1] = 2; });
    parallel_for_each(one, [=](const index<1> &i) restrict(amp) { v[i + 2] = 3; });
    parallel_for_each(one, [=](index<1> &i) restrict(amp)
    {
        i += 3;
        v[i] = 4;
    });
    parallel_for_each(one, [=](index<1>) restrict(amp) { v[4] = 5; });
    parallel_for_each(one, [=](auto i) restrict(amp) { v[i[0] + 5] = 6; });
    for (int k = 0; k < 6; ++k)
        check("element", v[k], k + 1);
    return failures;
}

// A kernel captures the current value of the object that a reference parameter refers to.
//
// accept: L-2.4.3.3-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct vec
{
    float x, y;
};

void scale(array_view<float, 1> &v, const vec &by, int &n)
{
    const int &m = n;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = v[i] * by.x + by.y + m; });
    parallel_for_each(v.extent, [v, n](index<1> i) restrict(amp) { v[i] += n; });
    n = 100;
}

int main()
{
    float data[2] = {1, 2};
    array_view<float, 1> v(2, data);
    int n = 10;
    scale(v, vec{3, 0.5f}, n);
    check("0", v[0], 23.5);
    check("1", v[1], 26.5);
    check("n", n, 100);
    return failures;
}

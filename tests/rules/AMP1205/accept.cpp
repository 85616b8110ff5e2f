// Arrays whose elements are aligned to 4 bytes. L-2.4.1.3-r
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;


struct tagged
{
    bool b;
    int n;
};

int f(int x) restrict(amp)
{
    int m[2][3] = {{1, 2, 3}, {x, x, x}};
    tagged t[2] = {{true, 4}, {false, 5}};
    index<1> places[2];
    bool alone = x > 0;
    return m[1][2] + t[0].n + places[1][0] + alone + t[1].b;
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
    v.synchronize();
    return data[0] == 6 ? 0 : 1;
}

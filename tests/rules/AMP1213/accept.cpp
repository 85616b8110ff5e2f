// Containers whose element types amp code supports. R-5.1-b, R-5.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
#include <array>
using namespace concurrency;


struct pixel
{
    float r, g, b;
    int id[2];
};
template <typename T>
int count(int n)
{
    array<T, 1> a(n);
    return int(a.extent[0]);
}

int main()
{
    array<pixel, 1> a(3);
    array<std::array<float, 3>, 1> b(2);
    parallel_for_each(a.extent, [&a](index<1> i) restrict(amp)
    {
        a[i].r = 1;
        a[i].id[1] = i[0];
    });
    array_view<pixel, 1> v(a);
    return v[2].id[1] == 2 && v[2].r == 1 && count<double>(4) == 4 && b.extent[0] == 2 ? 0 : 1;
}

// Classes of the library that amp code may use. L-2.4.1.3-i, L-2.4.1.3-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
#include <amp_short_vectors.h>
using namespace concurrency;


struct holds
{
    array_view<int, 1> v;
    extent<2> e;
    index<3> i;
    graphics::float_3 f;
};
int f(array<int, 1> &a, const array<int, 1> *p, tiled_index<4> t, const holds &h) restrict(amp)
{
    tiled_extent<2> e(extent<1>(8));
    tile_barrier barrier = t.barrier;
    barrier.wait();
    return a[t] + (*p)[t] + h.v[t] + e[0] + h.e[1] + h.i[2] + int(h.f.y);
}

int main()
{
    int data[4] = {1, 2, 3, 4};
    array<int, 1> a(4, data);
    holds h = {array_view<int, 1>(4, data), extent<2>(5, 6), index<3>(7, 8, 9), graphics::float_3(1, 2, 3)};
    parallel_for_each(a.extent.tile<4>(), [=, &a](tiled_index<4> t) restrict(amp) { a[t] = f(a, &a, t, h); });
    copy(a, data);
    return data[0] == 28 ? 0 : 1;
}

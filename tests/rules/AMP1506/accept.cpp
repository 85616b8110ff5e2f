// tile_static variables in tiled launches, and in functions that an untiled kernel does not call.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

int sum(int n) restrict(amp)
{
    tile_static int total;
    total = n;
    return total;
}
int plain(int n) restrict(amp) { return n + 1; }

int main()
{
    int data[4] = {};
    array_view<int, 1> v(4, data);
    parallel_for_each(v.extent.tile<1>(), [=](tiled_index<1> t) restrict(amp) { v[t.global] = sum(t.global[0]); });
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = plain(v[i]); });
    v.synchronize();
    return data[3] == 4 ? 0 : 1;
}

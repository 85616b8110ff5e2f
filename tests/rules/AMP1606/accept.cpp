// Tiles of the largest allowed size. P-7-z
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;



int main()
{
    int data[1024] = {};
    array_view<int, 1> v(1024, data);
    array_view<int, 2> w(32, 32, data);
    array_view<int, 3> x(64, 4, 4, data);
    parallel_for_each(v.extent.tile<1024>(), [=](tiled_index<1024> t) restrict(amp) { v[t] += 1; });
    v.synchronize();
    parallel_for_each(w.extent.tile<32, 32>(), [=](tiled_index<32, 32> t) restrict(amp) { w[t] += 1; });
    w.synchronize();
    parallel_for_each(x.extent.tile<64, 4, 4>(), [=](tiled_index<64, 4, 4> t) restrict(amp) { x[t] += 1; });
    x.synchronize();
    return data[0] == 3 && data[1023] == 3 ? 0 : 1;
}

// Elements of 8 and 16 bytes that are only aligned as floats: sections of floats used as other types,
// and views that kernels make of tile_static memory and of other views.
// R-5.2.5-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

struct quad { float a, b, c, d; };
struct pair { float x, y; };

int main()
{
    std::vector<float> data(401);
    for (int i = 0; i < 401; ++i)
        data[i] = static_cast<float>(i);
    array<float, 1> floats(401, data.begin());
    std::vector<float> sums(100);
    array_view<float, 1> sum(100, sums);

    for (int offset = 0; offset < 2; ++offset) {
        array_view<const quad, 1> quads = array_view<const float, 1>(floats).section(offset, 400).reinterpret_as<quad>();
        parallel_for_each(sum.extent, [=](index<1> i) restrict(amp) {
            const quad q = quads[i];
            sum[i] = q.a + 10 * q.b + 100 * q.c + 1000 * q.d;
        });
        for (int i = 0; i < 100; i += 33)
            CHECK_EQUAL(sum[i], 1111.0f * (4 * i + offset) + 3210);
    }

    // A view of shared memory whose first element need not be aligned.
    parallel_for_each(sum.extent.tile<20>(), [=](tiled_index<20> t) restrict(amp) {
        tile_static float first[3];
        tile_static pair pairs[20];
        array_view<pair, 1> v(20, pairs);
        first[t.local[0] % 3] = 1;
        pair p = { static_cast<float>(t.global[0]), 1 };
        v[t.local[0]] = p;
        t.barrier.wait();
        sum[t.global] = v[19 - t.local[0]].x + v[t.local[0]].y + first[0];
    });
    for (int i = 0; i < 100; i += 33)
        CHECK_EQUAL(sum[i], static_cast<float>(i / 20 * 20 + 19 - i % 20 + 2));

    // A view of another type inside the kernel.
    array_view<const float, 1> all(floats);
    parallel_for_each(sum.extent, [=](index<1> i) restrict(amp) {
        array_view<const pair, 1> pairs = all.section(1 + i[0] % 2, 398).reinterpret_as<const pair>();
        sum[i] = pairs[i].x + 1000 * pairs[i].y;
    });
    for (int i = 0; i < 100; i += 33)
        CHECK_EQUAL(sum[i], 1001.0f * (2 * i + 1 + i % 2) + 1000);
    return report();
}

// The functions of concurrency::direct3d, qualified, and found by a using
// directive next to namespace std.
// MA-9.3-ns, MA-9.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_short_vectors.h>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>
#include "check.h"
using namespace std;
using namespace concurrency;

template <typename T>
T three(T x) restrict(amp)
{
    return direct3d::mad(x, x, x);
}

int main()
{
    vector<int> results(20);
    array_view<int> v(results);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
        using namespace concurrency::direct3d;
        v[0] = concurrency::direct3d::abs(-4) + abs(-1);
        v[1] = clamp(5, 1, 3);
        v[2] = int(clamp(2.5f, 0.f, 1.f));
        v[3] = countbits(7u);
        v[4] = firstbithigh(8);
        v[5] = firstbitlow(8);
        v[6] = imax(1, 2);
        v[7] = umax(1u, 2u);
        v[8] = imin(1, 2);
        v[9] = umin(1u, 2u);
        v[10] = mad(1, 2, 3) + int(mad(1.f, 2.f, 3.f)) + int(mad(1.0, 2.0, 3.0)) + int(mad(1u, 2u, 3u));
        v[11] = three(2) + int(three(2.f));
        v[12] = noise(0.f) == 0 ? 1 : 0;
        v[13] = int(radians(180.f) * 100);
        v[14] = int(rcp(0.5f));
        v[15] = reversebits(1u) == 0x80000000u ? 1 : 0;
        v[16] = int(saturate(3.f)) + int(step(1.f, 2.f));
        v[17] = sign(-3);
        v[18] = int(smoothstep(0.f, 1.f, 2.f));
        graphics::uint_4 sums = msad4(0xffu, graphics::uint_2(0u, 0u), graphics::uint_4(1u, 2u, 3u, 4u));
        v[19] = int(sums.x + sums.get_w());
    });
    const int expected[] = {5, 3, 1, 3, 3, 3, 2, 2, 1, 1, 20, 12, 1, 314, 2, 1, 2, -1, 1, 515};
    for (int i = 0; i < 20; ++i)
        CHECK_EQUAL(v[i], expected[i]);
    return report();
}

// Views and indexes in kernels: sections, projections, view_as, reinterpret_as,
// views of local and tile_static memory, arithmetic of indexes and extents, and
// passing all of them to functions.
// R-4.1.4-d, R-4.2.3-c, R-4.2.4-e, R-5.1.5-b, R-5.1.5-d, R-5.2.2-i, R-5.2.5-a, R-5.2.5-b, R-5.2.4-d, R-4.4.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

template <int N>
int size_of(const array_view<const int, N>& v) restrict(cpu, amp) { return v.extent.size(); }

int sum(array_view<const int, 1> v) restrict(cpu, amp)
{
    int result = 0;
    for (int i = 0; i < v.extent[0]; ++i)
        result += v.get_ref(index<1>(i));
    return result;
}

template <int D0, int D1>
index<2> corner(const tiled_index<D0, D1>& t) restrict(amp) { return t.tile_origin + index<2>(D0, D1) - 1; }

int main()
{
    std::vector<int> data(6 * 8);
    for (int i = 0; i < 48; ++i)
        data[i] = i;
    std::vector<int> results(16);
    array_view<int, 2> v(6, 8, data);
    array_view<int, 1> r(results);
    array<float, 1> floats(8);

    parallel_for_each(extent<1>(1), [=, &floats](index<1>) restrict(amp)
    {
        array_view<int, 2> part = v.section(index<2>(1, 2), extent<2>(3, 4));
        r[0] = part(0, 0) * 100 + part[2][3];
        r[1] = sum(v[5]) + size_of(array_view<const int, 2>(part));
        r[2] = part.section(1, 1, 2, 2)(1, 1);
        r[3] = v.section(index<2>(4, 4)).extent.size();

        int local[6] = { 1, 2, 3, 4, 5, 6 };
        array_view<int, 2> square(2, 3, local);
        square(1, 2) += 10;
        r[4] = local[5] + sum(array_view<const int, 1>(6, local));

        index<3> i(1, 2, 3);
        index<3> j = 10 - i * 2;
        i += j;
        ++i;
        extent<2> e = v.extent - index<2>(1, 1);
        e[0] *= 3;
        r[5] = (i[0] * 10 + i[1]) * 10 + i[2];
        r[6] = e.contains(index<2>(14, 6)) + 2 * e.contains(index<2>(0, -1)) + 4 * (e == extent<2>(15, 7));
        r[7] = (j % 3)[0] + (7 / index<1>(2))[0];

        floats.view_as(extent<2>(2, 4))(1, 3) = 1.0f;
        array_view<int, 1> row = v[0];
        r[9] = row.view_as(extent<3>(2, 2, 2))(1, 1, 0);
    });
    parallel_for_each(extent<1>(1), [=, &floats](index<1>) restrict(amp)
    {
        array_view<const int, 1> bits = floats.reinterpret_as<int>();
        r[8] = bits[7] == 0x3f800000;
    });
    const int expected[] = { 10 * 100 + 29, 40 + 41 + 42 + 43 + 44 + 45 + 46 + 47 + 12, 28, 8, 16 + 31,
                             (1 + 8 + 1) * 100 + (2 + 6 + 1) * 10 + (3 + 4 + 1), 5, 8 % 3 + 3, 1, 6 };
    for (int i = 0; i < 10; ++i)
        CHECK_EQUAL(r[i], expected[i]);

    parallel_for_each(v.extent.tile<3, 4>(), [=](tiled_index<3, 4> t) restrict(amp)
    {
        tile_static int memory[12];
        array_view<int, 2> shared(3, 4, memory);
        shared(t.local[0], t.local[1]) = v[t];
        t.barrier.wait();
        v[t] = shared[2 - t.local[0]][t.local[1]] + 100 * corner(t)[1];
    });
    CHECK_EQUAL(v(0, 0), 16 + 300);
    CHECK_EQUAL(v(5, 7), 31 + 700);
    return report();
}

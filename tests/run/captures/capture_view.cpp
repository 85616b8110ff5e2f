// Captures of views: read-only, sections, projections, aliases of one array, a
// const view object, a view of an array.
// P-7.1-f, P-7.1-h, M-8.2-g, R-5.2.5-b, R-5.2.4-f, X-8.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

void add_one(const array_view<const int, 2>& in, const array_view<int, 2>& out)
{
    parallel_for_each(out.extent, [=](index<2> i) restrict(amp) { out[i] = in[i] + 1; });
}

int main()
{
    std::vector<int> data(6 * 8);
    for (int i = 0; i < 48; ++i)
        data[i] = i;
    array_view<int, 2> v(6, 8, data);

    add_one(v, v);
    CHECK_EQUAL(v(5, 7), 48);

    array_view<int, 2> part = v.section(index<2>(2, 4), extent<2>(2, 4));
    array_view<int, 1> row = v[2];
    parallel_for_each(extent<1>(4), [=](index<1> i) restrict(amp)
    {
        part[0][i[0]] = 100 + i[0];             // row 2, from column 4 on
        row[i] += 1;                            // row 2, columns 0 to 3
    });
    CHECK_EQUAL(v(2, 0), 18);
    CHECK_EQUAL(v(2, 2), 20);
    CHECK_EQUAL(v(2, 5), 101);
    CHECK_EQUAL(v(3, 3), 28);

    // §8.2: views of one array alias.
    array<int, 1> a(100);
    array_view<int, 1> whole(a), a1 = a.section(0, 11), a2 = a.section(10, 11);
    parallel_for_each(whole.extent, [=](index<1> i) restrict(amp) { whole[i] = i[0]; });
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { a1[10] = 15; });
    CHECK_EQUAL(a2[0], 15);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { a2[0] += a1[10]; whole[0] = a1[10]; });
    CHECK_EQUAL(whole[10], 30);
    CHECK_EQUAL(whole[0], 30);
    const array_view<const int, 1> read_only = whole;
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { a1[1] = read_only[99] + read_only.extent[0]; });
    CHECK_EQUAL(a1[1], 199);
    return report();
}

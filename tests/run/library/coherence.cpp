// Coherence of views: synchronize, refresh, discard_data, data(), copies, the
// destruction of the last view, and views that outlive their array.
// R-5.2-d, R-5.2-f, R-5.2-i, R-5.2-k, R-5.2.3-g, R-5.2.3-i, R-5.2.3-j, R-5.2.3-r, R-5.2.3-s, M-8.4-b, M-8.4-f, M-8.4-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <memory>
#include <vector>
#include "check.h"
using namespace concurrency;

void add(const array_view<int, 1>& v, int n)
{
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += n; });
}

int main()
{
    std::vector<int> data(100, 1);
    {
        array_view<int, 1> v(data);
        add(v, 1);
        v.synchronize();
        CHECK_EQUAL(data[99], 2);
        data[99] = 50;
        v.refresh();
        add(v, 1);
        CHECK_EQUAL(v[99], 51);
        v[98] = 7;
        add(v, 1);
        CHECK_EQUAL(v.data()[98], 8);
        v.data()[97] = 9;
        add(v, 1);

        array_view<int, 1> part = v.section(10, 5);
        part.discard_data();
        parallel_for_each(part.extent, [=](index<1> i) restrict(amp) { part[i] = -1; });
        CHECK_EQUAL(v[9], 5);
        CHECK_EQUAL(v[10], -1);
        CHECK_EQUAL(v[15], 5);
        add(part, -1);
        add(v, 0);
    }
    // The last view is destroyed.
    CHECK_EQUAL(data[97], 10);
    CHECK_EQUAL(data[98], 9);
    CHECK_EQUAL(data[14], -2);
    CHECK_EQUAL(data[16], 5);

    // A view keeps the storage of its array alive.
    std::unique_ptr<array<int, 1>> a(new array<int, 1>(10, data.begin()));
    array_view<int, 1> view(*a);
    add(view, 100);
    a.reset();
    CHECK_EQUAL(view[0], 105);

    // An array and a view of it, used alternately.
    array<int, 1> b(10);
    array_view<int, 1> whole(b);
    parallel_for_each(b.extent, [&b](index<1> i) restrict(amp) { b[i] = i[0]; });
    whole[3] = 30;
    parallel_for_each(b.extent, [&b](index<1> i) restrict(amp) { b[i] *= 2; });
    CHECK_EQUAL(whole[3], 60);
    whole[4] = 5;
    const std::vector<int> copied = b;
    CHECK_EQUAL(copied[4], 5);
    copy(data.begin(), data.begin() + 10, b);
    CHECK_EQUAL(whole[9], 5);

    // A view without a source, filled by one kernel and read by another.
    array_view<int, 2> loose(3, 4), other(3, 4);
    parallel_for_each(loose.extent, [=](index<2> i) restrict(amp) { loose[i] = i[0] * 4 + i[1]; });
    copy(loose, other);
    parallel_for_each(loose.extent, [=](index<2> i) restrict(amp) { other[i] += loose[i]; });
    CHECK_EQUAL(other(2, 3), 22);
    const array<int, 2> kept(array_view<const int, 2>{ other });
    const array<int, 2> twin = kept;
    const std::vector<int> numbers = twin;
    CHECK_EQUAL(numbers[11], 22);
    return report();
}

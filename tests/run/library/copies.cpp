// copy and copy_async between arrays, views, sections and iterators of several
// kinds, with conversions; constructors of arrays.
// R-5.3-e, R-5.3-g, R-5.3.3-c, R-5.3.3-d, R-5.3.4-a, R-5.3-h, R-5.1.2-g, R-5.1.2-k, R-5.1.3-e, R-5.1.3-k, R-4.6.3-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <deque>
#include <iterator>
#include <list>
#include <vector>
#include "check.h"
using namespace concurrency;

void negate(const array_view<int, 2>& v)
{
    parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { v[i] = -v[i]; });
}

int main()
{
    std::vector<int> data(12);
    for (int i = 0; i < 12; ++i)
        data[i] = i;
    const std::list<short> shorts(12, 3);
    const std::deque<double> doubles(12, 2.75);

    array<int, 2> a(3, 4, data.begin()), b(extent<2>(3, 4)), c(a);
    negate(a);
    copy(a, b);
    copy(c, a);
    std::vector<int> result = b;
    CHECK_EQUAL(result[11], -11);
    result = a;
    CHECK_EQUAL(result[11], 11);

    // Only the section is written.
    copy(b.section(0, 0, 2, 2), a.section(index<2>(1, 2)));
    result = a;
    CHECK_EQUAL(result[5], 5);
    CHECK_EQUAL(result[6], 0);
    CHECK_EQUAL(result[7], -1);
    CHECK_EQUAL(result[11], -5);
    std::list<long> longs;
    copy(a.section(1, 1, 2, 3), std::back_inserter(longs));
    CHECK_EQUAL(longs.size(), 6u);
    CHECK_EQUAL(longs.back(), -5);

    // Iterators with a conversion of each element.
    array<float, 1> f(12, shorts.begin(), shorts.end());
    const std::vector<float> floats = f;
    CHECK_EQUAL(floats[11], 3.0f);
    copy(doubles.begin(), doubles.end(), b);
    result = b;
    CHECK_EQUAL(result[0], 2);
    array_view<int, 2> section = b.section(1, 1, 2, 2);
    copy(data.begin(), section);
    CHECK_EQUAL(b.section(2, 2, 1, 1)(0, 0), 3);
    int raw[12];
    copy(b, raw);
    CHECK_EQUAL(raw[10], 3);
    CHECK_EQUAL(raw[11], 2);

    // Asynchronous copies.
    completion_future first = copy_async(data.begin(), data.end(), a);
    first.wait();
    completion_future second = copy_async(a, b);
    std::shared_future<void> shared = second;
    shared.get();
    std::vector<int> out(12);
    copy_async(array_view<const int, 2>(b), out.begin()).get();
    CHECK_EQUAL(out[11], 11);

    // Views and assignment.
    array_view<int, 2> view(3, 4, data);
    negate(view);
    const array<int, 2> from_view(view, accelerator().default_view);
    b = from_view;
    a = view;
    a.copy_to(array_view<int, 2>(b));
    view.copy_to(a);
    result = b;
    CHECK_EQUAL(result[11], -11);
    array<int, 2> small(1, 1);
    small = b;
    CHECK_EQUAL(small.extent[1], 4);
    array<int, 2> moved(std::move(small));
    result = moved;
    CHECK_EQUAL(result[5], -5);
    return report();
}

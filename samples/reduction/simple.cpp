// simple: sums by kernels without tiles. In the first two variants, each launch
// has a smaller domain than the one before.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <utility>
#include "reduction.h"

using namespace concurrency;

// Adds the second half of the elements to the first half, until one element is
// left. If the number is odd, the last element is added to `tail`.
int sum_simple(const std::vector<int>& values)
{
    int count = static_cast<int>(values.size());
    if (count == 0)
        return 0;

    array<int, 1> a(count, values.begin());
    int tail[1] = { 0 };
    array_view<int, 1> tail_view(1, tail);

    while (count > 1)
    {
        const int half = count / 2;
        const bool odd = count % 2 != 0;
        parallel_for_each(extent<1>(half), [=, &a](index<1> idx) restrict(amp)
        {
            a[idx] += a[idx + half];

            // One thread adds the element without a partner.
            if (odd && idx[0] == half - 1)
                tail_view[0] += a[count - 1];
        });
        count = half;
    }

    int first[1];
    copy(a.section(0, 1), first);
    return first[0] + tail_view[0];
}

// The same, but each thread adds sixteen elements.
int sum_simple_wide(const std::vector<int>& values)
{
    static const int window = 16;
    int count = static_cast<int>(values.size());

    array<int, 1> first(count, accelerator().default_view), second(tiles_for(count, window) + 1);
    copy(values.begin(), values.end(), first.section(0, count));
    array<int, 1>* in = &first;
    array<int, 1>* out = &second;

    while (count > window)
    {
        const int partials = tiles_for(count, window);
        const array<int, 1>& from = *in;
        array<int, 1>& to = *out;
        parallel_for_each(extent<1>(partials), [&from, &to, count, partials](index<1> idx) restrict(amp)
        {
            int sum = 0;
            for (int i = idx[0]; i < count; i += partials)
                sum += from[i];
            to[idx] = sum;
        });
        std::swap(in, out);
        count = partials;
    }

    std::vector<int> rest(count);
    copy(in->section(extent<1>(count)), rest.begin());
    return reduce_on_host(rest, plus());
}

// All threads add to one number with atomic operations.
int sum_with_atomics(const std::vector<int>& values)
{
    const array_view<const int> v(static_cast<int>(values.size()), values);
    array<int> total(1);
    const int zero = 0;
    copy(&zero, total);
    parallel_for_each(v.extent, [v, &total](index<1> idx) restrict(amp)
    {
        atomic_fetch_add(&total(0), v(idx));
    });
    return std::vector<int>(total)[0];
}

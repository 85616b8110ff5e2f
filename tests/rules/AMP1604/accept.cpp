// Parameters that accept the index of the launch. P-7-i, P-7-j, P-7-k, P-7-o, P-7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

struct generic
{
    array_view<int, 1> v;
    template <int N> int operator()(const index<N> &i) const restrict(amp) { return v[i] += 1; }
};
struct place
{
    int n;
    place(index<1> i) restrict(amp) : n(i[0]) {}
};

int main()
{
    int data[16] = {};
    array_view<int, 1> v(16, data);
    parallel_for_each(v.extent, [=](const index<1> i) restrict(amp) { v[i] += 1; });
    parallel_for_each(v.extent, [=](const index<1> &i) restrict(amp) { v[i] += 1; });
    parallel_for_each(v.extent, [=](index<1> &i) restrict(amp) { v[i] += 1; });
    parallel_for_each(v.extent, [=](auto i) restrict(amp) { v[i] += 1; });
    parallel_for_each(v.extent, [=](place p) restrict(amp) { v[p.n] += 1; });
    parallel_for_each(v.extent, generic{v});
    parallel_for_each(v.extent.tile<4>(), [=](index<1> i) restrict(amp) { v[i] += 1; });
    parallel_for_each(v.extent.tile<4>(), [=](const tiled_index<4> &t) restrict(amp) { v[t] += 1; });
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[0] += 1; });
    v.synchronize();
    return data[0] == 9 && data[15] == 8 ? 0 : 1;
}

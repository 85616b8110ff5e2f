// Domains of every kind, and another library's function named parallel_for_each. P-7-a, P-7-ag
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %accepted

#include <amp.h>
using namespace concurrency;

struct my_extent : extent<1>
{
    explicit my_extent(int n) : extent<1>(n) {}
};
namespace other
{
template <typename I, typename F> void parallel_for_each(I first, I last, F f)
{
    for (; first != last; ++first)
        f(*first);
}
} // namespace other

int main()
{
    int data[8] = {}, sum = 0;
    array_view<int, 1> v(8, data);
    accelerator_view place = accelerator().get_default_view();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
    parallel_for_each(my_extent(8), [=](index<1> i) restrict(amp) { v[i] += 1; });
    parallel_for_each(place, extent<1>(8), [=](index<1> i) restrict(amp) { v[i] += 1; });
    parallel_for_each(place, v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) { v[t] += 1; });
    v.synchronize();
    other::parallel_for_each(data, data + 8, [&](int x) { sum += x; });
    return sum == 32 ? 0 : 1;
}

// Tests kernels with an unnamed parameter and kernels without captures.
// P-7-o, P-7.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

struct nothing
{
    void operator()(index<1>) const restrict(amp) {}
};

int main()
{
    std::vector<int> data(3);
    array_view<int, 1> v(3, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[2] = 15; });
    parallel_for_each(extent<2>(1, 1).tile<1, 1>(), [=](tiled_index<1, 1>) restrict(amp) { v[1] = 16; });
    parallel_for_each(extent<1>(100), [](index<1>) restrict(amp) {});
    parallel_for_each(extent<1>(100), nothing());
    CHECK_EQUAL(v[0], 0);
    CHECK_EQUAL(v[1], 16);
    CHECK_EQUAL(v[2], 15);
    return report();
}

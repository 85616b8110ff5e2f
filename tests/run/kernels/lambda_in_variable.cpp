// Kernels stored in variables: launched several times, copied, and passed
// through references.
// P-7-l, P-7-af, L-2.1.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

int main()
{
    std::vector<int> data(50, 1);
    array_view<int, 1> v(50, data);
    int n = 3;

    auto add = [=](index<1> i) restrict(amp) { v[i] += n; };
    n = 100;                    // has no effect: `n` is already captured
    parallel_for_each(v.extent, add);
    parallel_for_each(v.extent, add);
    CHECK_EQUAL(v[49], 7);

    const auto tiled = [v](tiled_index<10> t) restrict(amp) -> void
    {
        v[t] *= t.tile[0] + 1;
    };
    parallel_for_each(v.extent.tile<10>(), tiled);
    CHECK_EQUAL(v[0], 7);
    CHECK_EQUAL(v[49], 35);

    auto copy_of_add = add;
    const auto& reference = copy_of_add;
    parallel_for_each(v.extent, reference);
    CHECK_EQUAL(v[0], 10);
    return report();
}

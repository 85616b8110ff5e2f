// Generic lambdas, as kernels and as functions that a kernel calls with several
// types.
// L-2.1.2-h, P-7-g
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
    std::vector<int> data(32);
    array_view<int, 1> v(32, data);

    parallel_for_each(v.extent, [=](auto i) restrict(amp) { v[i] = i[0] + 1; });
    CHECK_EQUAL(v[31], 32);
    parallel_for_each(v.extent.tile<8>(), [=](auto t) restrict(amp) { v[t.global] += t.local[0]; });
    CHECK_EQUAL(v[31], 39);

    auto larger = [](auto a, auto b) restrict(cpu, amp) { return a < b ? b : a; };
    parallel_for_each(v.extent, [=](const auto& i) restrict(amp)
    {
        v[i] = larger(v[i], 10) + static_cast<int>(larger(0.5f, 2.0f));
    });
    CHECK_EQUAL(v[0], 12);
    CHECK_EQUAL(v[31], 41);
    CHECK_EQUAL(larger(2.5, 1.5), 2.5);
    return report();
}

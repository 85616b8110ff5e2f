// Captures larger than the usual limits of kernel arguments: 8 KB and 40 KB of
// data by value.
// P-7-ah
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

struct table { float w[2000]; };
struct big_table { int n[10000]; };

int main()
{
    table t;
    for (int i = 0; i < 2000; ++i)
        t.w[i] = 0.5f * i;
    big_table big;
    for (int i = 0; i < 10000; ++i)
        big.n[i] = i * 3;
    const big_table& b = big;

    std::vector<float> data(2000);
    array_view<float, 1> v(data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = t.w[i[0]] * 2; });
    CHECK_EQUAL(v[1999], 1999.0f);
    const double offset = 0.25;
    parallel_for_each(v.extent, [v, b, offset](index<1> i) restrict(amp)
    {
        v[i] += static_cast<float>(b.n[i[0] * 5] + offset);
    });
    CHECK_EQUAL(v[1999], 1999.0f + 3 * 9995 + 0.25f);
    return report();
}

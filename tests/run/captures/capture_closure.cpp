// Captures of closures of amp lambdas: nested three deep, containing views,
// called in kernels. Lambdas inside kernels.
// P-7.1-n, L-2.1.2-f, L-2.2.1-d, L-2.4.3.3-a, L-2.4.3.3-f
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
    std::vector<int> data(20), other(20, 3);
    array_view<int, 1> v(data), w(other);
    const int factor = 2;

    auto times = [factor](int x) restrict(amp, cpu) { return x * factor; };
    auto element = [w, times](index<1> i) restrict(amp) { return times(w[i]); };
    auto store = [=](index<1> i, int add) restrict(amp) { v[i] = element(i) + add; };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        store(i, i[0]);
        // Also restrict(amp), like the enclosing lambda.
        auto inner = [=](int x) { return x + i[0]; };
        int sum = 0;
        auto accumulate = [=](int x) mutable { return sum += x; };
        v[i] = inner(v[i]) + accumulate(1) * accumulate(1);
    });
    for (int i = 0; i < 20; ++i)
        CHECK_EQUAL(v[i], 6 + 2 * i + 2);
    CHECK_EQUAL(times(21), 42);
    return report();
}

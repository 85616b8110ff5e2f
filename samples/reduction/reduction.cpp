// reduction: computes the sum and the maximum of numbers in seven ways, by
// simple, tiled and cascaded kernels.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <iostream>
#include <random>
#include "reduction.h"
#include "../common/sample.h"

static bool report(const char* name, int result, int expected)
{
    std::cout << "  " << name << ": " << result << (result == expected ? ": correct" : ": FAILED") << "\n";
    return result == expected;
}

int main()
{
    const int count = small_test() ? 2051 : 300007;        // not a multiple of a tile size
    std::vector<int> values(count);
    std::mt19937 engine(5);
    for (int& value : values)
        value = static_cast<int>(engine() % 2001) - 1000;

    const int sum = reduce_on_host(values, plus());
    const int maximum = reduce_on_host(values, largest());

    std::cout << "reduction: " << count << " numbers on "
              << narrow(concurrency::accelerator().description) << "\n";
    bool passed = report("sum, simple", sum_simple(values), sum);
    passed = report("sum, simple, 16 per thread", sum_simple_wide(values), sum) && passed;
    passed = report("sum, atomics", sum_with_atomics(values), sum) && passed;
    passed = report("sum, tiled", sum_tiled(values), sum) && passed;
    passed = report("sum, cascaded", sum_cascade(values), sum) && passed;
    passed = report("largest, tiled", largest_tiled(values), maximum) && passed;
    passed = report("largest, cascaded", largest_cascade(values), maximum) && passed;
    return passed ? 0 : 1;
}

// Kernels and functions that other functions return.
// P-7-l, P-7.1-n, L-2.1.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

auto make_adder(array_view<float, 1> v, float f)
{
    return [=](index<1> i) restrict(amp) { v[i] += f; };
}

template <typename T>
auto make_square()
{
    return [](T x) restrict(cpu, amp) { return x * x; };
}

int main()
{
    std::vector<float> data(30, 1.5f);
    array_view<float, 1> v(30, data);
    parallel_for_each(v.extent, make_adder(v, 0.5f));
    auto square = make_square<float>();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = square(v[i]); });
    CHECK_EQUAL(v[29], 4.0f);
    CHECK_EQUAL(square(3.0f), 9.0f);            // the same lambda on the host
    CHECK_EQUAL(make_square<int>()(5), 25);
    return report();
}

// Functions with amp code whose cpu body calls host functions, and constexpr
// functions in amp code. nvcc must see no call of a host function in device
// code.
// L-2.3.2.1-a, L-2.2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>
#include "check.h"
using namespace concurrency;

static double host_root(double x)
{
    const std::string text = "one";
    return std::sqrt(x) + text.size();
}
double f(double x) restrict(cpu) { return host_root(x); }
double f(double x) restrict(amp) { return x; }

template <typename T>
T call_f(T a, T b) restrict(cpu, amp) { return f(a) + b; }

constexpr int square(int x) { return x * x; }

struct larger
{
    int x;
    larger(int a) restrict(cpu) : x(std::max(a, 100)) {}
    larger(int a) restrict(amp) : x(a) {}
};

int main()
{
    std::vector<double> data(4, 4.0);
    array_view<double> v(4, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp)
    {
        int zeros[square(2)] = {};
        larger l(3);
        v[i] = call_f(v[i], 1.0) + zeros[3] + l.x;
    });
    CHECK_EQUAL(v[3], 8.0);
    CHECK_EQUAL(call_f(4.0, 1.0), 6.0);
    CHECK_EQUAL(larger(3).x, 100);
    return report();
}

// Float sums, products and quotients are rounded to float precision in amp code.
//
// accept: L-2.4.1.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

float sum(float a, float b) restrict(cpu, amp) { return a + b; }
float product(float a, float b) restrict(cpu, amp) { return a * b; }
double widened(float a, float b) restrict(cpu, amp) { return a / b; }

int main()
{
    double data[3] = {};
    array_view<double, 1> v(3, data);
    float big = 16777216.0f, third = 1.0f / 3;
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = sum(big, 1.0f);
        v[1] = product(third, third);
        v[2] = widened(1.0f, 3.0f);
    });
    volatile float rounded = third * third;
    check("sum", v[0], 16777216);
    check("product", v[1], rounded);
    check("quotient", v[2], third);
    return failures;
}

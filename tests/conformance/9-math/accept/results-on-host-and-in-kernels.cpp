// A cpu,amp function that uses math namespaces has the same results on the host and in kernels.
//
// accept: MA-9-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <amp_math.h>
#include <cmath>

float hypotenuse(float a, float b) restrict(cpu, amp)
{
    using namespace concurrency::fast_math;
    return sqrt(a * a + b * b);
}
double wave(double x) restrict(cpu, amp)
{
    using namespace concurrency::precise_math;
    return floor(x) + fabs(-x);
}

int main()
{
    double data[2] = {};
    array_view<double, 1> v(2, data);
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
    {
        v[0] = hypotenuse(3, 4);
        v[1] = wave(2.5) + concurrency::precise_math::fmax(1.0, 2.0);
    });
    check("fast_math", v[0], 5);
    check("precise_math", v[1], 6.5);
    check("host", hypotenuse(6, 8) + wave(1.5), 12.5);
    return failures;
}

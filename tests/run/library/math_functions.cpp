// Math functions: fast_math and precise_math by qualified names, unqualified
// calls in functions of both restrictions, and std:: on the host.
// MA-9-a, MA-9-b, MA-9-c, MA-9-h, P-7-aj
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <vector>
#include "check.h"
using namespace concurrency;

namespace single
{
    using namespace concurrency::fast_math;
    float wave(float x) restrict(cpu, amp) { return sin(x) * cos(x) + sqrt(x); }
}

namespace whole
{
    using namespace concurrency::precise_math;
    double wave(double x) restrict(cpu, amp) { return exp(-x) + pow(x, 1.5) + fabs(floor(-x)); }
}

static bool near(double a, double b, double bound) { return std::fabs(a - b) <= bound; }

int main()
{
    std::vector<float> singles(8);
    std::vector<double> doubles(8);
    array_view<float, 1> s(singles);
    array_view<double, 1> d(doubles);
    parallel_for_each(s.extent, [=](index<1> i) restrict(amp)
    {
        const float x = 0.5f + i[0];
        s[i] = single::wave(x);
        switch (i[0])
        {
        case 1: s[i] = fast_math::rsqrt(16.0f); break;
        case 2: s[i] = fast_math::fmaxf(x, 7.0f); break;
        case 3: s[i] = fast_math::log10(1000.0f); break;
        case 4: s[i] = precise_math::hypot(3.0f, 4.0f); break;
        }
        d[i] = whole::wave(x);
        if (i[0] == 7)
        {
            int exponent = 0;
            const double mantissa = precise_math::frexp(48.0, &exponent);
            d[i] = mantissa + exponent + precise_math::fma(2.0, 3.0, 4.0);
        }
    });
    CHECK_EQUAL(near(s[0], single::wave(0.5f), 1e-5), true);
    CHECK_EQUAL(near(s[1], 0.25, 1e-5), true);
    CHECK_EQUAL(s[2], 7.0f);
    CHECK_EQUAL(near(s[3], 3.0, 1e-5), true);
    CHECK_EQUAL(near(s[4], 5.0, 1e-5), true);
    CHECK_EQUAL(near(s[7], single::wave(7.5f), 1e-5), true);
    for (int i = 0; i < 7; ++i)
        CHECK_EQUAL(near(d[i], whole::wave(0.5 + i), 1e-12), true);
    CHECK_EQUAL(near(d[7], 0.75 + 6 + 10, 1e-12), true);
    return report();
}

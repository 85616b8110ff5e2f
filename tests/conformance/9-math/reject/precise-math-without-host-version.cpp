// Cpu,amp code must not call precise_math functions that have no host version.
//
// reject: MA-9-l, MA-9.2-noimport
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
using namespace concurrency;

void on_both(float x, double d, float *to, int *sign) restrict(cpu, amp)
{
    precise_math::cospi(x);      // ERROR
    precise_math::erfcinv(d);    // ERROR
    precise_math::erfinv(d);     // ERROR
    precise_math::exp10(x);      // ERROR
    precise_math::fpclassify(d); // ERROR
    precise_math::isfinite(d);   // ERROR
    precise_math::isinf(d);      // ERROR
    precise_math::isnan(d);      // ERROR
    precise_math::isnormal(d);   // ERROR
    precise_math::lgamma(d, sign); // ERROR
    precise_math::nan(1);        // ERROR
    precise_math::rcbrt(d);      // ERROR
    precise_math::rsqrt(d);      // ERROR
    precise_math::scalb(d, d);   // ERROR
    precise_math::signbit(d);    // ERROR
    precise_math::sincos(x, to, to); // ERROR
    precise_math::sinpi(d);      // ERROR
    precise_math::tanpi(d);      // ERROR
}

void in_amp_code(float x, double d, float *to, int *sign) restrict(amp)
{
    precise_math::cospi(x);
    precise_math::lgamma(d, sign);
    precise_math::nan(1);
    fast_math::sincosf(x, to, to);
}

// Cpu code must not call the amp-only functions of fast_math and direct3d.
//
// reject: MA-9-l, MA-9.3-ns
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
using namespace concurrency;

void on_both(float x, float *to) restrict(cpu, amp)
{
    fast_math::isfinite(x);      // ERROR
    fast_math::isinf(x);         // ERROR
    fast_math::isnan(x);         // ERROR
    fast_math::rsqrtf(x);        // ERROR
    fast_math::signbitf(x);      // ERROR
    fast_math::sincosf(x, to, to); // ERROR
}

float on_the_host(float x) { return fast_math::rsqrt(x); } // ERROR
int of_direct3d(int x) restrict(cpu, amp) { return direct3d::abs(x); } // ERROR

void in_amp_code(float x, float *to) restrict(amp)
{
    fast_math::sincosf(x, to, to);
    fast_math::rsqrtf(x + direct3d::abs(-1));
}

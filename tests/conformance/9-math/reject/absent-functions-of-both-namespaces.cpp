// Amp code must not call functions that fast_math or precise_math does not declare.
//
// reject: MA-9.1-absent, MA-9-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
using namespace concurrency;

void absent(float x, double d, double *to) restrict(amp)
{
    fast_math::erf(x);       // ERROR
    fast_math::cbrt(x);      // ERROR
    fast_math::hypot(x, x);  // ERROR
    fast_math::fmaf(x, x, x); // ERROR
    fast_math::tgamma(x);    // ERROR
    fast_math::nearbyint(x); // ERROR
    fast_math::isnanf(x);    // ERROR
    fast_math::modf(d, to);  // ERROR
    precise_math::rint(d);   // ERROR
    precise_math::lrint(d);  // ERROR
    precise_math::isnanf(x); // ERROR
    precise_math::lgamma(d); // ERROR
    precise_math::phi(d);    // ERROR
    fast_math::sqrt(d);
}

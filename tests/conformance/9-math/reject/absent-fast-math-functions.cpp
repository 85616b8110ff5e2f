// fast_math must not have erf, cbrt, hypot, fma, tgamma or other functions of precise_math.
//
// reject: MA-9.1-absent
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp_math.h>
namespace fm = concurrency::fast_math;
void f(float x, float *p, int *n) restrict(amp)
{
    fm::erf(x); // ERROR
    fm::cbrt(x); // ERROR
    fm::hypot(x, x); // ERROR
    fm::fma(x, x, x); // ERROR
    fm::tgamma(x); // ERROR
    fm::log1p(x); // ERROR
    fm::expm1(x); // ERROR
    fm::isnanf(x); // ERROR
    fm::isnormal(x); // ERROR
    fm::exp10(x); // ERROR
    fm::copysign(x, x); // ERROR
    fm::nearbyint(x); // ERROR
    fm::sinpi(x); // ERROR
    fm::acosh(x); // ERROR
    fm::remainder(x, x); // ERROR
    fm::ilogb(x); // ERROR
}
int main() {}

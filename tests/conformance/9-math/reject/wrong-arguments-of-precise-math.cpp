// A call of a precise_math function must match one overload exactly enough to be unambiguous.
//
// reject: MA-9-k, MA-9.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp_math.h>
namespace pm = concurrency::precise_math;
void f(float x, double d, float *p, double *q, int *n) restrict(amp)
{
    pm::cos(1); // ERROR
    pm::pow(x, d); // ERROR
    pm::lgamma(x); // ERROR
    pm::frexp(x, p); // ERROR
    pm::sincos(x, p, q); // ERROR
    pm::isnanf(x); // ERROR
    pm::fpclassifyf(x); // ERROR
    pm::remquo(d, d, q); // ERROR
    pm::fma(x, x, d); // ERROR
    pm::abs(x); // ERROR
    pm::lround(x); // ERROR
    pm::rint(x); // ERROR
    pm::j0(x); // ERROR
    pm::sqrt(1u); // ERROR
    pm::mad(x, x, x); // ERROR
}
int main() {}

// fast_math must not have lgamma, rcbrt, nan, scalbn, fpclassify or fdim.
//
// reject: MA-9.1-absent
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp_math.h>
namespace fm = concurrency::fast_math;
void f(float x, double d, float *p, double *q, int *n) restrict(amp)
{
    fm::lgamma(x, n); // ERROR
    fm::rcbrt(x); // ERROR
    fm::nan(1); // ERROR
    fm::scalbn(x, 1); // ERROR
    fm::modf(x, q); // ERROR
    fm::sincos(x, q, q); // ERROR
    fm::fpclassify(x); // ERROR
    fm::fdim(x, x); // ERROR
}
int main() {}

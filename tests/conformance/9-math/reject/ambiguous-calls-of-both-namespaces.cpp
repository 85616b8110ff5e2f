// An unqualified call must not fit functions of both fast_math and precise_math.
//
// reject: MA-9-d, MA-9-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
using namespace concurrency::fast_math;
using namespace concurrency::precise_math;

float by_plain_name(float x) restrict(amp) { return cos(x); } // ERROR
float by_suffixed_name(float x) restrict(amp) { return sinf(x); } // ERROR
void by_pointers(float x, float *s, float *c) restrict(amp) { sincos(x, s, c); } // ERROR
double of_an_integer() restrict(amp) { return concurrency::precise_math::cos(1); } // ERROR
double of_two_types(float x, double y) restrict(amp) {
  return concurrency::precise_math::pow(x, y); // ERROR
}
float qualified(float x) restrict(amp) {
  return concurrency::fast_math::cos(x) + concurrency::precise_math::cos(x);
}
double in_one_alone(double x) restrict(amp) {
  return erf(x) + concurrency::precise_math::pow(x, 2);
}

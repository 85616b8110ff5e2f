// An unqualified call must not fit functions of both fast_math and precise_math.
//
// reject: MA-9-d, MA-9-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>

// A call by plain name, by suffixed name, with pointers, integers or mixed types is ambiguous.
using namespace concurrency::fast_math;
using namespace concurrency::precise_math;

float by_plain_name(float x) restrict(amp) { return cos(x); }                      // expected-error
float by_suffixed_name(float x) restrict(amp) { return sinf(x); }                  // expected-error
void by_pointers(float x, float *s, float *c) restrict(amp) { sincos(x, s, c); }   // expected-error
double of_an_integer() restrict(amp) { return concurrency::precise_math::cos(1); } // expected-error
double of_two_types(float x, double y) restrict(amp) {
  return concurrency::precise_math::pow(x, y); // expected-error
}
float qualified(float x) restrict(amp) {
  return concurrency::fast_math::cos(x) + concurrency::precise_math::cos(x);
}
double in_one_alone(double x) restrict(amp) {
  return erf(x) + concurrency::precise_math::pow(x, 2);
}

// An unqualified call of cos or sqrtf with a float is ambiguous if both namespaces are used.
float plain(float x) restrict(amp) { return cos(x); }      // expected-error
float suffixed(float x) restrict(amp) { return sqrtf(x); } // expected-error
double of_a_double(double x) restrict(amp) { return log2(x); }
float qualified_and_unique(float x) restrict(amp) {
  return concurrency::fast_math::cos(x) + erf(x);
}

int main() {}

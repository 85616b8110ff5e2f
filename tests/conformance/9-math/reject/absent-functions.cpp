// Amp code must not call functions that fast_math or precise_math does not declare.
//
// reject: MA-9.1-absent, MA-9-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cfloat>
#include <cmath>
#include <cstdio>
#include <limits>

// fast_math must not have erf, cbrt, hypot, fma, tgamma or other functions of precise_math.
namespace fast_math_functions {
namespace fm = concurrency::fast_math;
void f(float x, float *p, int *n) restrict(amp) {
  fm::erf(x);          // expected-error
  fm::cbrt(x);         // expected-error
  fm::hypot(x, x);     // expected-error
  fm::fma(x, x, x);    // expected-error
  fm::tgamma(x);       // expected-error
  fm::log1p(x);        // expected-error
  fm::expm1(x);        // expected-error
  fm::isnanf(x);       // expected-error
  fm::isnormal(x);     // expected-error
  fm::exp10(x);        // expected-error
  fm::copysign(x, x);  // expected-error
  fm::nearbyint(x);    // expected-error
  fm::sinpi(x);        // expected-error
  fm::acosh(x);        // expected-error
  fm::remainder(x, x); // expected-error
  fm::ilogb(x);        // expected-error
}
} // namespace fast_math_functions

// fast_math must not have lgamma, rcbrt, nan, scalbn, fpclassify or fdim.
namespace special_functions {
namespace fm = concurrency::fast_math;
void f(float x, double d, float *p, double *q, int *n) restrict(amp) {
  fm::lgamma(x, n);    // expected-error
  fm::rcbrt(x);        // expected-error
  fm::nan(1);          // expected-error
  fm::scalbn(x, 1);    // expected-error
  fm::modf(x, q);      // expected-error
  fm::sincos(x, q, q); // expected-error
  fm::fpclassify(x);   // expected-error
  fm::fdim(x, x);      // expected-error
}
} // namespace special_functions

using namespace concurrency;

// Amp code must not call functions that fast_math or precise_math does not declare.
namespace both_namespaces {
void absent(float x, double d, double *to) restrict(amp) {
  fast_math::erf(x);        // expected-error
  fast_math::cbrt(x);       // expected-error
  fast_math::hypot(x, x);   // expected-error
  fast_math::fmaf(x, x, x); // expected-error
  fast_math::tgamma(x);     // expected-error
  fast_math::nearbyint(x);  // expected-error
  fast_math::isnanf(x);     // expected-error
  fast_math::modf(d, to);   // expected-error
  precise_math::rint(d);    // expected-error
  precise_math::lrint(d);   // expected-error
  precise_math::isnanf(x);  // expected-error
  precise_math::lgamma(d);  // expected-error
  precise_math::phi(d);     // expected-error
  fast_math::sqrt(d);
}
} // namespace both_namespaces

// A kernel must not call a precise_math function through fast_math.
namespace every_function {
void f(array_view<float, 1> v) {
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int q;
        float w;
        v[i] = concurrency::fast_math::acosh(v[i]);      // expected-error
        v[i] = concurrency::fast_math::asinh(v[i]);      // expected-error
        v[i] = concurrency::fast_math::atanh(v[i]);      // expected-error
        v[i] = concurrency::fast_math::cbrt(v[i]);       // expected-error
        v[i] = concurrency::fast_math::copysign(v[i]);   // expected-error
        v[i] = concurrency::fast_math::cospi(v[i]);      // expected-error
        v[i] = concurrency::fast_math::erf(v[i]);        // expected-error
        v[i] = concurrency::fast_math::erfc(v[i]);       // expected-error
        v[i] = concurrency::fast_math::erfinv(v[i]);     // expected-error
        v[i] = concurrency::fast_math::erfcinv(v[i]);    // expected-error
        v[i] = concurrency::fast_math::exp10(v[i]);      // expected-error
        v[i] = concurrency::fast_math::expm1(v[i]);      // expected-error
        v[i] = concurrency::fast_math::fdim(v[i]);       // expected-error
        v[i] = concurrency::fast_math::fma(v[i]);        // expected-error
        v[i] = concurrency::fast_math::fpclassify(v[i]); // expected-error
        v[i] = concurrency::fast_math::hypot(v[i]);      // expected-error
        v[i] = concurrency::fast_math::ilogb(v[i]);      // expected-error
        v[i] = concurrency::fast_math::isnormal(v[i]);   // expected-error
        v[i] = concurrency::fast_math::lgamma(v[i]);     // expected-error
        v[i] = concurrency::fast_math::log1p(v[i]);      // expected-error
        v[i] = concurrency::fast_math::logb(v[i]);       // expected-error
        v[i] = concurrency::fast_math::nan(v[i]);        // expected-error
        v[i] = concurrency::fast_math::nearbyint(v[i]);  // expected-error
        v[i] = concurrency::fast_math::nextafter(v[i]);  // expected-error
        v[i] = concurrency::fast_math::rcbrt(v[i]);      // expected-error
        v[i] = concurrency::fast_math::remainder(v[i]);  // expected-error
        v[i] = concurrency::fast_math::remquo(v[i]);     // expected-error
        v[i] = concurrency::fast_math::scalb(v[i]);      // expected-error
        v[i] = concurrency::fast_math::scalbn(v[i]);     // expected-error
        v[i] = concurrency::fast_math::sinpi(v[i]);      // expected-error
        v[i] = concurrency::fast_math::tgamma(v[i]);     // expected-error
        v[i] = concurrency::fast_math::tanpi(v[i]);      // expected-error
        v[i] = concurrency::fast_math::isfinitef(v[i]);  // expected-error
        v[i] = concurrency::fast_math::isinff(v[i]);     // expected-error
        v[i] = concurrency::fast_math::isnanf(v[i]);     // expected-error
        v[i] = concurrency::fast_math::fmaf(v[i]);       // expected-error
        v[i] = concurrency::fast_math::hypotf(v[i]);     // expected-error
      });
}
} // namespace every_function

int main() {}

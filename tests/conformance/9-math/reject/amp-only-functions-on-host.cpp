// Cpu code and cpu,amp code must not call math functions that have no host version.
//
// reject: MA-9-j, MA-9-l, MA-9.2-noimport, MA-9.3-ns
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cmath>

// Cpu code must not call math functions that the host's standard library lacks.
namespace absent_from_host_library {
namespace fast {
using namespace concurrency::fast_math;
double f(double d) restrict(cpu, amp) { return cos(d); }                       // expected-error
float g(float x) restrict(cpu, amp) { return rsqrt(x); }                       // expected-error
int h(float x) restrict(cpu, amp) { return concurrency::fast_math::isinf(x); } // expected-error
void i(float x, float *s, float *c) restrict(cpu, amp) {
  concurrency::fast_math::sincos(x, s, c); // expected-error
}
} // namespace fast
namespace precise {
namespace pm = concurrency::precise_math;
double f(double d) restrict(cpu, amp) { return pm::exp10(d); }                   // expected-error
double g(double d) restrict(cpu, amp) { return pm::erfinv(d) + pm::erfcinv(d); } // expected-error
int h(double d) restrict(cpu, amp) { return pm::signbit(d); }                    // expected-error
double i(double d) { return pm::cospi(d); }                                      // expected-error
double j() { return pm::nan(1); }                                                // expected-error
float k(float f, int *n) { return pm::lgammaf(f, n); }                           // expected-error
float l(float f) restrict(cpu, amp) { return pm::rcbrt(f); }                     // expected-error
} // namespace precise
} // namespace absent_from_host_library

using namespace concurrency;

// A cpu,amp function must not call any amp-only function of precise_math.
namespace cpu_amp_functions {
void h(float x, double y) restrict(cpu, amp) {
  x = concurrency::precise_math::cospi(x);      // expected-error
  y = concurrency::precise_math::cospi(y);      // expected-error
  x = concurrency::precise_math::erfcinv(x);    // expected-error
  y = concurrency::precise_math::erfcinv(y);    // expected-error
  x = concurrency::precise_math::erfinv(x);     // expected-error
  y = concurrency::precise_math::erfinv(y);     // expected-error
  x = concurrency::precise_math::exp10(x);      // expected-error
  y = concurrency::precise_math::exp10(y);      // expected-error
  x = concurrency::precise_math::isfinite(x);   // expected-error
  y = concurrency::precise_math::isfinite(y);   // expected-error
  x = concurrency::precise_math::isinf(x);      // expected-error
  y = concurrency::precise_math::isinf(y);      // expected-error
  x = concurrency::precise_math::isnan(x);      // expected-error
  y = concurrency::precise_math::isnan(y);      // expected-error
  x = concurrency::precise_math::isnormal(x);   // expected-error
  y = concurrency::precise_math::isnormal(y);   // expected-error
  x = concurrency::precise_math::rcbrt(x);      // expected-error
  y = concurrency::precise_math::rcbrt(y);      // expected-error
  x = concurrency::precise_math::rsqrt(x);      // expected-error
  y = concurrency::precise_math::rsqrt(y);      // expected-error
  x = concurrency::precise_math::sinpi(x);      // expected-error
  y = concurrency::precise_math::sinpi(y);      // expected-error
  x = concurrency::precise_math::signbit(x);    // expected-error
  y = concurrency::precise_math::signbit(y);    // expected-error
  x = concurrency::precise_math::tanpi(x);      // expected-error
  y = concurrency::precise_math::tanpi(y);      // expected-error
  x = concurrency::precise_math::fpclassify(x); // expected-error
  y = concurrency::precise_math::fpclassify(y); // expected-error
  x = concurrency::fast_math::rsqrt(x);         // expected-error
  x = concurrency::fast_math::isfinite(x);      // expected-error
  x = concurrency::fast_math::isinf(x);         // expected-error
  x = concurrency::fast_math::isnan(x);         // expected-error
  x = concurrency::fast_math::signbit(x);       // expected-error
  x = concurrency::fast_math::rsqrtf(x);        // expected-error
  x = concurrency::fast_math::signbitf(x);      // expected-error
  int e;
  float s, c;
  concurrency::precise_math::lgamma(x, &e);     // expected-error
  concurrency::precise_math::sincos(x, &s, &c); // expected-error
  concurrency::fast_math::sincosf(x, &s, &c);   // expected-error
  concurrency::precise_math::nan(3);            // expected-error
  concurrency::precise_math::scalb(x, x);       // expected-error
}
} // namespace cpu_amp_functions

// A cpu function must not call any amp-only function of precise_math.
namespace cpu_functions {
void h(float x, double y) {
  x = concurrency::precise_math::cospi(x);      // expected-error
  y = concurrency::precise_math::cospi(y);      // expected-error
  x = concurrency::precise_math::erfcinv(x);    // expected-error
  y = concurrency::precise_math::erfcinv(y);    // expected-error
  x = concurrency::precise_math::erfinv(x);     // expected-error
  y = concurrency::precise_math::erfinv(y);     // expected-error
  x = concurrency::precise_math::exp10(x);      // expected-error
  y = concurrency::precise_math::exp10(y);      // expected-error
  x = concurrency::precise_math::isfinite(x);   // expected-error
  y = concurrency::precise_math::isfinite(y);   // expected-error
  x = concurrency::precise_math::isinf(x);      // expected-error
  y = concurrency::precise_math::isinf(y);      // expected-error
  x = concurrency::precise_math::isnan(x);      // expected-error
  y = concurrency::precise_math::isnan(y);      // expected-error
  x = concurrency::precise_math::isnormal(x);   // expected-error
  y = concurrency::precise_math::isnormal(y);   // expected-error
  x = concurrency::precise_math::rcbrt(x);      // expected-error
  y = concurrency::precise_math::rcbrt(y);      // expected-error
  x = concurrency::precise_math::rsqrt(x);      // expected-error
  y = concurrency::precise_math::rsqrt(y);      // expected-error
  x = concurrency::precise_math::sinpi(x);      // expected-error
  y = concurrency::precise_math::sinpi(y);      // expected-error
  x = concurrency::precise_math::signbit(x);    // expected-error
  y = concurrency::precise_math::signbit(y);    // expected-error
  x = concurrency::precise_math::tanpi(x);      // expected-error
  y = concurrency::precise_math::tanpi(y);      // expected-error
  x = concurrency::precise_math::fpclassify(x); // expected-error
  y = concurrency::precise_math::fpclassify(y); // expected-error
  x = concurrency::fast_math::rsqrt(x);         // expected-error
  x = concurrency::fast_math::isfinite(x);      // expected-error
  x = concurrency::fast_math::isinf(x);         // expected-error
  x = concurrency::fast_math::isnan(x);         // expected-error
  x = concurrency::fast_math::signbit(x);       // expected-error
  x = concurrency::fast_math::rsqrtf(x);        // expected-error
  x = concurrency::fast_math::signbitf(x);      // expected-error
  int e;
  float s, c;
  concurrency::precise_math::lgamma(x, &e);     // expected-error
  concurrency::precise_math::sincos(x, &s, &c); // expected-error
  concurrency::fast_math::sincosf(x, &s, &c);   // expected-error
  concurrency::precise_math::nan(3);            // expected-error
  concurrency::precise_math::scalb(x, x);       // expected-error
}
} // namespace cpu_functions

// Cpu,amp code must not call precise_math functions that have no host version.
namespace precise_math_calls {
void on_both(float x, double d, float *to, int *sign) restrict(cpu, amp) {
  precise_math::cospi(x);          // expected-error
  precise_math::erfcinv(d);        // expected-error
  precise_math::erfinv(d);         // expected-error
  precise_math::exp10(x);          // expected-error
  precise_math::fpclassify(d);     // expected-error
  precise_math::isfinite(d);       // expected-error
  precise_math::isinf(d);          // expected-error
  precise_math::isnan(d);          // expected-error
  precise_math::isnormal(d);       // expected-error
  precise_math::lgamma(d, sign);   // expected-error
  precise_math::nan(1);            // expected-error
  precise_math::rcbrt(d);          // expected-error
  precise_math::rsqrt(d);          // expected-error
  precise_math::scalb(d, d);       // expected-error
  precise_math::signbit(d);        // expected-error
  precise_math::sincos(x, to, to); // expected-error
  precise_math::sinpi(d);          // expected-error
  precise_math::tanpi(d);          // expected-error
}

void in_amp_code(float x, double d, float *to, int *sign) restrict(amp) {
  precise_math::cospi(x);
  precise_math::lgamma(d, sign);
  precise_math::nan(1);
  fast_math::sincosf(x, to, to);
}
} // namespace precise_math_calls

// Cpu code must not call the amp-only functions of fast_math and direct3d.
namespace fast_math_and_direct3d {
void on_both(float x, float *to) restrict(cpu, amp) {
  fast_math::isfinite(x);        // expected-error
  fast_math::isinf(x);           // expected-error
  fast_math::isnan(x);           // expected-error
  fast_math::rsqrtf(x);          // expected-error
  fast_math::signbitf(x);        // expected-error
  fast_math::sincosf(x, to, to); // expected-error
}

float on_the_host(float x) { return fast_math::rsqrt(x); }             // expected-error
int of_direct3d(int x) restrict(cpu, amp) { return direct3d::abs(x); } // expected-error

void in_amp_code(float x, float *to) restrict(amp) {
  fast_math::sincosf(x, to, to);
  fast_math::rsqrtf(x + direct3d::abs(-1));
}
} // namespace fast_math_and_direct3d

// Cpu,amp code must not call rsqrt or pass double or int to a fast_math function.
namespace narrowing_calls {
float inverse(float x) restrict(cpu, amp) {
  return fast_math::rsqrt(x); // expected-error
}

float inverse_amp(float x) restrict(amp) { return fast_math::rsqrt(x); }

double narrowed(double x) restrict(cpu, amp) {
  using namespace concurrency::fast_math;
  return cos(x); // expected-error
}

double widened(int n) restrict(cpu, amp) {
  return concurrency::fast_math::sqrt(n); // expected-error
}

double exact(double x) restrict(cpu, amp) { return precise_math::cos(x); }
float exact_float(float x) restrict(cpu, amp) {
  return fast_math::cos(x) + fast_math::pow(x, float(2));
}
} // namespace narrowing_calls

int main() {}

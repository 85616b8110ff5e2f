// A call of a math function must match exactly one overload; names of std, absent names and too few
// arguments do not match.
//
// reject: MA-9-k, MA-9.2-a, MA-9.3-a, MA-9-d, MA-9-j, MA-9-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cstdlib>

// A call of a precise_math function must match exactly one overload best.
namespace precise_math_arguments {
namespace pm = concurrency::precise_math;
void f(float x, double d, float *p, double *q, int *n) restrict(amp) {
  pm::cos(1);          // expected-error
  pm::pow(x, d);       // expected-error
  pm::lgamma(x);       // expected-error
  pm::frexp(x, p);     // expected-error
  pm::sincos(x, p, q); // expected-error
  pm::isnanf(x);       // expected-error
  pm::fpclassifyf(x);  // expected-error
  pm::remquo(d, d, q); // expected-error
  pm::fma(x, x, d);    // expected-error
  pm::abs(x);          // expected-error
  pm::lround(x);       // expected-error
  pm::rint(x);         // expected-error
  pm::j0(x);           // expected-error
  pm::sqrt(1u);        // expected-error
  pm::mad(x, x, x);    // expected-error
}
} // namespace precise_math_arguments

// direct3d functions must not be called in cpu code or with wrong names and arguments.
namespace direct3d_calls {
namespace d = concurrency::direct3d;
int a(int i) { return d::abs(i); }                                    // expected-error
unsigned b(unsigned u) restrict(cpu, amp) { return d::countbits(u); } // expected-error
void f(int i, unsigned u, float x, double y) restrict(amp) {
  d::clamp(i, x, i);         // expected-error
  d::max(i, i);              // expected-error
  d::mad(i, u, x);           // expected-error
  d::saturate();             // expected-error
  d::dot(x, x);              // expected-error
  d::lerp(x, x, x);          // expected-error
  d::clamp(u, x);            // expected-error
  concurrency::countbits(u); // expected-error
  d::noise(x, x);            // expected-error
}
} // namespace direct3d_calls

using namespace concurrency;

// Amp code must not call math functions that are ambiguous, absent, of std or given too few
// arguments.
namespace unique_match {
namespace both {
using namespace concurrency::fast_math;
using namespace concurrency::precise_math;
float f(float x) restrict(amp) {
  x += cos(x);   // expected-error
  x += sqrtf(x); // expected-error
  x += isnan(x); // expected-error
  return x;
}
} // namespace both
namespace fast {
using namespace concurrency::fast_math;
double f(double d) restrict(cpu, amp) {
  return cos(d); // expected-error
}
} // namespace fast
namespace precise {
using namespace concurrency::precise_math;
double f(double d) restrict(amp) {
  d += cos(1);         // expected-error
  d += pow(1.0f, 2.0); // expected-error
  d += frexp(d, &d);   // expected-error
  d += lgamma(d);      // expected-error
  d += nan("x");       // expected-error
  d += cosf();         // expected-error
  d += atan2(1.0);     // expected-error
  d += sincos(d, &d);  // expected-error
  return d;
}
} // namespace precise
namespace standard {
float f(float x) restrict(amp) {
  x += std::cos(x);         // expected-error
  x += ::cosf(x);           // expected-error
  x += std::abs(x);         // expected-error
  x += concurrency::cos(x); // expected-error
  return x;
}
} // namespace standard
} // namespace unique_match

int main() {}

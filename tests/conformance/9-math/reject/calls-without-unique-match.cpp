// Amp code must not call math functions that are ambiguous, absent, of std or given too few
// arguments.
//
// reject: MA-9-d, MA-9-j, MA-9-k, MA-9-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cstdlib>
using namespace concurrency;
namespace A {
using namespace concurrency::fast_math;
using namespace concurrency::precise_math;
float f(float x) restrict(amp) {
  x += cos(x); // ERROR
  x += sqrtf(x); // ERROR
  x += isnan(x); // ERROR
  return x;
}
}
namespace B {
using namespace concurrency::fast_math;
double f(double d) restrict(cpu, amp) {
  return cos(d); // ERROR
}
}
namespace C {
using namespace concurrency::precise_math;
double f(double d) restrict(amp) {
  d += cos(1); // ERROR
  d += pow(1.0f, 2.0); // ERROR
  d += frexp(d, &d); // ERROR
  d += lgamma(d); // ERROR
  d += nan("x"); // ERROR
  d += cosf(); // ERROR
  d += atan2(1.0); // ERROR
  d += sincos(d, &d); // ERROR
  return d;
}
}
namespace D {
float f(float x) restrict(amp) {
  x += std::cos(x); // ERROR
  x += ::cosf(x); // ERROR
  x += std::abs(x); // ERROR
  x += concurrency::cos(x); // ERROR
  return x;
}
}

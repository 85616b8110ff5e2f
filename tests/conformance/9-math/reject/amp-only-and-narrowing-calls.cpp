// Cpu,amp code must not call rsqrt or pass double or int to a fast_math function.
//
// reject: MA-9-j, MA-9-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
using namespace concurrency;

float inverse(float x) restrict(cpu, amp) {
  return fast_math::rsqrt(x); // ERROR-NEAR
}

float inverse_amp(float x) restrict(amp) { return fast_math::rsqrt(x); }

double narrowed(double x) restrict(cpu, amp) {
  using namespace concurrency::fast_math;
  return cos(x); // ERROR
}

double widened(int n) restrict(cpu, amp) {
  return concurrency::fast_math::sqrt(n); // ERROR
}

double exact(double x) restrict(cpu, amp) { return precise_math::cos(x); }
float exact_float(float x) restrict(cpu, amp) {
  return fast_math::cos(x) + fast_math::pow(x, float(2));
}

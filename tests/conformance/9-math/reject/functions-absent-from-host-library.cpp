// Cpu code must not call math functions that the host's standard library lacks.
//
// reject: MA-9-j, MA-9-l, MA-9.2-noimport
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp_math.h>
namespace a {
using namespace concurrency::fast_math;
double f(double d) restrict(cpu, amp) { return cos(d); } // ERROR
float g(float x) restrict(cpu, amp) { return rsqrt(x); } // ERROR
int h(float x) restrict(cpu, amp) { return concurrency::fast_math::isinf(x); } // ERROR
void i(float x, float *s, float *c) restrict(cpu, amp) {
  concurrency::fast_math::sincos(x, s, c); // ERROR
}
}
namespace b {
namespace pm = concurrency::precise_math;
double f(double d) restrict(cpu, amp) { return pm::exp10(d); } // ERROR
double g(double d) restrict(cpu, amp) { return pm::erfinv(d) + pm::erfcinv(d); } // ERROR
int h(double d) restrict(cpu, amp) { return pm::signbit(d); } // ERROR
double i(double d) { return pm::cospi(d); } // ERROR
double j() { return pm::nan(1); } // ERROR
float k(float f, int *n) { return pm::lgammaf(f, n); } // ERROR
float l(float f) restrict(cpu, amp) { return pm::rcbrt(f); } // ERROR
}
int main() {}

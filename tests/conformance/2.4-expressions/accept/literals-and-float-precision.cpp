// Literals and float operations of amp code have the values of the host.
//
// accept: L-2.4.3.1-a, L-2.4.1.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Integer, floating and bool literals of compatible types keep their values in amp code.
namespace literals {

double all(int k) restrict(cpu, amp) {
  switch (k) {
  case 0:
    return 2147483647;
  case 1:
    return 5000000000;
  case 2:
    return 0xffffffffu + 1ul;
  case 3:
    return 0b1011 + 017 + 1'000;
  case 4:
    return 1.5e-3f;
  case 5:
    return 0x1p4 + .25;
  case 6:
    return double(18446744073709551615ul >> 60);
  case 7:
    return -2147483647 - 1;
  default:
    return true + false;
  }
}

void test() {
  double data[9] = {};
  array_view<double, 1> v(9, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = all(i[0]); });
  for (int k = 0; k < 9; ++k)
    check("literals: literal", v[k], all(k));
  check("literals: long", v[1], 5e9);
}

} // namespace literals

// Float sums, products and quotients are rounded to float precision in amp code.
namespace float_precision {

float sum(float a, float b) restrict(cpu, amp) { return a + b; }
float product(float a, float b) restrict(cpu, amp) { return a * b; }
double widened(float a, float b) restrict(cpu, amp) { return a / b; }

void test() {
  double data[3] = {};
  array_view<double, 1> v(3, data);
  float big = 16777216.0f, third = 1.0f / 3;
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = sum(big, 1.0f);
        v[1] = product(third, third);
        v[2] = widened(1.0f, 3.0f);
      });
  volatile float rounded = third * third;
  check("float precision: sum", v[0], 16777216);
  check("float precision: product", v[1], rounded);
  check("float precision: quotient", v[2], third);
}

} // namespace float_precision

int main() {
  literals::test();
  float_precision::test();
  return failures;
}

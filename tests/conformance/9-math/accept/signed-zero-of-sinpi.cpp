// Sinpi of a negative zero or a negative integer is a negative zero.
//
// accept: MA-9.2-special
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include "check.h"
using namespace concurrency;
template <typename T> void go(T z) {
  array_view<int, 1> r(3);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        namespace pm = precise_math;
        r[0] = pm::signbit(pm::sinpi(-z));
        r[1] = pm::signbit(pm::sinpi(T(-2) - z));
        r[2] = pm::signbit(pm::tanpi(-z)) && pm::signbit(pm::sin(-z)) && !pm::signbit(pm::sinpi(z));
      });
  CHECK(r[0]);
  CHECK(r[1]);
  CHECK(r[2]);
}
int main() {
  go(0.0);
  go(0.0f);
  return failures;
}

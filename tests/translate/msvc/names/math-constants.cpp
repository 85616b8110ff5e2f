// HUGE_VAL, INFINITY and NAN are constants in Microsoft's <math.h>.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <math.h>

void run(concurrency::array_view<double> v) {
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {
    // CHECK: double least = HUGE_VAL;
    double least = HUGE_VAL;
    // CHECK: float a = HUGE_VALF, b = INFINITY, c = NAN;
    float a = HUGE_VALF, b = INFINITY, c = NAN;
    v[i] = (i[0] < least) + (a == b) + (c == c);
  });
}

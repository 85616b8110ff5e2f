// precise_math::phi and probit, which Microsoft's <amp_math.h> declares, but not the specification.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip
// RUN: %msvc %t.hip
// RUN: not %amp2hip %s -o %t.standard 2>&1 | FileCheck %s
// CHECK: error: no member named 'phi' in namespace 'concurrency::precise_math'
#include <amp.h>
#include <amp_math.h>

void f(concurrency::array_view<double, 1> d, concurrency::array_view<float, 1> s) {
  parallel_for_each(d.extent, [=](concurrency::index<1> i) restrict(amp) {
    d[i] = concurrency::precise_math::phi(d[i]) + concurrency::precise_math::probit(d[i]);
    s[i] = concurrency::precise_math::phif(s[i]) + concurrency::precise_math::probitf(s[i]);
  });
}

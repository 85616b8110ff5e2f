// The components of vectors of SSE and AVX, which are members in Microsoft's compiler.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <emmintrin.h>

float first(__m128 v) { return v.m128_f32[0]; }
// CHECK: float first(__m128 v) { return v[0]; }
void store(__m128d &v, double x) { v . m128d_f64[1] = x; }
// CHECK: v {{ *}}[1] = x; }
#define FIRST(v) ((v).m128_f32[0])
#define TWICE(x) ((x) + (x))
float twice(__m128 v) { return TWICE(v.m128_f32[1]) + FIRST(v); }
// CHECK: #define FIRST(v) ((v)[0])
// CHECK: float twice(__m128 v) { return TWICE(v[1]) + FIRST(v); }

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}

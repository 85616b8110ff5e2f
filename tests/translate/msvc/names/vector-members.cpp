// The components of vectors of SSE and AVX, which are members in Microsoft's compiler.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <emmintrin.h>
#include <string.h>

float first(__m128 v) { return v.m128_f32[0]; }
// CHECK: float first(__m128 v) { return v[0]; }
void store(__m128d &v, double x) { v . m128d_f64[1] = x; }
// CHECK: v {{ *}}[1] = x; }
#define FIRST(v) ((v).m128_f32[0])
#define TWICE(x) ((x) + (x))
float twice(__m128 v) { return TWICE(v.m128_f32[1]) + FIRST(v); }
// CHECK: #define FIRST(v) ((v)[0])
// CHECK: float twice(__m128 v) { return TWICE(v[1]) + FIRST(v); }

// Elements of another type than those of the vector.
int third(const __m128i &v) { return v.m128i_i32[2]; }
// CHECK: return (*reinterpret_cast<const int (*)[4]>(&v))[2]; }
struct hits {
  __m128i id[2];
};
void clear(hits &h) { h.id[1].m128i_u8[3] = 0; }
// CHECK: { (*reinterpret_cast<unsigned char (*)[16]>(&h.id[1]))[3] = 0; }
unsigned bits(__m128 v) { return v.m128_u32[0]; }
// CHECK: return (*reinterpret_cast<unsigned (*)[4]>(&v))[0]; }
float *at(__m128 *p) { return &p->m128_f32[1]; }
// CHECK: return &(*reinterpret_cast<float (*)[4]>(p))[1]; }
void copy(float *to, const __m128 &v) { memcpy(to, v.m128_f32, 16); }
// CHECK: memcpy(to, (*reinterpret_cast<const float (*)[4]>(&v)), 16); }
double *second(__m128d &v) { return &v.m128d_f64[1]; }
// CHECK: return &(*reinterpret_cast<double (*)[2]>(&v))[1]; }
#define LOW(v) ((v).m128i_i16[0])
short low(__m128i v) { return LOW(v); }
// CHECK: #define LOW(v) ((*reinterpret_cast<short (*)[8]>(&(v)))[0])

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}

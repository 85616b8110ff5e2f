// Functions that use intrinsics of AVX get the attribute that GCC and Clang require.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: %amp2hip --from-msvc %s -o %t2.hip -- -march=haswell && %code %t2.hip | FileCheck --check-prefix=HASWELL %s
// RUN: not %amp2hip --from-msvc %s -o %t3.hip -- -DREFUSED 2>&1 | FileCheck --check-prefix=REFUSED %s
// HASWELL-NOT: __attribute__((target

#include <amp.h>
#include <immintrin.h>

// SSE2 is part of x86-64.
// CHECK: {{^}}static __m128i low(
static __m128i low(__m128i a) { return _mm_add_epi32(a, a); }

// CHECK: {{^}}__attribute__((target("avx2"))) static int twice(int x) {
static int twice(int x) {
  __m256i a = _mm256_set1_epi32(x);
  return _mm256_extract_epi32(_mm256_add_epi32(a, a), 0);
}

// Only the functions that use the intrinsics themselves.
// CHECK: {{^}}int call(int x) { return twice(x); }
int call(int x) { return twice(x); }

// CHECK: {{^}}__attribute__((target("fma"))) __forceinline float fused(
__forceinline float fused(float a, float b, float c) {
  return _mm256_cvtss_f32(_mm256_fmadd_ps(_mm256_set1_ps(a), _mm256_set1_ps(b), _mm256_set1_ps(c)));
}
// An inlined function must not use more instructions than its caller.
// CHECK: {{^}}__attribute__((target("fma"))) float caller(float a)
float caller(float a) { return fused(a, a, a); }

struct matrix {
  // CHECK: {{^}}  __attribute__((target("sse4.1"))) float dot() const {
  float dot() const { return _mm_cvtss_f32(_mm_dp_ps(row, row, 0xff)); }
  __m128 row;
};

// CHECK: {{^}}template <typename T> __attribute__((target("avx"))) float first(T x)
template <typename T> float first(T x) { return _mm256_cvtss_f32(_mm256_set1_ps(float(x))); }

int lambdas(int x) {
  // CHECK: auto f = [=](int y) __attribute__((target("avx"))) -> int {
  auto f = [=](int y) -> int { return _mm256_extract_epi32(_mm256_set1_epi32(x + y), 0); };
  // CHECK: auto g = [=]() __attribute__((target("avx"))) {
  auto g = [=] { return _mm256_extract_epi32(_mm256_set1_epi32(x), 0); };
  return f(1) + g() + int(first(x));
}

#ifdef REFUSED
struct vector {
  // REFUSED: instruction-sets.cpp:[[@LINE+1]]:3: error: this function uses intrinsics of instruction sets (avx) that
  vector(float x) { value = _mm256_set1_ps(x); }
  __m256 value;
};
#endif

int f(int x) restrict(amp) { return x; }
int main() {
  const __m128i four = low(_mm_set1_epi32(2));
  return call(3) + lambdas(1) + int(caller(1)) + four.m128i_i32[0];
}

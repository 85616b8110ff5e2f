// Types and functions of SSE and AVX, whose header Microsoft's <memory> and <iostream> include.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip --header-dir=%t && %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: %code %t/Inputs/vectors.h | FileCheck %s -check-prefix=HEADER
// RUN: %amp2hip --from-msvc %s -o %t.2.hip -- -DWITH_AMP && %code %t.2.hip | FileCheck %s
// RUN: %msvc %t.2.hip -DWITH_AMP
// RUN: %amp2hip --from-msvc %s -o %t.3.hip -- -DLATE && %code %t.3.hip | FileCheck %s
// RUN: %msvc %t.3.hip -DLATE

// HEADER: #include <immintrin.h>
// CHECK: #include <immintrin.h>
#ifdef WITH_AMP
#include <amp.h>
int f(int x) restrict(cpu, amp) { return x; }
#endif
#include <iostream>
#include <memory>
#include "Inputs/vectors.h"
#ifdef LATE
__m64 *late;
#include <xmmintrin.h>
#endif

double low(double *a) {
  double r;
  __m128d x = _mm_load_sd(a);
  _mm_store_sd(&r, _mm_shuffle_pd(x, x, _MM_SHUFFLE2(1, 0)));
  return r;
}

template <class T> T zero(T) { return _mm_setzero_si128(); }

int main() {
  double d = 2;
  pair p;
  p.both = _mm_set1_pd(1);
  std::cout << low(&d) << p.values[0] << _mm_cvtsi128_si32(zero(_mm_set1_epi32(1))) << "\n";
}

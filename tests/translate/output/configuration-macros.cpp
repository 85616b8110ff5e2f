// The output keeps the names of macros, because it is compiled in all configurations.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip -Werror --tile-loops %s -o %t.hip -- -DTILE=16 2>&1 | count 0
// RUN: FileCheck --input-file %t.hip %s
// RUN: %syntax %t.hip -DTILE=16
// RUN: %syntax %t.hip -DTILE=8 -D_DEBUG

#include <amp.h>
#ifdef _DEBUG
typedef double real;
#define BLOCK 4
#define REAL double
#else
typedef float real;
#define BLOCK 8
#define REAL float
#endif
using namespace concurrency;

// CHECK: __host__ __device__ REAL scale(REAL x) { return x * 2; }
REAL scale(REAL x) restrict(cpu, amp) { return x * 2; }
// CHECK: REAL pair(REAL x, REAL y = REAL(BLOCK))
REAL pair(REAL x, REAL y = REAL(BLOCK)) restrict(amp) { return x * y; }
REAL pair(REAL x, REAL y = REAL(BLOCK)) restrict(cpu) { return x + y; }

// CHECK-LABEL: struct constants_kernel
// CHECK-NEXT: static const int T = TILE;
// CHECK-NEXT: static const int U = BLOCK;
// CHECK-NEXT: static const int A = 1 + BLOCK;
// CHECK-NEXT: static const int B = BLOCK + A;
// CHECK: REAL eps;
// CHECK-NEXT: REAL table[BLOCK];
// CHECK: REAL kept[BLOCK];
// CHECK: REAL sum = 0;
// CHECK: kept_values<REAL
// CHECK-LABEL: void constants(array_view<REAL> v) {
// CHECK-NEXT: static const int T = TILE;
// CHECK-NEXT: const REAL eps = v[0] * REAL(2);
void constants(array_view<REAL> v) {
  static const int T = TILE;
  const int U = BLOCK;
  const int A = 1 + BLOCK, B = BLOCK + A;
  const REAL eps = v[0] * REAL(2);
  REAL table[BLOCK] = {};
  parallel_for_each(v.extent.tile<T>(), [=](tiled_index<T> t) restrict(amp) {
    REAL kept[BLOCK];
    REAL sum = 0;
    for (int i = 0; i < BLOCK; ++i)
      kept[i] = eps + table[i] + U;
    t.barrier.wait();
    for (int i = 0; i < BLOCK; ++i)
      sum += kept[i] + B;
    v[t] = scale(sum) + pair(sum);
  });
}

// The type of a variable that is declared with `auto` is a template argument if it depends on the
// configuration.
// CHECK-LABEL: struct deduced_kernel
// CHECK-NOT: float half
// CHECK: int count;
// CHECK: deduced_kernel<decltype(half)
void deduced(array_view<REAL> v) {
  auto half = real(1) / 2;
  auto count = 3;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = half * count; });
}

// Specifiers in conditional blocks before a function stay with it: what is inserted before the
// function, or removed with it, includes the blocks. The output fits the other configurations, too.
// L-2.1.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds
// RUN: %syntax -DFORCE %t.hip

#include <amp.h>

using namespace concurrency;

// The pair becomes one function.
#ifdef FORCE
static
#else
inline
#endif
float merged(float x) restrict(amp) { return x + 1; }
#ifdef FORCE
static
#else
inline
#endif
float merged(float x) restrict(cpu) { return x + 2; }
// CHECK:#ifdef FORCE
// CHECK-NEXT:static
// CHECK-NEXT:#else
// CHECK-NEXT:inline
// CHECK-NEXT:#endif
// CHECK-NEXT:__host__ __device__ float merged(float x)
// CHECK-NEXT:{
// CHECK-NEXT:#if !AMP2HIP_DEVICE_PASS
// CHECK-NEXT:  if (!amp2hip::on_accelerator()) { return x + 2; }
// CHECK-NEXT:#endif
// CHECK-NEXT:  return x + 1;
// CHECK-NEXT:}

// The cpu function is declared before the amp function.
#ifdef FORCE
static
#else
inline
#endif
float apart(float x) restrict(amp) { return x + 3; }
static float between = 4;
#ifdef FORCE
static
#else
inline
#endif
float apart(float x) restrict(cpu) { return x + between; }
// CHECK:#ifdef FORCE
// CHECK-NEXT:static
// CHECK-NEXT:#else
// CHECK-NEXT:inline
// CHECK-NEXT:#endif
// CHECK-NEXT:float apart_cpu(float x);
// CHECK-NEXT:#ifdef FORCE
// CHECK-NEXT:static
// CHECK-NEXT:#else
// CHECK-NEXT:inline
// CHECK-NEXT:#endif
// CHECK-NEXT:__host__ __device__ float apart(float x)
// CHECK:float apart_cpu(float x) { return x + between; }

// The class of a kernel.
#ifdef FORCE
static
#else
inline
#endif
void first(array_view<float> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = merged(1) + apart(2); });
}
// CHECK:struct first_kernel {
// CHECK:#ifdef FORCE
// CHECK-NEXT:static
// CHECK-NEXT:#else
// CHECK-NEXT:inline
// CHECK-NEXT:#endif
// CHECK-NEXT:void first(array_view<float> v) {

#ifdef FORCE
static
#endif
void second(array_view<float> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
}
// CHECK:struct second_kernel {
// CHECK:#ifdef FORCE
// CHECK-NEXT:static
// CHECK-NEXT:#endif
// CHECK-NEXT:void second(array_view<float> v) {

void run(array_view<float> v) {
  first(v);
  second(v);
}

// Microsoft's headers define macros for restriction specifiers.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip && %code %t.hip | FileCheck %s && %syntax %t.hip

#include <amp.h>
using namespace concurrency;

class sums {
public:
  sums(int first) __GPU : first(first) {}
  // CHECK: __host__ __device__ sums(int first) : first(first) {}
  ~sums() __GPU {}
  // CHECK: __host__ __device__ ~sums() {}
  int with(int x) const __GPU { return first + x; }
  // CHECK: __host__ __device__ int with(int x) const { return first + x; }

private:
  int first;
};
int twice(int x) __GPU_ONLY { return 2 * x; }
// CHECK: __host__ __device__ int twice(int x) { return 2 * x; }
int count(int x) __CPU_ONLY { return x; }
// CHECK: int count(int x) { return x; }

// CHECK: __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = sums(1).with(twice(v[i])); }
int use(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) __GPU_ONLY { v[i] = sums(1).with(twice(v[i])); });
  return count(v[0]);
}

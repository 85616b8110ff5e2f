// The vendors' specifiers are in the branches of conditional directives that contain the
// declarator, and not in a branch of other specifiers before it.
// L-2.1.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds
// RUN: %amp2hip %s -o %t.force.hip -- -DFORCE
// RUN: %expect
// RUN: %syntax -DFORCE %t.force.hip

#include <amp.h>

#ifdef FORCE
__attribute__((noinline))
#endif
float one(float x) restrict(amp) { return x; }
// CHECK:#endif
// CHECK-NEXT:__host__ __device__ float one(float x) {{.*}}

#ifndef FORCE
inline
#else
constexpr
#endif
float two(float x) restrict(cpu, amp) { return x; }
// CHECK:constexpr
// CHECK-NEXT:#endif
// CHECK-NEXT:__host__ __device__ float two(float x) {{.*}}

template <typename T>
#ifdef FORCE
__attribute__((always_inline)) inline
#endif
T three(T x) restrict(cpu, amp) { return x; }
// CHECK:#endif
// CHECK-NEXT:__host__ __device__ T three(T x) {{.*}}

// The name is in the same branches as the first token.
inline
#ifdef FORCE
float
#else
double
#endif
four(int x) restrict(cpu, amp) { return x; }
// CHECK:__host__ __device__ inline
// CHECK-NEXT:#ifdef FORCE

struct S {
#ifdef FORCE
  explicit
#endif
  S(int) restrict(cpu, amp) {}
// CHECK:  explicit
// CHECK-NEXT:#endif
// CHECK-NEXT:  __host__ __device__ S(int) {}
#ifdef FORCE
  inline
#endif
  S operator+(const S &) const restrict(cpu, amp);
// CHECK:#endif
// CHECK-NEXT:  __host__ __device__ S operator+(const S &) const;
#ifdef FORCE
  explicit
#endif
  operator int() const restrict(cpu, amp) { return 1; }
// CHECK:  explicit
// CHECK-NEXT:#endif
// CHECK-NEXT:  __host__ __device__ operator int() const { return 1; }
#ifdef FORCE
  inline
#endif
  friend S make(int) restrict(cpu, amp);
// CHECK:#endif
// CHECK-NEXT:  friend __host__ __device__ S make(int);
};

#ifdef FORCE
inline
#endif
S S::operator+(const S &) const restrict(cpu, amp) { return *this; }
// CHECK:#endif
// CHECK-NEXT:__host__ __device__ S S::operator+(const S &) const { return *this; }

#ifdef FORCE
S
#else
S
#endif
make(int x) restrict(cpu, amp) { return S(x); }
// CHECK:#endif
// CHECK-NEXT:__host__ __device__ make(int x) { return S(x); }

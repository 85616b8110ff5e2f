// A macro before a declaration stays; the specifiers are written before it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate
// RUN: %expect
// RUN: %builds

#include <amp.h>

#define INLINE_FN inline
#define TEMPLATE_T template <typename T>
#define API

INLINE_FN int function(int x) restrict(amp, cpu) { return x; }
API int nothing(int x) restrict(amp, cpu) { return x; }
struct members
{
    INLINE_FN static int of_class() restrict(amp, cpu) { return 1; }
};
// CHECK:#define INLINE_FN inline
// CHECK-NEXT:#define TEMPLATE_T template <typename T>
// CHECK-NEXT:#define API
// CHECK-EMPTY:
// CHECK-NEXT:__host__ __device__ INLINE_FN int function(int x) { return x; }
// CHECK-NEXT:API __host__ __device__ int nothing(int x) { return x; }
// CHECK-NEXT:struct members
// CHECK-NEXT:{
// CHECK-NEXT:    __host__ __device__ INLINE_FN static int of_class() { return 1; }
// CHECK-NEXT:};

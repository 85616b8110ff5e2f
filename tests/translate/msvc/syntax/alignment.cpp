// `__declspec(align(n)) struct s {` becomes `struct __declspec(align(n)) s {`, which g++ accepts.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

#define ALIGN16 __declspec(align(16))
ALIGN16 struct first { float x; };
// CHECK: {{^ *}}struct ALIGN16 first { float x; };
__declspec(align(32)) class second { float x; };
// CHECK: {{^ *}}class __declspec(align(32)) second { float x; };
typedef __declspec(align(8)) struct { float x; } third;
// CHECK: typedef  struct __declspec(align(8)) { float x; } third;
struct __declspec(align(16)) fourth { float x; };
// CHECK: struct __declspec(align(16)) fourth { float x; };
__declspec(align(64)) struct first variable;
// CHECK: __declspec(align(64)) struct first variable;
static_assert(alignof(first) == 16 && alignof(second) == 32 && alignof(third) == 8, "");
static_assert(alignof(fourth) == 16, "");
int f() restrict(amp) { return 1; }

// Surplus arguments of macros are dropped, and missing arguments are empty.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

#define FIRST(a, b, c) (a)
#define ONE(a) (a)
int f(int x) { return FIRST(x) + FIRST((1, 2), 3) + ONE(x, x, "," ")"); }
// CHECK: int f(int x) { return FIRST(x,,) + FIRST((1, 2), 3,) + ONE(x); }
int g() { return ONE(FIRST(1)); }
// CHECK: int g() { return ONE(FIRST(1,,)); }
int h() restrict(amp) { return FIRST(1, 2, 3); }
// CHECK: return FIRST(1, 2, 3);

#define FIRST_CHARACTER(x) #@x
// CHECK: #define FIRST_CHARACTER(x) (#x)[0]
static_assert(FIRST_CHARACTER(a) == 'a');

// Literals with the suffixes of Microsoft's compiler.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

__int64 a = 1i64 << 40;
// CHECK: a = 1LL << 40;
unsigned __int64 b = 0xFFui64;
// CHECK: b = 0xFFULL;
__int32 c = 3i32 + 3ui32;
// CHECK: c = 3 + 3U;
__int16 d = 2i16;
// CHECK: d = static_cast<short>(2);
unsigned __int8 e = 1UI8;
// CHECK: e = static_cast<unsigned char>(1);
#define LARGE 7i64
// CHECK: #define LARGE 7LL
long long f() { return LARGE; }
double g = 1.5; int h = 64;
// CHECK: double g = 1.5; int h = 64;
int k() restrict(amp) { return 1; }

// The members of type `long` of a class become `int` if a static assertion on its size fails otherwise.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <windows.h>

typedef unsigned long count_type;
#pragma pack(push, 1)
struct Sums { long sum[2][2], first; };
struct Header {
  char magic[4];
  unsigned long count;
  count_type typed;
  const unsigned long int flags;
  size_t bytes;
  Sums sums;
};
#pragma pack(pop)
C_ASSERT(sizeof(Header) == 16 + sizeof(size_t) + 20);
struct Other { long key; };
int amp(int x) restrict(amp) { return x; }
// CHECK: typedef unsigned long count_type;
// CHECK: struct Sums { int sum[2][2], first; };
// CHECK: unsigned int count;
// CHECK-NEXT: unsigned int typed;
// CHECK-NEXT: const unsigned int flags;
// CHECK-NEXT: size_t bytes;
// CHECK: struct Other { long key; };

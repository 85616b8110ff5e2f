// The program declares names that headers of Linux define as macros.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip && %code %t.hip | FileCheck %s && %syntax %t.hip

#include <amp.h>
#include <climits>
#include <cstdint>
#include <cstdlib>

using namespace concurrency;

// CHECK: #undef SIZE_WIDTH // a macro of Linux's headers
// CHECK-NEXT: const unsigned int SIZE_WIDTH=10;
const unsigned int SIZE_WIDTH=10;
enum byte_order {
  // CHECK: #undef LITTLE_ENDIAN // a macro of Linux's headers
  // CHECK: #undef BIG_ENDIAN // a macro of Linux's headers
  // CHECK-NEXT: LITTLE_ENDIAN, BIG_ENDIAN
  LITTLE_ENDIAN, BIG_ENDIAN
};
// This one is used, not declared.
char name[PATH_MAX];

// CHECK-NOT: #undef
void fill(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = SIZE_WIDTH + BIG_ENDIAN; });
}

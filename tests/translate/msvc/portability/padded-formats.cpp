// Corrections inside of format strings after digits and letters.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && FileCheck %s < %t.hip && %msvc %t.hip

#include <amp.h>
#include <stdio.h>
#include <windows.h>

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}

int print(DWORD d, LONG l, __int64 x) {
  return printf("hash%08lX a%5ld b%12I64d\n", d, l, x);
  // CHECK: return printf("hash%08X a%5d b%12lld\n", d, l, x);
}

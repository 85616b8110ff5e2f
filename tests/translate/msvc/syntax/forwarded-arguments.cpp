// Macros that pass an empty __VA_ARGS__ to other macros.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && FileCheck %s < %t.hip && %msvc %t.hip

#include <amp.h>
#include <stdio.h>

// CHECK: #define LOG(level, f, ...) printf("%d " f, level, ##__VA_ARGS__)
#define LOG(level, f, ...) printf("%d " f, level, __VA_ARGS__)
// CHECK: #define WARN(f, ...) LOG(1, f, ##__VA_ARGS__)
#define WARN(f, ...) LOG(1, f, __VA_ARGS__)
// CHECK: #define CHECKED(f, ...)
// CHECK-NEXT: WARN(f, ##__VA_ARGS__ )
#define CHECKED(f, ...)                                                                            \
  WARN(f, __VA_ARGS__ )
// CHECK: #define ALWAYS(f, ...) LOG(2, f, __VA_ARGS__)
#define ALWAYS(f, ...) LOG(2, f, __VA_ARGS__)

void report(concurrency::array_view<int> v) {
  WARN("%d\n", 3);
  CHECKED("none\n");
  ALWAYS("%d\n", 4);
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}

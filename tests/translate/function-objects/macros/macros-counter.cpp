// Later uses of __COUNTER__ are written out, too, so that they keep their values. __FILE__ stays.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip && %code %t.hip | FileCheck %s

#include <amp.h>

struct registration { registration(void (*)(), const char *, int, const char *); };
#define PASTE2(a, b) a##b
#define PASTE(a, b) PASTE2(a, b)
#define TEST(name)                                                                                 \
  static void name();                                                                              \
  static registration PASTE(test_, __COUNTER__)(&name, __FILE__, __LINE__, __DATE__);              \
  static void name()

// CHECK: TEST(before) {}
TEST(before) {}
// CHECK: static registration test_1(&launch, __FILE__, [[#]], __DATE__);
TEST(launch) {
  std::vector<int> data(4);
  concurrency::array_view<int> v(4, data);
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = i[0]; });
}
// CHECK: static registration test_2(&after, __FILE__, [[#]], __DATE__);
TEST(after) {}
// CHECK: int last = 3;
int last = __COUNTER__;

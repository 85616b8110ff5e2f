// Names in text that the preprocessor drops in Release builds stay usable in Debug builds.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip -- -DNDEBUG && %code %t.hip | FileCheck %s

#include <amp.h>
#include <assert.h>

void f(concurrency::array_view<int> v, int n) {
  static const int max = 64, unused = 3;
  // CHECK: void f(
  // CHECK-NEXT: static const int max = 64;
  // CHECK-NEXT: assert(n <= max);
  assert(n <= max);
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {
    assert(i[0] < unused);
    v[i] = max + unused;
  });
}

// A type, an enumerator and a constant in a branch that is skipped.
void g(concurrency::array_view<int> v) {
  struct pair { int a, b; };
  enum { one = 1, two };
  const int last = 5;
  // CHECK: void g(
  // CHECK: using pair = g_local::pair;
  // CHECK: enum { one = 1, two };
  // CHECK-NEXT: const int last = 5;
  // CHECK-NEXT: assert(sizeof(pair) == 8 && two == 2);
  assert(sizeof(pair) == 8 && two == 2);
#ifndef NDEBUG
  check(last);
#endif
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {
    pair p = {last, two};
    v[i] = p.a;
  });
}

// Template parameters that hide those of the template around them.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

struct pair {
  int sum;
};
template <typename sum>
struct solver {
  // CHECK: template <typename sum_inner>
  template <typename sum>
  // CHECK-NEXT: sum_inner run(sum_inner s) {
  sum run(sum s) {
    pair p = {1};
    // CHECK: return sum_inner(s + p.sum);
    return sum(s + p.sum);
  }
  // CHECK: template <int N, typename sum_inner = sum>
  template <int N, typename sum = sum>
  // CHECK-NEXT: struct part {
  struct part {
    // CHECK-NEXT: sum_inner values[N];
    sum values[N];
  };
  // CHECK: template <typename sum_inner>
  template <typename sum>
  // CHECK-NEXT: friend int peek(const solver<sum_inner> &s);
  friend int peek(const solver<sum> &s);
  // CHECK: template <typename sum_inner> friend class viewer;
  template <typename sum> friend class viewer;
  // CHECK: sum total(sum s) { return s; }
  sum total(sum s) { return s; }
};
int run() { return solver<int>().run<int>(2) + solver<int>::part<2>().values[0]; }
int f(int x) restrict(amp) { return x; }

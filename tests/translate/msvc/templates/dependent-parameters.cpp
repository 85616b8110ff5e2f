// Captured parameters whose types come from a dependent base and have no 'typename'.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

template <typename T> struct views {
  typedef concurrency::array_view<const T, 1> Input;
  typedef concurrency::array_view<T, 1> Output;
};

template <typename T> struct scanner : views<T> {
  void run(Input in, Output out, int n) {
    // CHECK: void run(typename scanner::Input in, typename scanner::Output out, int n) {
    parallel_for_each(out.extent, [=](concurrency::index<1> i) restrict(amp) { out[i] = in[i] + n; });
  }
  // CHECK: struct run_kernel
  // CHECK: typename scanner::Input in;
  // CHECK-NEXT: typename scanner::Output out;
};

void use(concurrency::array_view<int> v) { scanner<int>().run(v, v, 1); }

// With --from-msvc, only a mutable lambda that may modify a captured value is reported.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s

#include <amp.h>
using namespace concurrency;

void f(array_view<int> v, int n) {
  parallel_for_each(v.extent, [=](index<1> i) mutable restrict(amp) { v[i] += n - v.extent[0]; });
  // CHECK-NOT: msvc.cpp:[[#@LINE-1]]:
  parallel_for_each(v.extent, [=](index<1> i) mutable restrict(amp) { v[i] = ++n; });
  // CHECK: msvc.cpp:[[#@LINE-1]]:31: warning: this kernel is a mutable lambda, but each thread modifies its own copy
}
// CHECK: 1 warning generated.

// The body of a member with an error is not left out if the source instantiates its class explicitly.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s

#include <amp.h>

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}

template <typename T> struct box {
  int unused() { return missing; }
  // CHECK: explicit-instantiations.cpp:[[#@LINE-1]]:25: error: use of undeclared identifier 'missing'
  struct inner {
    int unused() { return missing; }
    // CHECK: explicit-instantiations.cpp:[[#@LINE-1]]:27: error: use of undeclared identifier 'missing'
  };
  template <typename U> int other() { return missing; }
  // CHECK: explicit-instantiations.cpp:[[#@LINE-1]]:37: warning: the body of 'box::other' is left out
};
template struct box<int>;

template <typename T> int function() { return missing; }
// CHECK: explicit-instantiations.cpp:[[#@LINE-1]]:47: error: use of undeclared identifier 'missing'
template int function<int>();

template <typename T> struct later {
  int unused() { return missing; }
  // CHECK: explicit-instantiations.cpp:[[#@LINE-1]]:16: warning: the body of 'later::unused' is left out
};
extern template struct later<int>;

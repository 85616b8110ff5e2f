// Uses of `__if_exists` without an equivalent in standard C++ are errors at their line.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not error:

#include <amp.h>
#include <windows.h>

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}
template <typename T>
struct members {
  __if_exists (T::tail) {
    // CHECK: [[#@LINE-1]]:3: error: amp2hip cannot determine whether this name exists; use overloads, or a specialization of the class
    int tail;
  }
};
template <typename T, typename U>
struct pair {};
template <typename T>
int lists(T) {
  __if_exists (pair<T, int>::tail) {
    // CHECK: [[#@LINE-1]]:3: error: this name depends on a template parameter; only the form 'T::name' has an equivalent
    return 1;
  }
  return 0;
}
int list[] = { __if_exists (launch) { 1, } 2 };
// CHECK: [[#@LINE-1]]:16: error: '__if_exists' exists only in Microsoft's compiler
#define WHEN(x) __if_exists (x)
WHEN(launch) { int macro; }
// CHECK: [[#@LINE-1]]:1: error: '__if_exists' exists only in Microsoft's compiler

// Properties with an index in templates; __noop without arguments.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

template <typename T> struct table {
  T at(int i) { return values[i]; }
  void set(int i, T x) { values[i] = x; }
  __declspec(property(get = at, put = set)) T item[];
  T values[4];
};

#define TRACE(TEXT) __noop

template <typename T> T fill(table<T> &t) {
  TRACE("fill");
  // CHECK: TRACE("fill");
  t.item[0] = 5;
  // CHECK: t.set(0, 5);
  t.item[1] += 2;
  // CHECK: t.set(1, t.at(1) + (2));
  return t.item[0];
  // CHECK: return t.at(0);
}

int use(table<int> &t) { return fill(t); }

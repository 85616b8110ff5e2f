// A using declaration of a dependent base that names a property in one instance of the template and a data member in
// another one.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not=error:

#include <amp.h>

struct computed {
  int get_width() const { return 1; }
  __declspec(property(get = get_width)) int width;
};
struct stored {
  int width = 2;
};
template <typename T>
struct box : T {
  using T::width;
  // CHECK: [[@LINE-1]]:12: error: 'width' is a property in some instances of the template, but another member in others; rename one of them
  int twice() const { return 2 * width; }
};
int f(box<computed> a, box<stored> b) { return a.twice() + b.twice(); }

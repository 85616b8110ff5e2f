// The keyword __super names the base class.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

struct shape { int area() { return 1; } int name() { return 2; } };
struct color { int red() { return 3; } };

struct square : public shape {
  int area() { return __super::area() + 1; }
  // CHECK: return shape::area() + 1;
};
struct painted : shape, color {
  int red() { return __super::red(); }
  // CHECK: return color::red();
  int name();
};
int painted::name() { return __super::name(); }
// CHECK: return shape::name();

template <typename T> struct wrapper : square {
  int area() { return __super::area(); }
  // CHECK: return square::area();
};
int f() { wrapper<int> w; return w.area(); }
int g() restrict(amp) { return 1; }

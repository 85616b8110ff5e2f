// Decltype of a local variable refers to this local variable, not to a global variable of the same
// name.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

float r = 0.5f;

template <typename T>
struct box {
  T t;
  box(int x) restrict(cpu, amp) : t(T(x)) {}
  template <typename U>
  box(const box<U> &o) restrict(cpu, amp) : t(T(o.t)) {}
  T half() const restrict(cpu, amp) { return t / 2; }
};

// The local variable belongs to a function.
void in_function() {
  std::vector<float> y(8, 1);
  array_view<float> b(y);
  int r = 7;
  box<decltype(r)> z(7);
  parallel_for_each(
      b.extent, [=](index<1> i) restrict(amp) {
        float q = z.half();
        b[i] = q + r;
      });
  CHECK(b[0] == 10);
}

// The local variable belongs to a function template and has a dependent type.
template <typename X>
void in_template(X x) {
  std::vector<float> y(8, 1);
  array_view<float> b(y);
  X r = x;
  box<decltype(r)> z(7);
  parallel_for_each(
      b.extent, [=](index<1> i) restrict(amp) {
        float q = z.half();
        b[i] = q + r;
      });
  CHECK(b[0] == 10);
}

int main() {
  in_function();
  in_template(7);
  return failures;
}

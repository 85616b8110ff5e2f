// Captures keep their types if local typedefs between their declaration and the kernel hide the
// names.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include "check.h"
using namespace concurrency;
// Local typedefs hide the types of the captured parameters.
typedef int num;
struct S {
  int a = 1;
  operator float() const restrict(cpu, amp) { return 9.f; }
};
static float f(num x, S s) {
  typedef float S;
  typedef S num;
  array_view<float, 1> v(2);
  S q = 1.5f;
  num z = 2.5f;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x / 2 + q + z; });
  return v[0];
}
int main() {
  CHECK(f(7, S()) == 7.f);
  return failures;
}

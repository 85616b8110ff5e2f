// A kernel may capture C arrays through lvalue, rvalue and auto references in a function template.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

template <class T, int N>
int f(T (&p)[N]) {
  const T(&r)[N] = p;
  auto &q = p;
  const auto &s = p;
  T(&&m)[N] = static_cast<T(&&)[N]>(p);
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = p[0] + r[1] + q[1] + s[0] + m[0]; });
  return v[0];
}
void test() {
  int z[2] = {1, 2};
  CHECK(f(z) == 1 + 2 + 2 + 1 + 1);
}

int main() {
  test();
  return failures;
}

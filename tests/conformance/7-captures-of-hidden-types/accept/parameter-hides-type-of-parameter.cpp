// A captured parameter keeps its type if another captured parameter has the name of that type.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
struct N {
  int z;
};
typedef float real;
int f(N x, int N, real r, int real) {
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = x.z + N * 10 + int(r * 2) * 100 + real * 1000;
      });
  return v[0];
}
int g(int N, array_view<int, 1> v) {
  struct N x = {5};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x.z + N * 10; });
  return v[0];
}
int main() {
  CHECK(f(N{1}, 2, 1.5f, 4) == 4321);
  CHECK(g(2, array_view<int, 1>(2)) == 25);
  return failures;
}

// A kernel may capture C arrays and references to them whose types are typedefs or aliases.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
typedef int A2[2];
template <class T> using P = T[3];
int main() {
  A2 a = {1, 2};
  P<float> b = {1, 2, 3};
  A2 m[2] = {{1, 2}, {3, 4}};
  const A2 c = {5, 6};
  struct {
    A2 x;
  } s = {{7, 8}};
  auto &r = m[1];
  const auto &q = b;
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = a[1] + (int)b[2] + m[1][0] + c[1] + s.x[0] + r[1] + (int)q[0];
      });
  return v[0] == 2 + 3 + 3 + 6 + 7 + 4 + 1 ? 0 : 1;
}

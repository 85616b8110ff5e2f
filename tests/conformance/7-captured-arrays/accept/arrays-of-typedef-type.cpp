// A kernel captures arrays of views whose array or element type is a typedef.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
typedef array_view<int> row;
typedef row rows[2];
int main() {
  std::vector<int> h(8, 1);
  array_view<int> v(h), u(8);
  rows vs = {v, u};
  using three = row[3];
  three t = {v, u, v};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { vs[1][i] = vs[0][i] + 3 + 0 * t[2][i]; });
  return u[3] != 4;
}

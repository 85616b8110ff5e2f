// A kernel captures indices, extents, views and arrays of them whose rank is a template parameter.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <int R> int run() {
  index<R> i;
  extent<R> e = extent<R>() + 2;
  index<R> is[2];
  extent<R> es[2][R];
  std::vector<int> y(e.size());
  array_view<int, R> b(e, y);
  array_view<int, R> sec = b.section(i, e);
  parallel_for_each(
      e, [=](index<R> k) restrict(amp) {
        sec[k] = is[1][R - 1] + es[1][R - 1].size() + e.size() + i[0];
      });
  return b[index<R>()] != (1 << R);
}
int main() { return run<1>() || run<2>() || run<3>() || run<5>(); }

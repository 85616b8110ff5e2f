// A kernel initializes a constant from a captured sum of dependent type.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename T> int run(T f) {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  auto r = f + 2;
  array_view<decltype(r)> w(8);
  parallel_for_each(
      b.extent, [=](index<1> i) restrict(amp) {
        const int q = r;
        w[i] = q;
      });
  return w[0] != 6;
}
int main() { return run(4); }

// A kernel uses a local alias for the decltype of a function parameter outside and inside its body.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename K> int run(K k) {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  using T = decltype(k);
  array_view<T> w(8);
  T z = k;
  parallel_for_each(
      b.extent, [=](index<1> i) restrict(amp) {
        w[i] = z;
        T q = 0;
        w[i] += q;
      });
  return w[0] != 4;
}
int main() { return run(4); }

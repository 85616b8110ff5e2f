// A kernel captures views and scalars declared by the decltype of dependent sums.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename T> int run(T k) {
  std::vector<T> h(8, 1);
  array_view<T> v(h);
  auto z = k + 1;
  array_view<decltype(z)> w(8);
  decltype(z + k) q = 2;
  array_view<decltype(v[0] + k)> r(8);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        w[i] = v[i] + q;
        r[i] = w[i];
      });
  return w[3] != T(3);
}
int main() { return run(3) || run(3.0); }

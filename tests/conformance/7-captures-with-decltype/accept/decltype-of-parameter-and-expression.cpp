// A kernel captures variables declared by the decltype of a parameter and of an arithmetic
// expression.
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
  std::vector<T> o(8);
  array_view<decltype(k)> w(o);
  decltype(k + 1) z = k;
  auto v2 = v.section(0, 8);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { w[i] = v2[i] + z; });
  return w[3] != T(4);
}
int main() { return run(3) || run(3.0); }

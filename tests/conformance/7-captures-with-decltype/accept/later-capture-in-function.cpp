// A function's kernel captures a view of the decltype of a variable that it captures too.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
int main() {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  auto r = 2;
  array_view<decltype(r)> w(8);
  parallel_for_each(b.extent, [=](index<1> i) restrict(amp) { w[i] = r; });
  return w[0] != 2;
}

// A kernel captures a view whose element type is the decltype of a call of a closure parameter.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename F> int run(F f) {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  auto r = f(2);
  array_view<decltype(f(1))> w(8);
  parallel_for_each(b.extent, [=](index<1> i) restrict(amp) { w[i] = r; });
  return w[0] != 6;
}
int main() {
  int k = 2;
  return run([=](int x) restrict(cpu, amp) { return (x + 1) * k; });
}

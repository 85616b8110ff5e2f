// A kernel captures a view whose element type is the decltype of a captured call result.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
struct S {
  int k;
  int operator()(int x) const restrict(cpu, amp) { return (x + 1) * k; }
};
template <typename F> int run(F f) {
  std::vector<int> y(8, 1);
  array_view<int> b(y);
  auto r = f(2);
  array_view<decltype(r)> w(8);
  F fs[2] = {f, f};
  parallel_for_each(b.extent, [=](index<1> i) restrict(amp) { w[i] = r + 0 * fs[1](1); });
  return w[0] != 6;
}
int main() { return run(S{2}); }

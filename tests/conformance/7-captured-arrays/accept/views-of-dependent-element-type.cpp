// A kernel captures an array of views whose element type is a template parameter.
//
// accept: P-7.1-f, P-7.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename T> int run() {
  std::vector<T> h(8, 1);
  array_view<T> v(h), u(8);
  array_view<T> vs[2] = {v, u};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { vs[1][i] = vs[0][i] + 3; });
  return u[3] != 4;
}
int main() { return run<int>() || run<double>(); }

// A kernel captures a two-dimensional array of views whose length is a template parameter.
//
// accept: P-7.1-f, P-7.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <int N> int run() {
  std::vector<int> h(8, 1);
  array_view<int> v(h), u(8);
  array_view<int> vs[N][2] = {{v, u}, {u, v}};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { u[i] = vs[0][0][i] + 3; });
  return u[3] != 4;
}
int main() { return run<2>(); }

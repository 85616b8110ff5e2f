// A kernel captures an array of views of const elements.
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
  std::vector<int> h(8, 1);
  array_view<int> v(h), u(8);
  array_view<const int> vs[2] = {v, v};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { u[i] = vs[0][i] + 3; });
  return u[3] != 4;
}

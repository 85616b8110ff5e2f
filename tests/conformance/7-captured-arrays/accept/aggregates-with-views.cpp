// A kernel captures an array of aggregates whose members are views.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
struct two {
  array_view<int> a;
  array_view<int> b;
};
int main() {
  std::vector<int> h(8, 1), g(8, 2);
  array_view<int> v(h), u(g);
  two pair[2] = {{v, u}, {u, v}};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = pair[1].a[i] + pair[0].b[i]; });
  return v[7] != 4;
}

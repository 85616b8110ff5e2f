// A kernel in a class template's member function captures an array of views of dependent length.
//
// accept: P-7.1-f, P-7.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <int N> struct C {
  array_view<int> a, b;
  C(std::vector<int> &x, std::vector<int> &y) : a(x), b(y) {}
  void run() {
    array_view<int> vs[N] = {a, b};
    parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { vs[1][i] = vs[0][i] + 3; });
  }
};
int main() {
  std::vector<int> x(8, 1), y(8);
  C<2> c(x, y);
  c.run();
  return c.b[3] != 4;
}

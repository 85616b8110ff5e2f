// A kernel captures an array of views of the class template's element type.
//
// accept: P-7.1-f, P-7.1-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename T> struct C {
  array_view<T> a, b;
  C(std::vector<T> &x, std::vector<T> &y) : a(x), b(y) {}
  void run() {
    array_view<T> vs[2] = {a, b};
    parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { vs[1][i] = vs[0][i] + 3; });
  }
};
int main() {
  std::vector<int> x(8, 1), y(8);
  C<int> c(x, y);
  c.run();
  return c.b[3] != 4;
}

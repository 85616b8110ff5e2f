// A member template's kernel captures a view of the decltype of the sum of two dependent types.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename T> struct C {
  array_view<T> a;
  explicit C(std::vector<T> &v) : a(v) {}
  template <typename U> int run(U u) {
    auto s = a[0] + u;
    array_view<decltype(s)> out(a.extent);
    const array_view<T> in = a;
    parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { out[i] = in[i] + s; });
    return int(out[1] * 2);
  }
};
int main() {
  std::vector<int> v(4, 1);
  C<int> c(v);
  return c.run(0.5) != 5;
}

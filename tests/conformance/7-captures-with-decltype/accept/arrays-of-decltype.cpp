// A kernel captures references to arrays whose element type is the decltype of a captured
// parameter.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;
template <typename T> int run(T f) {
  array<T> r(8);
  array_view<T> z(r);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { z[i] = f; });
  array<decltype(f)> w(8);
  array<decltype(f)> &wr = w;
  parallel_for_each(r.extent, [ f, &wr, &r ](index<1> i) restrict(amp) { wr[i] = r[i] + f; });
  std::vector<T> o = w;
  return o[0] != 8;
}
int main() { return run(4); }

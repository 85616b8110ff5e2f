// Captures have the names of an enumeration and typedefs that depend on the class template's
// parameter.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <int N> struct grid {
  enum mode { a = N, b };
  typedef index<N> index_t;
  typedef extent<N> extent;
  int go(int k);
};
template <int N> int grid<N>::go(int k) {
  int out[1] = {};
  array_view<int, 1> av(1, out);
  mode mode = b;
  extent extent;
  extent[N - 1] = k;
  index_t index_t;
  index_t[N - 1] = 1;
  parallel_for_each(
      av.extent, [=](index<1> i) restrict(amp) {
        av[i] = mode * 100 + extent[N - 1] + index_t[N - 1];
      });
  av.synchronize();
  return out[0];
}
int main() {
  grid<1> u;
  grid<3> w;
  return u.go(3) == 204 && w.go(5) == 406 ? 0 : 1;
}

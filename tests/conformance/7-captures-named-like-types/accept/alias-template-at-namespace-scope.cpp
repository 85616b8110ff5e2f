// Captures have the names of a global alias template and a global class template.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> using real = T;
template <class T> struct vec {
  T x;
};
template <class T> T go(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  real<T> real = k;
  vec<T> vec = {k};
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = real + vec.x; });
  av.synchronize();
  return out[0];
}
int main() { return go(3) == 6 && go(.5f) == 1.f ? 0 : 1; }

// A function template may declare a tile_static object of a class template with an array member.
//
// accept: L-2.4.3.5.1-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T, int N> struct tilebuf {
  T a[N];
};
template <class T> int f(tiled_index<4> t) restrict(amp) {
  tile_static tilebuf<T, 4> x;
  x.a[t.local[0]] = t.local[0];
  t.barrier.wait();
  return x.a[3 - t.local[0]];
}
int main() {
  int o[4];
  array_view<int, 1> v(4, o);
  parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) { v[t] = f<int>(t); });
  v.synchronize();
  return o[0] == 3 ? 0 : 1;
}

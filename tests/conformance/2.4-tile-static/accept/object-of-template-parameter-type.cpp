// A function template shares a tile_static object whose type is a template parameter.
//
// accept: L-2.4.3.5.1-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct Box {
  T v;
};
template <class T> int f(tiled_index<4> t) restrict(amp) {
  tile_static T x;
  if (t.local[0] == 0) x.v = 3;
  t.barrier.wait();
  return x.v;
}
int main() {
  int o[4];
  array_view<int, 1> v(4, o);
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) { v[t] = f<Box<float>>(t); });
  v.synchronize();
  return o[3] == 3 ? 0 : 1;
}

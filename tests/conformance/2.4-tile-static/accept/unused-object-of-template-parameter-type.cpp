// A function template may declare an unused tile_static object whose type is a template parameter.
//
// accept: L-2.4.3.5.1-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>
using namespace concurrency;
template <class T> struct Box {
  T v;
};
template <class T> int f() restrict(amp) {
  tile_static T x;
  return sizeof(T);
}
int main() {
  array_view<int, 1> v(8);
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        v[t.global] = t.global[0] * 10 + f<Box<float>>();
      });
  for (int i = 0; i < 8; ++i)
    if (v[i] != i * 10 + 4) return 1;
  return 0;
}

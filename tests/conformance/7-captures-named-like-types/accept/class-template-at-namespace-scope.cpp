// A capture has the name of a global class template beside a capture of another specialization.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct box {
  T v;
};
template <class T> T go(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  box<T> box = {k};
  ::box<int> b2 = {3};
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = box.v + b2.v - 3; });
  av.synchronize();
  return out[0];
}
int main() { return go(3) == 3 && go(.5f) == .5f ? 0 : 1; }

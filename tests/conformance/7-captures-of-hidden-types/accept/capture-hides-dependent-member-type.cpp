// A capture of dependent member type keeps its type if another capture has the name of that type.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct user {
  typedef T value;
  struct node {
    T v;
  };
  T go(T k);
  T go2(T k);
};
template <class T> T user<T>::go(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  value v = k;
  int value = 1;
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = v + T(value); });
  av.synchronize();
  return out[0];
}
template <class T> T user<T>::go2(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  value v[2] = {k, k};
  float value = 1;
  parallel_for_each(
      av.extent, [ value, v, av ](index<1> i) restrict(amp) { av[i] = v[1] + T(value); });
  av.synchronize();
  return out[0];
}
int main() {
  user<int> u;
  user<float> w;
  return u.go(3) == 4 && w.go(.5f) == 1.5f && u.go2(3) == 4 && w.go2(.5f) == 1.5f ? 0 : 1;
}

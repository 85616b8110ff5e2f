// A capture in a member function defined out of class has the name of a nested class.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct user {
  struct node {
    T v;
  };
  T go(T k);
};
template <class T> T user<T>::go(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  node node = {k};
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = node.v; });
  av.synchronize();
  return out[0];
}
int main() {
  user<int> u;
  user<float> w;
  return u.go(3) == 3 && w.go(.5f) == .5f ? 0 : 1;
}

// A variable of a kernel can have the name of a type of the enclosing class template.
//
// accept: L-2.2.1-b, P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct user {
  typedef T real;
  struct node {
    T v;
  };
  T go(T k);
};
template <class T> T user<T>::go(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  parallel_for_each(
      av.extent, [=](index<1> i) restrict(amp) {
        node node = {k};
        real real = node.v;
        struct L {
          typename user<T>::real q;
        } L1 = {real};
        auto f = [=](T z) { return node.v + real + L1.q + z; };
        av[i] = f(1);
      });
  av.synchronize();
  return out[0];
}
int main() {
  user<int> u;
  user<float> w;
  return u.go(3) == 10 && w.go(.5f) == 2.5f ? 0 : 1;
}

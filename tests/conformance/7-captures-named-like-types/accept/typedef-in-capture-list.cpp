// A capture list names a reference that has the name of a member typedef.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct user {
  typedef T real;
  T go(T k);
};
template <class T> T user<T>::go(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  const real &real = k;
  parallel_for_each(av.extent, [ real, av ](index<1> i) restrict(amp) { av[i] = real; });
  av.synchronize();
  return out[0];
}
int main() {
  user<int> u;
  user<double> w;
  return u.go(3) == 3 && w.go(.5) == .5 ? 0 : 1;
}

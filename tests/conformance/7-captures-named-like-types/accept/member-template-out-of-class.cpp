// A capture has the name of a member class template in a member template defined out of class.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct tr {
  typedef T real;
};
template <class T> struct user {
  typedef typename tr<T>::real real;
  template <class U> struct pr {
    T a;
    U b;
  };
  template <class U> T go(T k, U u);
};
template <class T> template <class U> T user<T>::go(T k, U u) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  pr<U> pr = {k, u};
  parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = pr.a + T(pr.b); });
  av.synchronize();
  return out[0];
}
int main() {
  user<int> u;
  user<float> w;
  return u.go(3, .5f) == 3 && w.go(.5f, 3) == 3.5f ? 0 : 1;
}

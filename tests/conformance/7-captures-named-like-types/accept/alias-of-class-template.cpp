// A const variable in a capture list has the name of an alias of the class template.
//
// accept: P-7.1-f, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct user {
  using real = T;
  real f;
  T go() {
    T out[1] = {};
    array_view<T, 1> av(1, out);
    const real real = f;
    parallel_for_each(av.extent, [ real, av ](index<1> i) restrict(amp) { av[i] = real; });
    av.synchronize();
    return out[0];
  }
};
int main() {
  user<double> w;
  w.f = .5;
  user<int> u;
  u.f = 3;
  return u.go() == 3 && w.go() == .5 ? 0 : 1;
}

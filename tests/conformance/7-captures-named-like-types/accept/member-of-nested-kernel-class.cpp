// A data member of a nested kernel class has the name of a typedef of the enclosing class template.
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
  array_view<T, 1> av;
  user(array_view<T, 1> a) : av(a) {}
  struct K {
    array_view<T, 1> av;
    typename user::real real;
    void operator()(index<1> i) const restrict(amp) { av[i] = real; }
  };
  void go(T k) {
    K q = {av, k};
    parallel_for_each(av.extent, q);
  }
};
int main() {
  int a[1];
  float b[1];
  array_view<int, 1> x(1, a);
  array_view<float, 1> y(1, b);
  user<int>(x).go(3);
  user<float>(y).go(.5f);
  x.synchronize();
  y.synchronize();
  return a[0] == 3 && b[0] == .5f ? 0 : 1;
}

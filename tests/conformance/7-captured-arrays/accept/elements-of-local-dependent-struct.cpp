// A kernel may capture C arrays of a local struct with a dependent member.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct tr {
  typedef T type[2];
  using elem = T;
  static const int n = 2;
};
template <class T> using pair_of = T[2];
enum { two = 2 };
template <class T> int f(T t) {
  struct Q {
    T v;
  };
  Q a[2] = {{t}, {2}};
  Q b[] = {{t}, {1}};
  tr<T> u[1];
  (void)u;
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0].v + a[1].v + b[1].v; });
  return v[0];
}
int main() { return f<int>(3) == 6 ? 0 : 1; }

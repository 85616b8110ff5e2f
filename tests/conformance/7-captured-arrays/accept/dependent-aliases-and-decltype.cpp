// A kernel may capture C arrays declared by dependent typedefs, alias templates, decltype and auto.
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
};
template <class T> using pair_of = T[2];
template <class T> int f(T t) {
  typename tr<T>::type a = {t, 2};
  pair_of<T> b = {3, t};
  decltype(a) c = {5, 6};
  auto &d = b;
  typename tr<T>::type e[2] = {{1, 2}, {3, 4}};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0] + b[1] + c[1] + d[0] + e[1][0]; });
  return v[0];
}
int main() { return f<int>(3) == 3 + 3 + 6 + 3 + 3 ? 0 : 1; }

// A kernel in a class template may capture C arrays whose types are member typedefs.
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
template <class T, int N> struct X {
  typedef T row[N];
  row mm;
  static const int K = N;
  int go(T t) {
    row a = {t, 2};
    row b[2] = {{t}, {5}};
    T c[K] = {t};
    row &d = a;
    int o = 0;
    array_view<int> v(1, &o);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0] + a[1] + b[1][0] + c[0] + d[0]; });
    return v[0];
  }
};
int main() { return (X<int, 2>().go(3)) == 5 + 5 + 3 + 3 ? 0 : 1; }

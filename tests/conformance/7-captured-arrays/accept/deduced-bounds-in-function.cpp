// A kernel in a function may capture C arrays of several ranks whose initializers give their sizes.
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
int f(int t) {
  int a[] = {t, 2};
  int b[][2] = {{1, 2}, {3, 4}};
  float c[]{1.f, t * 1.f};
  const int d[] = {7, 8};
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = a[0] + a[1] + b[1][1] + (int)c[1] + d[1]; });
  return v[0];
}
int main() { return f(3) == 5 + 4 + 3 + 8 ? 0 : 1; }

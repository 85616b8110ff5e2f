// Initializers of globals, variable templates and static members call the cpu function of a pair.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
int f(int) { return 1; }
int f(int) restrict(amp) { return 2; }
int d = f(1);
int e(int x = f(1)) { return x; }
struct S {
  int m = f(1);
};
template <class T> int vt = f(T(1));
template <class T> struct W {
  static int s;
};
template <class T> int W<T>::s = f(T(1));
int main() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        S s;
        r[0] = f(1);
        r[1] = s.m;
      });
  S s;
  return r[0] == 2 && r[1] == 2 && d == 1 && e() == 1 && s.m == 1 && vt<int> == 1 && W<int>::s == 1
             ? 0
             : 1;
}

// Amp code selects amp functions, operators and constructors although cpu ones match better.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <vector>
#include "check.h"
using namespace concurrency;
struct X {
  int v;
};
int f(int) { return 1; }
int f(float) restrict(amp) { return 2; }
int g(const X &) { return 3; }
template <class T> int g(const T &) restrict(amp) { return 4; }
int h(int, int) { return 5; }
int h(int, float) restrict(amp) { return 6; }
struct O {
  int operator[](int) const { return 7; }
  int operator[](float) const restrict(amp) { return 8; }
  operator int() const { return 9; }
  operator float() const restrict(amp) { return 10; }
  O &operator=(int) { return *this; }
  int operator=(float) restrict(amp) { return 11; }
};
X operator+(X a, int) { return a; }
X operator+(X, float) restrict(amp) { return X{12}; }
struct K {
  int v;
  K(int) : v(13) {}
  K(double) restrict(amp) : v(14) {}
};
int tk(K k) restrict(amp) { return k.v; }
template <class T> int tm(T t) restrict(amp) { return f(t) + h(1, t); }
int main() {
  std::vector<int> o(10);
  array_view<int> v(10, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        X x{0};
        O p;
        v[0] = f(1);
        v[1] = g(x);
        v[2] = h(1, 2);
        v[3] = p[1];
        v[4] = (int)p;
        v[5] = (p = 3);
        v[6] = (x + 1).v;
        v[7] = K(1).v;
        v[8] = tk(2);
        v[9] = tm(3);
      });
  v.synchronize();
  int w[10] = {2, 4, 6, 8, 10, 11, 12, 14, 14, 8};
  for (int i = 0; i < 10; ++i) {
    if (o[i] != w[i]) {
      std::printf("%d %d\n", i, o[i]);
      return 1;
    }
  }
  return failures;
}

// Member operators of every kind are selected by restriction before parameters are compared.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>
using namespace concurrency;
struct P {
  int a;
};
struct S {
  int v;
  int operator[](double) const { return 1; }
  int operator[](int) const restrict(amp) { return 2; }
  int operator()(double) const { return 3; }
  int operator()(int) const restrict(amp) { return 4; }
  int operator->*(double) const { return 5; }
  int operator->*(int) const restrict(amp) { return 6; }
  int operator,(double) const { return 7; }
  int operator,(int) const restrict(amp) { return 8; }
  int operator&&(double) const { return 9; }
  int operator&&(int) const restrict(amp) { return 10; }
  int operator||(double) const { return 11; }
  int operator||(int) const restrict(amp) { return 12; }
  int operator=(double) const { return 13; }
  int operator=(int) const restrict(amp) { return 14; }
  int operator+=(double) const { return 15; }
  int operator+=(int) const restrict(amp) { return 16; }
  int operator<<(double) const { return 17; }
  int operator<<(int) const restrict(amp) { return 18; }
  int operator%(double) const { return 19; }
  int operator%(int) const restrict(amp) { return 20; }
};
#define ALL(S, s, X)                                                                               \
  X(0, s[1])                                                                                       \
  X(1, s(1))                                                                                       \
  X(2, s->*1) X(3, (s, 1)) X(4, (s && 1)) X(5, (s || 1)) X(6, (s = 1)) X(7, (s += 1))              \
      X(8, (s << 1)) X(9, (s % 1))
int main() {
  int o[10];
  array_view<int> r(10, o);
  const S s{0};
  int bad = 0;
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = s[1];
        r[1] = s(1);
        r[2] = s->*1;
        r[3] = (s, 1);
        r[4] = (s && 1);
        r[5] = (s || 1);
        r[6] = (s = 1);
        r[7] = (s += 1);
        r[8] = (s << 1);
        r[9] = (s % 1);
      });
  for (int i = 0; i < 10; ++i)
    if (r[i] != 2 * i + 2) return 1;
#define X(n, e)                                                                                    \
  if (e != 2 * n + 1) return 2 + n;
  ALL(S, s, X)
  return 0;
}

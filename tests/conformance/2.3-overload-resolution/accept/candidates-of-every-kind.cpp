// Overload resolution discards functions, operators and conversions of other restrictions first.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Waddress"
#include <amp.h>
using namespace concurrency;
int f(int) { return 1; }
int f(double) restrict(amp) { return 2; }
int g(float) restrict(cpu, amp) { return 3; }
int g(int) restrict(cpu) { return 4; }
int h(const int &) restrict(amp) { return 5; }
int h(int &&) restrict(cpu) { return 6; }
int h(...) { return 7; }
template <class T> int k(T) restrict(cpu) { return 8; }
int k(double) restrict(amp) { return 9; }
template <class T> int m(T) restrict(amp) { return 10; }
template <class T> int m(T *) restrict(cpu) { return 11; }
int n(bool) restrict(amp) { return 13; }
int n(int *) restrict(cpu) { return 14; }
struct A {
  int operator<<(int) const { return 15; }
};
int operator<<(const A &, float) restrict(amp) { return 16; }
struct C {
  C(int) : v(17) {}
  C(double) restrict(amp) : v(18) {}
  ~C() restrict(cpu, amp) {}
  int v;
};
struct V {
  int operator()(int) { return 19; }
  int operator()(int) const restrict(amp) { return 20; }
};
struct Conv {
  operator int() const { return 21; }
  operator float() const restrict(amp) { return 22.f; }
};
int main() {
  int o[12];
  array_view<int> v(12, o);
  v.discard_data();
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int q = 1;
        v[0] = f(5);
        v[1] = g(5);
        v[2] = h(3);
        v[3] = k(4);
        v[4] = m(&q);
        v[5] = n(&q);
        A a;
        v[6] = a << 1;
        C c(2);
        v[7] = c.v;
        V w;
        v[8] = w(1);
        Conv x;
        int y = x;
        v[9] = y;
        v[10] = f(true);
        v[11] = C{1.0}.v;
      });
  const int want[12] = {2, 3, 5, 9, 10, 13, 16, 18, 20, 22, 2, 18};
  for (int i = 0; i < 12; ++i)
    if (v[i] != want[i]) return 1 + i;
  int q = 1;
  A a;
  C c(2);
  V w;
  Conv x;
  int y = x;
  const int got[10] = {f(5), g(5), h(3), k(4), m(&q), n(&q), a << 1, c.v, w(1), y},
            wc[10] = {1, 4, 6, 8, 11, 14, 15, 17, 19, 21};
  for (int i = 0; i < 10; ++i)
    if (got[i] != wc[i]) return 51 + i;
  return 0;
}

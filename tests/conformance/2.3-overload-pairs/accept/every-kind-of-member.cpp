// Members, operators, conversions, constructors and friends overload by restriction.
//
// accept: L-2.3.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
// Each function returns its restriction (1 for cpu, 2 for amp) and the code of the overload.
struct W {
  int v;
  int f(int) const restrict(cpu) { return 10 + 1; }
  int f(int) const restrict(amp) { return 10 + 2; }
  int f(float) const restrict(cpu) { return 20 + 1; }
  int f(float) const restrict(amp) { return 20 + 2; }
  int f(int, int = 0) restrict(cpu) { return 30 + 1; }
  static int s(int) restrict(cpu) { return 40 + 1; }
  static int s(int) restrict(amp) { return 40 + 2; }
  template <class T> int t(T) const restrict(cpu) { return 50 + 1 + (int)sizeof(T) * 100; }
  template <class T> int t(T) const restrict(amp) { return 50 + 2 + (int)sizeof(T) * 100; }
  int operator()(int) const restrict(cpu) { return 60 + 1; }
  int operator()(int) const restrict(amp) { return 60 + 2; }
  int operator[](int) const restrict(cpu) { return 70 + 1; }
  int operator[](int) const restrict(amp) { return 70 + 2; }
  int operator+(int) const restrict(cpu) { return 80 + 1; }
  int operator+(int) const restrict(amp) { return 80 + 2; }
  operator int() const restrict(cpu) { return 90 + 1; }
  operator int() const restrict(amp) { return 90 + 2; }
  W() restrict(cpu) : v(1) {}
  W() restrict(amp) : v(2) {}
  W(int) restrict(cpu) : v(3) {}
  W(int) restrict(amp) : v(4) {}
  friend int fr(const W &) restrict(cpu) { return 100 + 1; }
  friend int fr(const W &) restrict(amp) { return 100 + 2; }
  int operator-() const restrict(cpu) { return 110 + 1; }
  int operator-() const restrict(amp) { return 110 + 2; }
};
int operator*(const W &, int) restrict(cpu) { return 121; }
int operator*(const W &, int) restrict(amp) { return 122; }
template <class T> struct Tr {
  static int g(T) restrict(cpu) { return 131; }
  static int g(T) restrict(amp) { return 132; }
};
template <> struct Tr<float> {
  static int g(float) restrict(cpu) { return 141; }
  static int g(float) restrict(amp) { return 142; }
};
int all(int k) restrict(cpu, amp) {
  const W w;
  const W u(5);
  switch (k) {
  case 0:
    return w.f(1);
  case 1:
    return w.f(1.0f);
  case 2:
    return W::s(1);
  case 3:
    return w.t(1);
  case 4:
    return w.t(1.0);
  case 5:
    return w(1);
  case 6:
    return w[1];
  case 7:
    return w + 1;
  case 8: {
    int i = w;
    return i;
  }
  case 9:
    return w.v;
  case 10:
    return u.v;
  case 11:
    return fr(w);
  case 12:
    return -w;
  case 13:
    return w * 2;
  case 14:
    return Tr<int>::g(1);
  case 15:
    return Tr<float>::g(1);
  case 16:
    return W(3).v + W().v * 10;
  case 17: {
    W a[2];
    return a[0].v + a[1].v;
  }
  case 18:
    return static_cast<int>(w) + (int)u;
  case 19:
    return true ? w(2) : w[2];
  }
  return -1;
}
int main() {
  const int cpu[20] = {11, 21,  41,  451, 851, 61,  71, 81, 91,  1,
                       3,  101, 111, 121, 131, 141, 13, 2,  182, 61};
  const int ampv[20] = {12, 22,  42,  452, 852, 62,  72, 82, 92,  2,
                        4,  102, 112, 122, 132, 142, 24, 4,  184, 62};
  int o[20];
  array_view<int> v(20, o);
  v.discard_data();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = all(i[0]); });
  for (int i = 0; i < 20; ++i) {
    if (all(i) != cpu[i]) return 1 + i;
    if (v[i] != ampv[i]) return 101 + i;
  }
  W m;
  return m.f(1, 2) == 31 ? 0 : 200;
}

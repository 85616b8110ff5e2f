// Captured bases, arrays, unions, enumerations and over-aligned members keep values and sizes.
//
// accept: L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstddef>
using namespace concurrency;
struct Empty {};
struct E2 : Empty {
  int x;
};
struct E3 : Empty {
  E2 e;
  bool b;
};
struct A {
  bool b;
  int i;
  double d;
};
struct B : A {
  float f;
};
struct C {
  B b[2];
  int m[2][3];
  A a;
};
union U {
  int i;
  float f;
  A a;
  U() restrict(cpu, amp) : i(0) {}
};
struct An {
  int tag;
  union {
    int i;
    float f;
    struct {
      int x, y;
    } p;
  };
};
struct Pm {
  int A::*p;
};
enum E : unsigned { e0, e1 = 0xffffffffu };
enum class F { f0 = -1, f1 };
struct En {
  E e;
  F f;
  bool last;
};
template <class T, int N> struct Arr {
  T t[N];
  Arr<T, N - 1> rest;
};
template <class T> struct Arr<T, 0> {
  T z;
};
struct alignas(16) Al {
  float v[3];
};
struct Mut {
  mutable int m;
  int c;
  void inc() const restrict(cpu, amp) { ++m; }
};
struct Stat {
  static const int K = 9;
  static int cnt;
  int v;
  static int f() restrict(cpu, amp) { return K; }
};
int Stat::cnt = 5;
struct Priv {
  Priv() restrict(cpu, amp) : x(1), y(2) {}
  int sum() const restrict(cpu, amp) { return x + y; }

private:
  int x;

protected:
  int y;
};
struct Final final : private Priv {
  int z = 3;
  int s() const restrict(cpu, amp) { return sum() + z; }
};
template <class T> int sz() restrict(cpu, amp) { return (int)sizeof(T) * 100 + (int)alignof(T); }
struct All {
  C c;
  An an;
  Pm pm;
  En en;
  Arr<int, 3> ar;
  Al al;
  Mut mu;
  Stat st;
  U u;
  E3 e3;
};
int main() {
  All a;
  a.c.b[1].i = 3;
  a.c.m[1][2] = 4;
  a.an.tag = 1;
  a.an.p.y = 8;
  a.pm.p = &A::i;
  a.en.e = e1;
  a.en.f = F::f0;
  a.en.last = true;
  a.ar.rest.rest.t[0] = 6;
  a.ar.rest.rest.rest.z = 7;
  a.al.v[2] = 1.5f;
  a.mu.m = 2;
  a.st.v = 10;
  a.u.f = 1.0f;
  a.e3.e.x = 12;
  a.e3.b = true;
  a.c.a.d = 2.25;
  a.c.b[1].f = 0.5f;
  int o[40];
  array_view<int> v(40, o);
  v.discard_data();
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        All b = a;
        Final f;
        b.mu.inc();
        int r[] = {b.c.b[1].i,
                   b.c.m[1][2],
                   b.an.p.y,
                   b.c.b[1].*b.pm.p,
                   b.en.e == e1,
                   (int)b.en.f,
                   b.en.last,
                   b.ar.rest.rest.t[0],
                   b.ar.rest.rest.rest.z,
                   (int)(b.al.v[2] * 2),
                   b.mu.m,
                   b.st.v,
                   b.st.K,
                   Stat::f(),
                   b.u.i,
                   b.e3.e.x,
                   b.e3.b,
                   f.s(),
                   sz<All>(),
                   sz<C>(),
                   sz<Al>(),
                   sz<E3>(),
                   sz<En>(),
                   (int)(b.c.a.d * 4),
                   (int)(b.c.b[1].f * 2)};
        int n = sizeof(r) / sizeof(r[0]);
        for (int i = 0; i < n; ++i) v[i] = r[i];
        v[39] = n;
      });
  Final f;
  a.mu.inc();
  int r[] = {3, 4,          8,  3, 1, -1,        1,       6,        7,        3,        3, 10, 9,
             9, 0x3f800000, 12, 1, 6, sz<All>(), sz<C>(), sz<Al>(), sz<E3>(), sz<En>(), 9, 1};
  if (v[39] != 25) return 99;
  for (int i = 0; i < 25; ++i)
    if (v[i] != r[i]) return 1 + i;
  return 0;
}

// Derived, over-aligned and variadic classes have the same layout in a kernel as on the host.
//
// accept: L-2.4.1.3-u
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct E {};
struct E2 : E {
  int x;
};
struct M {
  int a;
  double d;
  int b;
};
struct N : M {
  int c;
  long l;
};
struct T {
  N n[2];
  int z;
  union {
    float f;
    unsigned u;
  };
};
struct alignas(32) Al {
  int x;
};
struct Hold {
  int a;
  Al al;
  int b;
};
template <class... B> struct Many : B... {
  int k;
};
struct Bx {
  bool b;
  int i;
};
struct By : Bx {
  bool c;
};
int main() {
  long out[10] = {};
  array_view<long, 1> v(10, out);
  T t{};
  t.n[1].c = 5;
  t.n[1].l = 1L << 40;
  t.n[1].d = 2.5;
  t.z = 7;
  t.u = 0x40000000;
  Hold h{1, {2}, 3};
  Many<E2, M> m{};
  m.k = 9;
  m.x = 8;
  m.b = 6;
  By by{};
  by.b = true;
  by.c = true;
  by.i = 4;
  array_view<T, 1> tv(1, &t);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = sizeof(T);
        v[1] = t.n[1].c + t.z;
        v[2] = t.n[1].l;
        v[3] = long(t.n[1].d * 2) + long(t.f);
        v[4] = h.al.x * 10 + h.b;
        v[5] = sizeof(Hold);
        v[6] = m.k * 100 + m.x * 10 + m.b;
        v[7] = by.b + by.c + by.i;
        v[8] = sizeof(By);
        tv[0].n[0].c = 11;
        tv(0).u = 3;
        v[9] = tv[0].n[1].c;
      });
  v.synchronize();
  tv.synchronize();
  const long want[] = {sizeof(T), 12, 1L << 40, 7, 23, sizeof(Hold), 986, 6, sizeof(By), 5};
  for (int i = 0; i < 10; i++)
    if (out[i] != want[i]) return i + 1;
  return t.n[0].c == 11 && t.u == 3 ? 0 : 11;
}

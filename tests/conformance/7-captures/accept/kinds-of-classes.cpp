// Kernels capture aggregates, derived classes, unions, templates and classes with private or const
// members.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <cstdio>
#include "check.h"
using namespace concurrency;
struct P {
  int a;
  float b;
};
struct N {
  P p;
  P q[2];
  struct In {
    int z[2][3];
  } in;
};
struct Ctor {
  int a;
  Ctor() restrict(cpu, amp) : a(0) {}
  explicit Ctor(int a) restrict(cpu, amp) : a(a) {}
  Ctor(const Ctor &o) restrict(cpu, amp) : a(o.a) {}
  Ctor &operator=(const Ctor &o) restrict(cpu, amp) {
    a = o.a;
    return *this;
  }
  ~Ctor() restrict(cpu, amp) {}
};
struct NoDef {
  int a;
  NoDef(int a, int b) restrict(cpu, amp) : a(a * b) {}
};
struct NoDefCpu {
  int a;
  NoDefCpu(int a, int b) : a(a * b) {}
};
struct CM {
  const int a;
  const float b;
};
struct De : P, private Ctor {
  int c;
  De(int x) : Ctor(x), c(x + 1) {
    P::a = x + 2;
    b = 1.5f;
  }
  int get() const restrict(cpu, amp) { return Ctor::a; }
};
template <typename T, int N> struct arr {
  T d[N];
  T &operator[](int i) restrict(cpu, amp) { return d[i]; }
  const T &operator[](int i) const restrict(cpu, amp) { return d[i]; }
};
struct Fn {
  int k;
  int operator()(int x) const restrict(cpu, amp) { return x * k; }
};
struct Empty {};
struct Agg : P {
  int z;
};
union U {
  int i;
  float f;
  P p;
};
struct Priv {
private:
  int a;

public:
  Priv(int a) : a(a) {}
  int get() const restrict(cpu, amp) { return a; }
  friend int peek(const Priv &p) restrict(cpu, amp) { return p.a + 1; }
};
struct Init {
  int a = 4;
  float b{2.5f};
  int c[3] = {1, 2, 3};
};
struct Mut {
  mutable int m;
  int bump() const restrict(cpu, amp) { return ++m; }
};
struct NoAssign {
  const int a;
  NoAssign(int a) : a(a) {}
  NoAssign &operator=(const NoAssign &) = delete;
  NoAssign(const NoAssign &) = default;
};
int main() {
  array_view<int, 1> v(24);
  P p{1, 2.5f};
  N n = {p, {{3, 1.f}, {4, 2.f}}, {{{1, 2, 3}, {4, 5, 6}}}};
  Ctor c(7);
  NoDef nd(3, 4);
  NoDefCpu nc(5, 6);
  CM cm{8, 1.5f};
  De de(9);
  arr<float, 4> ar = {{1, 2, 3, 4}};
  const arr<P, 2> ap = {{{1, 2}, {3, 4}}};
  Fn fn{3};
  Empty em;
  Agg ag;
  ag.a = 5;
  ag.z = 6;
  U u;
  u.p = p;
  Priv pr(13);
  Init in;
  Mut mu{5};
  NoAssign na(14);
  const P cp{21, 1};
  const P &rp = p;
  const Ctor cc(22);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        v[0] = p.a + int(p.b * 2);
        v[1] = n.q[1].a + n.in.z[1][2] + n.p.a;
        v[2] = c.a;
        v[3] = nd.a;
        v[4] = nc.a;
        v[5] = cm.a + int(cm.b * 2);
        v[6] = de.get() + de.c + static_cast<const P &>(de).a;
        v[7] = int(ar[2]);
        v[8] = ap[1].a;
        v[9] = fn(5);
        Empty e2 = em;
        (void)e2;
        v[10] = ag.a + ag.z;
        v[11] = u.i + u.p.a;
        v[12] = pr.get() + peek(pr);
        v[13] = in.a + int(in.b * 2) + in.c[2];
        v[14] = mu.bump() + mu.bump();
        v[15] = na.a;
        v[16] = cp.a + rp.a;
        v[17] = cc.a;
        Ctor l(c);
        l = cc;
        v[18] = l.a;
        NoDef m(nd);
        v[19] = m.a;
        v[20] = sizeof(N);
      });
  int w[] = {
      6, 11, 7, 12, 30, 11, 30, 3, 3, 15, 11, 2, 27, 12, 13, 14, 22, 22, 22, 12, int(sizeof(N))};
  for (int i = 0; i < 21; ++i) {
    CHECK(v[i] == w[i]);
    if (v[i] != w[i]) std::printf("%d: %d\n", i, int(v[i]));
  }
  return failures;
}

// A kernel may capture objects of aggregates, derived classes, unions, class templates and private
// classes, and pointers to members.
//
// accept: P-7.1-f, P-7.1-c, L-2.4.1.3-s
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <vector>
#include <utility>
#include "check.h"
using namespace concurrency;

// Kernels capture aggregates, derived classes, unions, templates and classes with private or const
// members.
namespace kinds_of_classes {
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
template <typename T, int N>
struct arr {
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
void test() {
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
  }
}
} // namespace kinds_of_classes

// A kernel captures an object of a private nested class that auto deduces.
namespace private_class {
class Priv {
  struct H {
    int h;
  };

public:
  H get() const { return {4}; }
};
void test() {
  array_view<int, 1> v(4);
  auto e = Priv().get();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = e.h; });
  CHECK(v[1] == 4);
}
} // namespace private_class

// A kernel may capture objects whose class template arguments are deduced.
namespace deduced_template_arguments {
template <class A, class B>
struct Pr {
  A a;
  B b;
  Pr(A x, B y) restrict(cpu, amp) : a(x), b(y) {}
};
template <class F>
struct plus {
  F f;
  int k;
  int operator()(int a) const restrict(cpu, amp) { return f(a) + k; }
};
template <class F>
plus(F, int) -> plus<F>;
template <class T>
int t(array_view<int> v, T x) {
  Pr p(x, 1);
  const Pr q(2.5f, x);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (int)p.a + p.b + (int)q.a; });
  return v[0];
}
void test() {
  int o[1] = {};
  array_view<int> v(1, o);
  Pr p(1, 2.5f);
  std::pair s(3, 4L);
  auto f = [](int a) restrict(cpu, amp) { return a + 1; };
  plus k{f, 5};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = p.a + (int)p.b + s.first + (int)s.second + k(1);
      });
  CHECK(v[0] == 1 + 2 + 3 + 4 + 7);
  CHECK(t(v, 3) == 3 + 1 + 2);
}
} // namespace deduced_template_arguments

// A kernel captures pointers to data members and arrays of them beside other arrays.
namespace pointers_to_data_members {
struct point {
  float x, y;
  int c[2];
};
template <typename C, typename M>
M pick(array_view<M> v, M C::*field, const C &object) {
  M weights[2] = {M(2), M(3)};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = object.*field * weights[i[0] % 2]; });
  return v[1];
}
void test() {
  std::vector<float> data(4);
  array_view<float> v(4, data);
  point p{1, 2, {3, 4}};
  float weights[2] = {10, 20};
  float point::*field = &point::y;
  const float point::*other = &point::x;
  int(point::*whole)[2] = &point::c;
  auto deduced = &point::x;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = p.*field * weights[i[0] % 2] + p.*other; });
  CHECK(v[1] == 41);
  CHECK(pick(v, &point::y, p) == 6);
  float point::*fields[2] = {&point::x, &point::y};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = p.*fields[i[0] % 2] * weights[0] + p.*deduced;
      });
  CHECK(v[1] == 21);
  CHECK(v[0] == 11);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (p.*whole)[1] * weights[0]; });
  CHECK(v[1] == 40);
}
} // namespace pointers_to_data_members

int main() {
  kinds_of_classes::test();
  private_class::test();
  deduced_template_arguments::test();
  pointers_to_data_members::test();
  return failures;
}

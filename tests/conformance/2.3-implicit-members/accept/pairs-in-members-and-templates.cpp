// Implicit and defaulted members of classes and templates use the special members of the code's
// restriction.
//
// accept: L-2.3.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <utility>
using namespace concurrency;
struct Pair {
  int v;
  Pair() restrict(cpu) : v(1) {}
  Pair() restrict(amp) : v(2) {}
  Pair(const Pair &o) restrict(cpu) : v(o.v + 10) {}
  Pair(const Pair &o) restrict(amp) : v(o.v + 20) {}
  Pair &operator=(const Pair &o) restrict(cpu) {
    v = o.v + 100;
    return *this;
  }
  Pair &operator=(const Pair &o) restrict(amp) {
    v = o.v + 200;
    return *this;
  }
  ~Pair() restrict(cpu, amp) {}
};
struct W1 {
  Pair p;
};
struct W2 : W1 {
  Pair q[2];
  int k = 7;
};
struct W3 {
  W3() restrict(cpu, amp) = default;
  W3(const W3 &) restrict(cpu, amp) = default;
  W3 &operator=(const W3 &) restrict(cpu, amp) = default;
  ~W3() restrict(cpu, amp) = default;
  Pair p;
};
template <class A, class B> struct W4 : A {
  B b;
  W4() = default;
  W4(const W4 &) = default;
  W4 &operator=(const W4 &) = default;
};
struct CpuOnly {
  int v;
  CpuOnly() : v(3) {}
};
struct Mixed {
  CpuOnly c;
  Mixed(int) restrict(cpu, amp) : c(*(CpuOnly *)nullptr) {}
};
struct HasStr {
  int a;
  std::string s;
  int get() const { return a; }
};
struct AmpOnly {
  int v;
  AmpOnly() restrict(amp) : v(9) {}
  AmpOnly(const AmpOnly &o) restrict(amp) : v(o.v + 1) {}
  ~AmpOnly() restrict(amp) {}
};
struct WAmp {
  AmpOnly a;
};
struct Agg {
  int a;
  float b;
  struct {
    int c[2];
  } d;
};
template <class T> int life() restrict(cpu, amp) {
  T a;
  T b(a);
  T c;
  c = b;
  return 0;
}
int t1() restrict(cpu, amp) {
  W1 a;
  W1 b(a);
  W1 c;
  c = b;
  return a.p.v * 1000000 + b.p.v * 1000 + c.p.v;
}
int t2() restrict(cpu, amp) {
  W2 a;
  W2 b = a;
  W2 c;
  c = b;
  return c.q[1].v + b.q[0].v + a.p.v + c.k;
}
int t3() restrict(cpu, amp) {
  W3 a;
  W3 b(a);
  W3 c;
  c = b;
  return c.p.v;
}
int t4() restrict(cpu, amp) {
  W4<W1, Pair> a, b(a), c;
  c = b;
  return c.b.v + c.p.v;
}
int t5() restrict(amp) {
  WAmp a;
  WAmp b(a);
  return b.a.v;
}
int t6() restrict(cpu, amp) {
  Agg a = {1, 2.f, {{3, 4}}};
  Agg b = a;
  Agg c;
  c = b;
  Agg d = Agg();
  return c.d.c[1] + d.a + (int)b.b;
}
int main() {
  int o[6];
  array_view<int> v(6, o);
  v.discard_data();
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = t1();
        v[1] = t2();
        v[2] = t3();
        v[3] = t4();
        v[4] = t5();
        v[5] = t6();
        life<W4<W3, W2>>();
      });
  if (t1() != 1011111 || t2() != 111 + 11 + 1 + 7 || t3() != 111 || t4() != 222 || t6() != 6)
    return 1;
  if (v[0] != 2022222) return 2;
  if (v[1] != 222 + 22 + 2 + 7) return 3;
  if (v[2] != 222 || v[3] != 444 || v[4] != 10 || v[5] != 6) return 4;
  HasStr h{4, "x"};
  HasStr g = h;
  g = std::move(h);
  life<W2>();
  return g.get() == 4 ? 0 : 5;
}

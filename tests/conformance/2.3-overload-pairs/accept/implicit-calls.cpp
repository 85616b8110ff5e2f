// Implicit calls in range loops, default arguments, initializers and conditions use the target's
// function.
//
// accept: L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#include <amp.h>
using namespace concurrency;
int side() restrict(cpu) { return 1; }
int side() restrict(amp) { return 2; }
struct It {
  int p;
  int operator*() const restrict(cpu) { return p; }
  int operator*() const restrict(amp) { return p + 1; }
  It &operator++() restrict(cpu, amp) {
    p += 2;
    return *this;
  }
  bool operator!=(const It &o) const restrict(cpu, amp) { return p != o.p; }
};
struct Rng {
  int d[4];
  It begin() restrict(cpu, amp) { return It{1}; }
  It end() restrict(cpu, amp) { return It{5}; }
};
struct Inner {
  int v;
  int get() const restrict(cpu) { return v + 1; }
  int get() const restrict(amp) { return v + 2; }
};
struct Arrow {
  Inner i;
  const Inner *operator->() const restrict(cpu) { return &i; }
  const Inner *operator->() const restrict(amp) { return &i; }
};
struct B {
  int b;
  B() restrict(cpu) : b(10) {}
  B() restrict(amp) : b(20) {}
  B(int x) restrict(cpu, amp) : b(x) {}
};
struct D : B {
  int d = side();
  B m;
  int e;
  D() restrict(cpu, amp) : e(side() * 3) {}
  D(int) restrict(cpu, amp) : D() { e += 1; }
  D(float) restrict(cpu, amp) : B(5), m(6), e(side()) {}
};
struct U : D {
  using D::D;
  int arr[2] = {side(), side() + 1};
};
struct Agg {
  int a = side();
  B b;
  int c;
};
struct Cv {
  int x;
  operator bool() const restrict(cpu) { return x > 0; }
  operator bool() const restrict(amp) { return x <= 0; }
};
struct Cn {
  int v;
  Cn(int x) restrict(cpu) : v(x + 1) {}
  Cn(int x) restrict(amp) : v(x + 2) {}
};
int takes(Cn c) restrict(cpu, amp) { return c.v; }
Cn gives(int x) restrict(cpu, amp) { return x; }
int dflt(int x = side()) restrict(cpu, amp) { return x; }
template <int N = 3> int tdf(int x = side() * N) restrict(cpu, amp) { return x; }
bool operator==(Inner a, Inner b) restrict(cpu) { return a.v == b.v; }
bool operator==(Inner a, Inner b) restrict(amp) { return a.v != b.v; }
Inner operator+(Inner a, int k) restrict(cpu) { return Inner{a.v + k}; }
Inner operator+(Inner a, int k) restrict(amp) { return Inner{a.v - k}; }
Inner &operator++(Inner &a) restrict(cpu) {
  ++a.v;
  return a;
}
Inner &operator++(Inner &a) restrict(amp) {
  a.v += 2;
  return a;
}
int run(int k) restrict(cpu, amp) {
  Inner in = {5};
  Cv p = {1};
  switch (k) {
  case 0: {
    Rng r = {{1, 2, 3, 4}};
    int s = 0;
    for (int x : r) s = s * 10 + x;
    return s;
  }
  case 1: {
    Arrow a = {{5}};
    return a->get();
  }
  case 2: {
    D d;
    return d.b + d.d + d.m.b + d.e;
  }
  case 3: {
    D d(1);
    return d.b + d.d + d.m.b + d.e;
  }
  case 4: {
    D d(1.f);
    return d.b + d.d + d.m.b + d.e;
  }
  case 5: {
    U u;
    return u.arr[0] * 10 + u.arr[1];
  }
  case 6: {
    Agg a = {};
    Agg b{7};
    return a.a + a.b.b + b.a + b.b.b;
  }
  case 7:
    return p ? 1 : 0;
  case 8: {
    if (p) return 1;
    return 0;
  }
  case 9: {
    int n = 0;
    while (!p) {
      if (++n > 3) break;
    }
    return n;
  }
  case 10:
    return !p + (p && true) * 10 + (p || false) * 100;
  case 11:
    return takes(4);
  case 12:
    return gives(4).v;
  case 13: {
    Cn c = 5;
    Cn a[2] = {1, 2};
    return c.v + a[1].v;
  }
  case 14:
    return dflt() + tdf() + tdf<5>();
  case 15:
    return in == Inner{5};
  case 16:
    return (in + 2).v + (++in).v;
  case 17: {
    Cn *q = nullptr;
    Cn c(Cn(1).v);
    return c.v + (q == nullptr);
  }
  case 18: {
    auto l = [b = B()] { return b.b; };
    return l();
  }
  case 19: {
    auto l = [](int x = side()) { return x; };
    return l();
  }
  case 20: {
    const Inner &r = in + 1;
    return r.v;
  }
  case 21: {
    B bs[3] = {1};
    return bs[0].b + bs[2].b;
  }
  case 22: {
    for (B b;;) return b.b;
  }
  case 23: {
    if (B b; b.b > 15) return 1;
    else return 0;
  }
  case 24: {
    switch (Cn c = 3; c.v) {
    case 4:
      return 40;
    case 5:
      return 50;
    }
    return 0;
  }
  case 25:
    return B().b + B{}.b;
  }
  return -1;
}
int main() {
  int wc[26] = {13,
                6,
                10 + 1 + 10 + 3,
                10 + 1 + 10 + 4,
                5 + 1 + 6 + 1,
                12,
                1 + 10 + 7 + 10,
                1,
                1,
                0,
                110,
                5,
                5,
                9,
                1 + 3 + 5,
                1,
                13,
                4,
                10,
                1,
                6,
                11,
                10,
                0,
                40,
                20};
  int wa[26] = {24,
                7,
                20 + 2 + 20 + 6,
                20 + 2 + 20 + 7,
                5 + 2 + 6 + 2,
                23,
                2 + 20 + 7 + 20,
                0,
                0,
                4,
                1,
                6,
                6,
                11,
                2 + 6 + 10,
                0,
                10,
                6,
                20,
                2,
                4,
                21,
                20,
                1,
                50,
                40};
  int o[26];
  array_view<int> v(26, o);
  v.discard_data();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(i[0]); });
  for (int i = 0; i < 26; ++i) {
    if (run(i) != wc[i]) return 1 + i;
    if (v[i] != wa[i]) return 101 + i;
  }
  return 0;
}

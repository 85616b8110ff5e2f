// Nested classes and lambdas inherit restrictions through every level, also in operators and
// members.
//
// accept: L-2.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
#include <amp.h>
using namespace concurrency;
int where() restrict(cpu) { return 1; }
int where() restrict(amp) { return 2; }
int helper(int);
int helper2(int) restrict(amp);
template <class T> struct Wrap {
  T t;
  int go() const restrict(cpu, amp) { return t(); }
};
int run() restrict(cpu, amp) {
  struct L {
    int z() { return where(); }
    int operator()() const { return where() * 10; }
    L() : q(where()) {}
    L(int k) : q(k) {}
    L(const L &o) : q(o.q + 100) {}
    ~L() { q = 0; }
    operator int() const { return q; }
    static int st() { return where(); }
    int ident(int t) const { return t + where(); }
    struct N {
      int deep() { return where() * 1000; }
    } n;
    int q;
    int dm = where();
  };
  L a, b(5), c(b);
  auto l1 = [](int y) { return y + where(); };
  int aq = a.q;
  auto l2 = [=]() {
    auto l3 = [aq]() {
      auto l4 = [] { return where(); };
      return l4() + aq;
    };
    return l3();
  };
  auto l5 = [](auto x) { return x + where(); };
  int r = a.z() + a() + a.q + c.q + L::st() + b.ident(3) + a.n.deep() + l1(1) + l2() + l5(2) + a.dm;
  return r + (int)a;
}
int want(int w) {
  return w + w * 10 + w + 105 + w + 3 + w + w * 1000 + 1 + w + (w + w) + (2 + w) + w + w;
}
int cpuonly() restrict(cpu) {
  struct L {
    int z() { throw 1; }
    static int f() restrict(cpu, amp) { return where(); }
  };
  auto l = [](int x) restrict(amp) { return x + where(); };
  int out[1];
  array_view<int> v(1, out);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        struct M {
          int k() {
            struct P {
              int z() const { return where(); }
            };
            return P().z();
          }
        };
        v[i] = M().k() * 1000 + l(5) + L::f() * 10000;
      });
  return v[0];
}
int amponly() restrict(amp) {
  int h3(int);
  auto f2 = [](int y) restrict(cpu) { return y; };
  typedef int FT(int);
  return h3(4);
}
int h3(int x) restrict(amp) { return x * 3; }
int main() {
  int o[2];
  array_view<int> v(2, o);
  v.discard_data();
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = run();
        v[1] = amponly();
      });
  if (v[0] != want(2)) return 1;
  if (run() != want(1)) return 2;
  if (v[1] != 12) return 3;
  return cpuonly() == 22007 ? 0 : 4;
}

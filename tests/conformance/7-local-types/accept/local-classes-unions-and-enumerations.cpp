// A kernel uses local classes, unions, enumerations, typedefs and blocks' equally named types.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include "check.h"
using namespace concurrency;
template <typename T> struct box {
  T t;
};
static int f(int n) {
  struct P {
    int a;
    float b;
  };
  union U {
    int i;
    unsigned u;
  };
  enum E { ea = 3, eb };
  enum class F : unsigned { fa = 5 };
  typedef P Q;
  using R = box<P>;
  using A3 = int[3];
  P p = {n, 1.5f};
  U u;
  u.i = -1;
  E e = eb;
  F g = F::fa;
  Q q = {n + 1, 2.5f};
  R r = {{n + 2, 3.5f}};
  A3 a = {1, 2, 3};
  P pp[2] = {p, q};
  array_view<int, 1> v(10);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        P w = p;
        w.a += 100;
        Q x = {1, 2};
        R y = r;
        E z = ea;
        A3 b = {4, 5, 6};
        v[0] = w.a;
        v[1] = int(u.u >> 28);
        v[2] = e + z;
        v[3] = int(g);
        v[4] = q.a;
        v[5] = y.t.a;
        v[6] = a[1] + b[2];
        v[7] = pp[1].a + x.a;
        v[8] = sizeof(P) + sizeof(U) + sizeof(E);
        v[9] = static_cast<int>(F::fa) + eb;
      });
  int want[] = {n + 100, 15, 7, 5, n + 1, n + 2, 8, n + 2, 16, 9};
  for (int i = 0; i < 10; ++i) CHECK(v[i] == want[i]);
  return v[0];
}
template <typename T> T g(T n) {
  struct P {
    T a;
    typedef T inner;
    struct N {
      T z;
      T get() const restrict(cpu, amp) { return z; }
    };
    static constexpr T two() restrict(cpu, amp) { return T(2); }
    N n;
    P(T a) restrict(cpu, amp) : a(a), n{a * 3} {}
    T operator()(T x) const restrict(cpu, amp) { return a + x; }
    P operator+(const P &o) const restrict(cpu, amp) { return P(a + o.a); }
    operator T() const restrict(cpu, amp) { return a; }
  };
  P p(n);
  array_view<T, 1> v(6);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        typename P::inner t = p(T(1));
        typename P::N m = p.n;
        P s = p + P(T(5));
        v[0] = t;
        v[1] = m.get();
        v[2] = s;
        v[3] = P::two();
        v[4] = P(T(9)).n.z;
      });
  CHECK(v[0] == n + 1);
  CHECK(v[1] == 3 * n);
  CHECK(v[2] == n + 5);
  CHECK(v[3] == 2);
  CHECK(v[4] == 27);
  return v[0];
}
static void blocks(int n) {
  array_view<int, 1> v(4);
  if (n) {
    struct P {
      int a;
      static int id() restrict(cpu, amp) { return 1; }
    };
    P p = {n};
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          P q = p;
          v[0] = q.a * 10 + P::id();
        });
  }
  {
    struct P {
      float a;
      int b;
      static int id() restrict(cpu, amp) { return 2; }
    };
    P p = {1.5f, n};
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          P q = p;
          v[1] = int(q.a * 10) * 10 + P::id() + q.b;
        });
  }
  for (int j = 0; j < 1; ++j) {
    typedef int P;
    P p = n;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          P q = p;
          v[2] = q;
          {
            typedef float P;
            P q = 1.5f;
            v[3] = int(q * 2);
          }
        });
  }
  CHECK(v[0] == n * 10 + 1);
  CHECK(v[1] == 152 + n);
  CHECK(v[2] == n);
  CHECK(v[3] == 3);
}
int main() {
  f(4);
  f(5);
  g(2);
  g(2.5f);
  blocks(7);
  return failures;
}

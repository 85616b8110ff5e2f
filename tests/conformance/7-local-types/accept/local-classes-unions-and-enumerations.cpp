// A kernel captures and uses local classes, unions, enumerations and typedefs, also as tile_static
// variables and parts of other local classes.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include "check.h"
#include <amp.h>

using namespace concurrency;

// A kernel uses local classes, unions, enumerations, typedefs and types of one name in several
// blocks.
namespace classes_unions_and_enumerations {
template <typename T>
struct box {
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
  for (int i = 0; i < 10; ++i)
    CHECK(v[i] == want[i]);
  return v[0];
}
template <typename T>
T g(T n) {
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
void test() {
  f(4);
  f(5);
  g(2);
  g(2.5f);
  blocks(7);
}
} // namespace classes_unions_and_enumerations

// A kernel captures a local class made of local bases, typedefs, unions and unnamed classes.
namespace classes_of_classes {
static int f(int n) {
  array_view<int, 1> v(2);
  struct A {
    int a;
    enum { k = 3 };
  };
  struct B : A {
    int b;
    A inner;
    int sum() const restrict(cpu, amp) { return a + b + inner.a + k; }
  };
  typedef B C[2];
  struct D {
    C c;
    union {
      int u;
      unsigned w;
    };
    struct {
      int an;
    } s;
  };
  D d = {};
  d.c[1].b = n;
  d.u = 4;
  d.s.an = 5;
  d.c[1].inner.a = 6;
  d.c[0].a = 7;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        D e = d;
        v[i] = e.c[1].sum() + e.w * 100 + e.s.an * 1000 + e.c[0].a * 10000;
      });
  return v[0];
}
void test() { CHECK(f(1) == 1 + 6 + 3 + 400 + 5000 + 70000); }
} // namespace classes_of_classes

// A kernel declares tile_static arrays of local classes with lengths from constants and parameters.
namespace tile_static_variables {
template <int N>
int f(int k) {
  const int half = N / 2;
  struct L {
    int a, b;
  };
  L l{k, 2};
  array_view<int, 1> v(N * 2);
  parallel_for_each(
      v.extent.tile<N>(), [=](tiled_index<N> t) restrict(amp) {
        tile_static L s[N];
        tile_static int h[half];
        s[t.local[0]] = L{l.a * t.local[0], l.b};
        if (t.local[0] < half)
          h[t.local[0]] = half;
        t.barrier.wait();
        L q = s[N - 1 - t.local[0]];
        v[t.global] = q.a + q.b + h[0];
      });
  return v[N + 1];
}
struct S {
  typedef int real;
  enum { T = 4 };
  struct P {
    real r;
  };
  int run();
};
int S::run() {
  array_view<int, 1> v(8);
  P p{3};
  parallel_for_each(
      v.extent.tile<T>(), [=](tiled_index<T> t) restrict(amp) {
        tile_static P s[T];
        s[t.local[0]].r = p.r * t.local[0];
        t.barrier.wait();
        v[t] = s[T - 1].r;
      });
  return v[7];
}
#define TS tile_static
void test() {
  CHECK(f<4>(10) == 20 + 2 + 2);
  CHECK(f<8>(1) == 6 + 2 + 4);
  CHECK(S().run() == 9);
  const int T = 2;
  array_view<int, 2> v(4, 4);
  parallel_for_each(
      v.extent.tile<T, T>(), [=](tiled_index<T, T> t) restrict(amp) {
        TS int s[T][T];
        s[t.local[1]][t.local[0]] = t.global[0] * 10 + t.global[1];
        t.barrier.wait();
        v[t] = s[t.local[0]][t.local[1]];
      });
  CHECK(v(2, 3) == 32 && v(3, 2) == 23 && v(0, 1) == 10);
}
} // namespace tile_static_variables

int main() {
  classes_unions_and_enumerations::test();
  classes_of_classes::test();
  tile_static_variables::test();
  return failures;
}

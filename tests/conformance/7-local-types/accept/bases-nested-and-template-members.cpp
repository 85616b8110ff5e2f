// A kernel may use local types with bases, nested types, constructors and template members.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
#include <amp.h>
#include <type_traits>
using namespace concurrency;
template <class T> T outside(T t) restrict(cpu, amp) { return t; }
int f1() {
  int o = 0;
  array_view<int> v(1, &o);
  struct A {
    int x;
    A(int x = 1) restrict(cpu, amp) : x(x) {}
    A operator+(const A &r) const restrict(cpu, amp) { return A(x + r.x); }
    bool operator==(const A &b) const restrict(cpu, amp) { return x == b.x; }
    struct In {
      int y;
      In *self() restrict(cpu, amp) { return this; }
    };
    In in{4};
    enum E { e = 3 };
    E ee = e;
    typedef int I;
    using J = I;
    static const int *none() { return nullptr; }
  };
  struct B : A {
    using A::A;
    int z = 5;
    int sum() const restrict(cpu, amp) { return x + z + in.y + ee; }
  };
  typedef A AA;
  using BB = B;
  typedef struct {
    int q;
  } Anon;
  typedef struct Named {
    int n;
  } NamedT, *NamedP;
  A a(2), *pa = &a;
  B b(3);
  Anon an = {6};
  NamedT nt = {7};
  A::In in = {8};
  A::E ae = A::e;
  A arr[2] = {A(9), A(10)};
  AA &ra = a;
  const BB cb(1);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        A c = a + b;
        AA d(c);
        BB e;
        A::In k = in;
        A::J j = 1;
        NamedP np = nullptr;
        NamedT n2 = nt;
        np = &n2;
        Anon a2 = an;
        v[i] = c.x + d.x + e.sum() + k.self()->y + j + np->n + a2.q + ae + arr[1].x + ra.x +
               cb.sum() + (a == ra) + outside<A>(b).x + (int)sizeof(A);
      });
  return v[0] - (int)sizeof(A);
}
int f2(int n) {
  int o = 0;
  array_view<int> v(1, &o);
  if (n) {
    struct A {
      int k;
    };
    A a{1};
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          A b = a;
          v[i] += b.k;
        });
  } else {
    struct A {
      float k;
    };
    A a{2.5f};
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          A b = a;
          v[i] += (int)(b.k * 2);
        });
  }
  enum { A = 10 };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += A; });
  auto l = [=](int q) {
    struct A {
      int w;
    };
    A a{q};
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          A z = a;
          v[i] += z.w;
        });
  };
  l(100);
  return v[0];
}
struct O {
  template <class T> struct P {
    T t;
    template <class U> int f3(U u) {
      int o = 0;
      array_view<int> v(1, &o);
      struct L {
        T t;
        U u;
        struct M {
          U w;
        };
        M m;
        int all() const restrict(amp) { return (int)(t + u + m.w); }
      };
      L l = {t, u, {u}};
      typedef typename std::conditional<sizeof(T) == 4, L, int>::type X;
      X x = l;
      const T &tt = this->t;
      using V = P<T>;
      V self = *this;
      parallel_for_each(
          v.extent, [=](index<1> i) restrict(amp) {
            L z = l;
            X y = x;
            typename L::M m = {2};
            V s = self;
            v[i] = z.all() + y.all() + (int)m.w + (int)tt + (int)s.t + s.h();
          });
      return v[0];
    }
    int h() const restrict(amp) { return 50; }
  };
};
auto f4() {
  struct R {
    int a;
    int get() const restrict(cpu, amp) { return a; }
  };
  return R{4};
}
int f5() {
  auto r = f4();
  using R = decltype(r);
  R s = r;
  decltype(f4()) t{7};
  int o = 0;
  array_view<int> v(1, &o);
  array_view<R> rv(1, &s);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        R q = r;
        v[i] = q.get() + t.a + rv[i].a;
        rv[i].a = 20;
      });
  return v[0] + rv[0].a;
}
int f6() {
  struct K {
    array_view<int> v;
    int add;
    void operator()(index<1> i) const restrict(amp) { v[i] += helper(add); }
    static int helper(int x) restrict(amp) { return x + 1; }
  };
  int o = 0;
  array_view<int> v(1, &o);
  K k = {v, 4};
  parallel_for_each(v.extent, k);
  auto k2 = [=](index<1> i) restrict(amp) {
    k(i);
    v[i] *= 2;
  };
  parallel_for_each(v.extent, k2);
  return v[0];
}
int main() {
  int w1 = 5 + 5 + (1 + 5 + 4 + 3) + 8 + 1 + 7 + 6 + 3 + 10 + 2 + (1 + 5 + 4 + 3) + 1 + 3;
  if (f1() != w1) return 1;
  if (f2(1) != 111 || f2(0) != 115) return 2;
  O::P<float> p{1.f};
  if (p.f3(3) != 7 + 7 + 2 + 1 + 1 + 50) return 3;
  if (f5() != 4 + 7 + 4 + 20) return 4;
  return f6() == 20 ? 0 : 5;
}

// A kernel may use local types with bases, nested types and template members, and local aliases,
// constants, lambdas and using declarations.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
#include "check.h"
#include <amp.h>
#include <type_traits>
#include <vector>

using namespace concurrency;

// A kernel may use local types with bases, nested types, constructors and template members.
namespace bases_and_members {
template <class T>
T outside(T t) restrict(cpu, amp) {
  return t;
}
int bases_and_nested_types() {
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
int types_of_blocks(int n) {
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
  template <class T>
  struct P {
    T t;
    template <class U>
    int in_member_template(U u) {
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
auto returned_type() {
  struct R {
    int a;
    int get() const restrict(cpu, amp) { return a; }
  };
  return R{4};
}
int types_by_decltype() {
  auto r = returned_type();
  using R = decltype(r);
  R s = r;
  decltype(returned_type()) t{7};
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
int kernel_classes() {
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
void test() {
  int w1 = 5 + 5 + (1 + 5 + 4 + 3) + 8 + 1 + 7 + 6 + 3 + 10 + 2 + (1 + 5 + 4 + 3) + 1 + 3;
  CHECK(bases_and_nested_types() == w1);
  CHECK(types_of_blocks(1) == 111 && types_of_blocks(0) == 115);
  O::P<float> p{1.f};
  CHECK(p.in_member_template(3) == 7 + 7 + 2 + 1 + 1 + 50);
  CHECK(types_by_decltype() == 4 + 7 + 4 + 20);
  CHECK(kernel_classes() == 20);
}
} // namespace bases_and_members

// A kernel may use local types, aliases, constants, lambdas and using declarations of its function.
namespace aliases_and_using_declarations {
namespace far {
namespace away {
int fn(int a) restrict(amp) { return a + 1; }
struct Ty {
  int q;
};
} // namespace away
} // namespace far
template <class T>
int tmpl() {
  struct Loc {
    T t;
    T twice() const restrict(amp, cpu) { return t + t; }
  };
  typedef Loc LL;
  using Arr = T[3];
  enum Le { la = 4 };
  static const int sc = 5;
  const int lc = 6;
  constexpr int cx = 7;
  std::vector<Loc> h(2);
  for (auto &x : h)
    x.t = T(1.5);
  array_view<Loc> v(2, h);
  LL cap{T(2)};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        Arr a = {T(1), T(2), T(3)};
        LL l{v[i].twice() + cap.twice() + a[2]};
        l.t += la + sc + lc + cx;
        v[i] = l;
      });
  return (int)v[1].t;
}
void test() {
  using namespace far::away;
  using far::away::fn;
  namespace fa = far::away;
  using I1 = index<1>;
  typedef array_view<int> AV;
  struct S {
    int a;
    S operator+(S o) const restrict(amp) { return S{a + o.a}; }
    struct In {
      int z;
    };
  };
  enum { un = 8 };
  enum class Sc { k = 9 };
  std::vector<int> o(4);
  AV v(4, o);
  S s{10};
  Ty ty{11};
  auto helper = [](int a) restrict(amp, cpu) { return a * 2; };
  auto gen = [](auto a) restrict(amp) { return a + 1; };
  int(arr)[2] = {1, 2};
  struct Func {
    AV v;
    int k;
    void operator()(I1 i) const restrict(amp) { v[i] += k + un; }
  };
  parallel_for_each(
      v.extent, [=](I1 i) restrict(amp) {
        S::In in{1};
        fa::Ty t2 = ty;
        v[i] = (s + s).a + fn(1) + t2.q + in.z + un + (int)Sc::k + helper(3) + gen(4) + arr[1];
      });
  parallel_for_each(v.extent, Func{v, 1});
  CHECK(v[2] == 20 + 2 + 11 + 1 + 8 + 9 + 6 + 5 + 2 + 1 + 8);
  CHECK(tmpl<int>() == 2 + 4 + 3 + 22 && tmpl<float>() == 3 + 4 + 3 + 22);
  {
    struct S {
      float f;
    } s2{1.5f};
    parallel_for_each(
        v.extent, [=](I1 i) restrict(amp) {
          S t = s2;
          v[i] = (int)(t.f * 2);
        });
    CHECK(v[0] == 3);
  }
}
} // namespace aliases_and_using_declarations

int main() {
  bases_and_members::test();
  aliases_and_using_declarations::test();
  return failures;
}

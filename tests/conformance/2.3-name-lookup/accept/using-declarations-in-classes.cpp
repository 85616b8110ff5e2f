// A using declaration in a class adds the overloads of a base class to its own. The restriction of
// the caller selects one of them.
//
// accept: L-2.3.2.1-d, L-2.3.2.2-b, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

#include "check.h"

using namespace concurrency;

// A using declaration in a class makes cpu and amp overloads of the base selectable by target.
namespace base_members {
struct B {
  int f(int) const restrict(cpu) { return 1; }
  int f(float) const restrict(amp) { return 2; }
};
struct D : B {
  using B::f;
  int f(int, int) const restrict(cpu, amp) { return 3; }
  int k() const restrict(cpu, amp) {
    return f(1) * 10 + f(1, 2) + B::f(1) * 100 + this->D::f(1) * 1000;
  }
};
void test() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        D d;
        v[i] = d.k();
      });
  CHECK(v[0] == 2223 && D().k() == 1113);
}
} // namespace base_members

// A using declaration joins a base's amp member to a derived cpu member of equal parameters.
namespace base_beside_derived {
struct Base {
  int f(int) const restrict(amp) { return 2; }
  int f(float) const restrict(cpu, amp) { return 3; }
};
struct Derived : Base {
  using Base::f;
  int f(int) const restrict(cpu) { return 1; }
  int f() const restrict(amp) { return f(1) * 10; }
  int f() const restrict(cpu) { return f(1) * 10; }
};
void test() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        Derived d;
        v[0] = d.f(1);
        v[1] = d.f(1.f);
        v[2] = d.f();
      });
  v.synchronize();
  Derived d;
  CHECK(d.f(1) == 1);
  CHECK(d.f(1.f) == 3);
  CHECK(d.f() == 10);
  CHECK(out[0] == 2);
  CHECK(out[1] == 3);
  CHECK(out[2] == 20);
}
} // namespace base_beside_derived

// Using declarations make pairs of several bases callable through a class with private inheritance.
namespace several_bases {
struct A {
  int a;
  int who() const restrict(cpu) { return 1; }
  int who() const restrict(amp) { return 2; }
};
struct B {
  int b;
  int who(int) const restrict(cpu, amp) { return 3; }
};
struct C : A, B {
  int c;
  using A::who;
  using B::who;
};
struct P : private C {
  using C::who;
  P(int x) restrict(cpu, amp) : C{{x}, {x + 1}, x + 2} {}
  const A &as() const restrict(cpu, amp) { return *this; }
  B *bp() restrict(cpu, amp) { return this; }
};
int test() restrict(cpu, amp) {
  P p(5);
  C c{{1}, {2}, 3};
  B &rb = c;
  A *pa = &c;
  return p.who() + p.who(0) * 10 + p.as().a * 100 + p.bp()->b * 1000 +
         static_cast<C &>(rb).c * 10000 + static_cast<C *>(pa)->b * 100000 + c.A::who() * 1000000;
}
void run() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = test(); });
  v.synchronize();
  CHECK(test() == 1 + 30 + 500 + 6000 + 30000 + 200000 + 1000000);
  CHECK(out == 2 + 30 + 500 + 6000 + 30000 + 200000 + 2000000);
}
} // namespace several_bases

// An operator of a derived class hides those of its bases, even if their restrictions differ.
namespace hidden_operator {
struct base {
  int n;
  int operator()(unsigned x) const restrict(amp) { return n + int(x); }
  int operator[](int x) const restrict(amp) { return n - x; }
};
struct derived : base {
  int operator()(unsigned x) const restrict(cpu, amp) { return 10 * n + int(x); }
  int operator[](int x) const restrict(cpu, amp) { return 10 * n - x; }
};
struct further : derived {};

void test() {
  array<int> a(4);
  array_view<int> v(a);
  v.discard_data();
  derived d;
  d.n = 3;
  further f;
  f.n = 4;
  base b = {5};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = i[0] == 0   ? d(1u)
               : i[0] == 1 ? f(2u) + f[1]
               : i[0] == 2 ? b(3u) + b[1]
                           : derived(d)[7];
      });
  CHECK(v[0] == 31);
  CHECK(v[1] == 42 + 39);
  CHECK(v[2] == 8 + 4);
  CHECK(v[3] == 23);
  CHECK(d(1u) == 31);
}
} // namespace hidden_operator

int main() {
  base_members::test();
  base_beside_derived::test();
  several_bases::run();
  hidden_operator::test();
  return failures;
}

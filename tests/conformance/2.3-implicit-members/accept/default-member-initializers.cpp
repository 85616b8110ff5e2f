// Default member initializers and inherited constructors have the restriction of the code that
// constructs the object.
//
// accept: L-2.3.2-j, L-2.3.2.1-d, L-2.3.2-o, L-2.3.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Default member initializers call the overload of the code that constructs the object.
namespace code_that_constructs {

int side() { return 1; }
int side() restrict(amp) { return 2; }

struct seeded {
  int first = side();
  int second = side() * 10;
};
struct holder {
  seeded s;
  int third;
  holder() restrict(cpu, amp) : third(side() * 100) {}
};

int sum() restrict(cpu, amp) {
  seeded a;
  holder h;
  return a.first + a.second + h.third + h.s.first * 1000;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sum(); });
  check("kernel", v[0], 2222);
  check("host", sum(), 1111);
}

} // namespace code_that_constructs

// Default member initializers have the restriction of the constructor that evaluates them.
namespace kinds_of_constructors {

int g() restrict(cpu) { return 1; }
int g() restrict(amp) { return 2; }
struct A {
  int a = g();
  int b{g() + a};
};
struct B {
  int a = g();
  B() restrict(cpu, amp) {}
};
struct C {
  int a = g() * 5;
  C() restrict(cpu, amp) = default;
};
struct D : A {
  int c[2] = {g(), g() + 1};
};
void test() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = A().b;
        v[1] = B().a;
        v[2] = C().a;
        D d;
        v[3] = d.c[1];
        A e{7};
        v[4] = e.b;
      });
  v.synchronize();
  D d;
  A e{7};
  CHECK(A().b == 2 && B().a == 1 && C().a == 5 && d.c[1] == 2 && e.b == 8);
  CHECK(out[0] == 4 && out[1] == 2 && out[2] == 10 && out[3] == 3 && out[4] == 9);
}

} // namespace kinds_of_constructors

// A member initialized by a pair of constructors leaves its class a cpu,amp implicit constructor.
namespace initialized_by_pairs {

struct number {
  int a;
  number(int x) restrict(cpu) : a(x + 10) {}
  number(int x) restrict(amp) : a(x + 20) {}
  ~number() restrict(cpu, amp) {}
};
struct any {
  int a;
  template <typename T>
  explicit any(T x) restrict(cpu) : a(int(x) + 10) {}
  template <typename T>
  explicit any(T x) restrict(amp) : a(int(x) + 20) {}
  ~any() restrict(cpu, amp) {}
};
template <typename T>
struct typed {
  T a;
  typed() restrict(cpu) : a(1) {}
  typed() restrict(amp) : a(2) {}
  typed(int x) restrict(cpu) : a(x + 10) {}
  typed(int x) restrict(amp) : a(x + 20) {}
  ~typed() restrict(cpu, amp) {}
};

struct braced {
  number one{4};
};
struct copied {
  number one = 4;
  number two = number(5);
  int z = number(1).a;
};
struct made {
  any one{4.5f};
};
struct generic {
  typed<int> one{4};
};
struct around {
  braced b;
  generic g;
};
struct several {
  typed<int> many[2];
  typed<float> one{4};
  typed<long> other;
};
struct defaulted {
  number one{4};
  defaulted() = default;
};

void test() {
  int out[7] = {};
  array_view<int, 1> v(7, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        braced b;
        copied c;
        made m;
        generic g;
        around a;
        v[0] = b.one.a;
        v[1] = c.one.a + c.two.a + c.z;
        v[2] = m.one.a;
        v[3] = g.one.a;
        v[4] = a.b.one.a + a.g.one.a;
        v[5] = defaulted().one.a;
        several s;
        v[6] = s.many[1].a + int(s.one.a) + int(s.other.a);
      });
  v.synchronize();
  copied c;
  several s;
  CHECK(s.many[1].a + int(s.one.a) + int(s.other.a) == 16);
  CHECK(braced().one.a == 14 && c.one.a + c.two.a + c.z == 40 && made().one.a == 14 &&
        generic().one.a == 14 && around().b.one.a == 14 && defaulted().one.a == 14);
  CHECK(out[0] == 24 && out[1] == 70 && out[2] == 24 && out[3] == 24 && out[4] == 48 &&
        out[5] == 24 && out[6] == 28);
}

} // namespace initialized_by_pairs

// Inherited constructors keep the restrictions of the base class constructors.
namespace inherited_constructors {

struct base {
  int n;
  base(int k) restrict(cpu) : n(k + 1) {}
  base(int k) restrict(amp) : n(k + 2) {}
  base(float f) restrict(cpu, amp) : n(int(f * 2)) {}
  ~base() restrict(cpu, amp) {}
};
struct derived : base {
  using base::base;
  int extra = 100;
};

int made() restrict(cpu, amp) { return derived(10).n + derived(1.5f).n * 1000 + derived(0).extra; }

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = made(); });
  check("kernel", v[0], 3112);
  check("host", made(), 3111);
}

} // namespace inherited_constructors

int main() {
  code_that_constructs::test();
  kinds_of_constructors::test();
  initialized_by_pairs::test();
  inherited_constructors::test();
  return failures;
}

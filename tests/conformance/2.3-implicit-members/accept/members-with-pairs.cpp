// Implicit members call the special members of the code's restriction if their parts have separate
// cpu and amp special members.
//
// accept: L-2.3.2-o, L-2.3.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <string>
#include <utility>

using namespace concurrency;

// A member with cpu and amp special members gives its class cpu,amp implicit members.
namespace member_and_base {

struct m {
  int n;
  m() : n(1) {}
  m() restrict(amp) : n(2) {}
  m(const m &o) : n(o.n + 10) {}
  m(const m &o) restrict(amp) : n(o.n + 20) {}
  m &operator=(const m &o) {
    n = o.n + 100;
    return *this;
  }
  m &operator=(const m &o) restrict(amp) {
    n = o.n + 200;
    return *this;
  }
  ~m() restrict(cpu, amp) {}
};
struct w {
  m member;
};
struct d : m {
  int extra = 5;
};

int work() restrict(cpu, amp) {
  w a, b(a);
  a = b;
  d x;
  d y = x;
  return a.member.n * 1000 + y.n * 10 + y.extra;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
  check("kernel", v[0], 222225);
  check("host", work(), 111115);
}

} // namespace member_and_base

// Implicit members construct and copy nested arrays of members by the caller's restriction.
namespace arrays {

struct m {
  int n;
  m() : n(1) {}
  m() restrict(amp) : n(2) {}
  ~m() restrict(cpu, amp) {}
};
struct row {
  m cells[3];
};
struct grid {
  row rows[2];
  int sum() const restrict(cpu, amp) {
    int s = 0;
    for (const row &r : rows)
      for (const m &c : r.cells)
        s += c.n;
    return s;
  }
};

int made() restrict(cpu, amp) {
  grid g;
  grid copy = g;
  return copy.sum();
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = made(); });
  check("kernel", v[0], 12);
  check("host", made(), 6);
}

} // namespace arrays

// Implicit members of nested classes call the special members of the code's restriction.
namespace nested_classes {

struct M {
  int x;
  M() restrict(cpu) : x(1) {}
  M() restrict(amp) : x(2) {}
  M(const M &o) restrict(cpu) : x(o.x + 10) {}
  M(const M &o) restrict(amp) : x(o.x + 20) {}
  M &operator=(const M &o) restrict(cpu) {
    x = o.x + 100;
    return *this;
  }
  M &operator=(const M &o) restrict(amp) {
    x = o.x + 200;
    return *this;
  }
  ~M() restrict(cpu, amp) {}
};
struct W {
  M a;
  M b[2];
};
struct Z : W {
  int k = 5;
  M c;
};
int sum() restrict(cpu, amp) {
  Z z;
  int r = z.a.x + z.b[1].x * 10 + z.c.x * 100;
  Z y = z;
  r += (y.b[0].x + y.a.x) * 1000;
  z = y;
  return r + z.b[1].x * 100000;
}
void test() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sum(); });
  v.synchronize();
  CHECK(sum() == 111 + 22 * 1000 + 111 * 100000);
  CHECK(out == 222 + 44 * 1000 + 222 * 100000);
}

} // namespace nested_classes

// Implicit and defaulted members of classes and templates use the special members of the code's
// restriction.
namespace members_and_templates {

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
struct has_member {
  Pair p;
};
struct derived_with_array : has_member {
  Pair q[2];
  int k = 7;
};
struct has_defaulted_members {
  has_defaulted_members() restrict(cpu, amp) = default;
  has_defaulted_members(const has_defaulted_members &) restrict(cpu, amp) = default;
  has_defaulted_members &operator=(const has_defaulted_members &) restrict(cpu, amp) = default;
  ~has_defaulted_members() restrict(cpu, amp) = default;
  Pair p;
};
template <class A, class B>
struct class_template : A {
  B b;
  class_template() = default;
  class_template(const class_template &) = default;
  class_template &operator=(const class_template &) = default;
};
struct CpuOnly {
  int v;
  CpuOnly() : v(3) {}
};
struct Mixed {
  CpuOnly c;
  Mixed(int) restrict(cpu, amp) : c(*(CpuOnly *)nullptr) {}
};
struct has_string {
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
struct has_amp_only {
  AmpOnly a;
};
struct aggregate {
  int a;
  float b;
  struct {
    int c[2];
  } d;
};
template <class T>
int construct_copy_assign() restrict(cpu, amp) {
  T a;
  T b(a);
  T c;
  c = b;
  return 0;
}
int of_member() restrict(cpu, amp) {
  has_member a;
  has_member b(a);
  has_member c;
  c = b;
  return a.p.v * 1000000 + b.p.v * 1000 + c.p.v;
}
int of_derived() restrict(cpu, amp) {
  derived_with_array a;
  derived_with_array b = a;
  derived_with_array c;
  c = b;
  return c.q[1].v + b.q[0].v + a.p.v + c.k;
}
int of_defaulted() restrict(cpu, amp) {
  has_defaulted_members a;
  has_defaulted_members b(a);
  has_defaulted_members c;
  c = b;
  return c.p.v;
}
int of_template() restrict(cpu, amp) {
  class_template<has_member, Pair> a, b(a), c;
  c = b;
  return c.b.v + c.p.v;
}
int of_amp_only() restrict(amp) {
  has_amp_only a;
  has_amp_only b(a);
  return b.a.v;
}
int of_aggregate() restrict(cpu, amp) {
  aggregate a = {1, 2.f, {{3, 4}}};
  aggregate b = a;
  aggregate c;
  c = b;
  aggregate d = aggregate();
  return c.d.c[1] + d.a + (int)b.b;
}
void test() {
  int o[6];
  array_view<int> v(6, o);
  v.discard_data();
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = of_member();
        v[1] = of_derived();
        v[2] = of_defaulted();
        v[3] = of_template();
        v[4] = of_amp_only();
        v[5] = of_aggregate();
        construct_copy_assign<class_template<has_defaulted_members, derived_with_array>>();
      });
  CHECK(of_member() == 1011111 && of_derived() == 111 + 11 + 1 + 7 && of_defaulted() == 111 &&
        of_template() == 222 && of_aggregate() == 6);
  CHECK(v[0] == 2022222);
  CHECK(v[1] == 222 + 22 + 2 + 7);
  CHECK(v[2] == 222 && v[3] == 444 && v[4] == 10 && v[5] == 6);
  has_string h{4, "x"};
  has_string g = h;
  g = std::move(h);
  construct_copy_assign<derived_with_array>();
  CHECK(g.get() == 4);
}

} // namespace members_and_templates

int main() {
  member_and_base::test();
  arrays::test();
  nested_classes::test();
  members_and_templates::test();
  return failures;
}

// Defaulted members have the written restrictions, or else those that the parts allow; the members
// of plain structs and closures are cpu,amp.
//
// accept: L-2.3.2-n, L-2.3.2-h, L-2.3.2-p, L-2.3.2-i, L-2.1.2-d, L-2.3.2-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Defaulted members have the written restrictions, or else those that their members allow.
namespace defaulted_in_class {

struct part {
  int n = 4;
  part() restrict(cpu, amp) {}
  part(const part &o) restrict(cpu, amp) : n(o.n + 1) {}
  part(part &&o) restrict(cpu, amp) : n(o.n + 100) {}
  part &operator=(const part &) restrict(cpu, amp) = default;
  ~part() restrict(cpu, amp) {}
};
struct whole {
  part p;
  whole() = default;
  whole(const whole &) = default;
  whole(whole &&) = default;
  whole &operator=(const whole &) = default;
  ~whole() = default;
};

int moves() restrict(cpu, amp) {
  whole a;
  whole b(a);
  whole c(static_cast<whole &&>(b));
  a = c;
  return a.p.n;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = moves(); });
  check("kernel", v[0], 105);
  check("host", moves(), 105);
}

} // namespace defaulted_in_class

// Special members can be defaulted or deleted with a specifier, inside or outside their class.
namespace defaulted_outside {

struct A {
  int x;
  A() restrict(cpu, amp);
  A(const A &) restrict(cpu, amp) = default;
  A &operator=(const A &) &restrict(cpu, amp) = default;
  A(A &&) restrict(amp, cpu) noexcept = default;
  ~A() restrict(cpu, amp);
  explicit A(int i) restrict(cpu, amp) : x(i) {}
  A &operator=(A &&) restrict(cpu, amp) = default;
};
A::A() restrict(amp, cpu) = default;
inline A::~A() restrict(cpu) restrict(amp) = default;
struct B : A {
  A m[2];
  B() = default;
  using A::A;
  B(const B &) = default;
};
struct NoCopy {
  int x;
  NoCopy(int i) restrict(cpu, amp) : x(i) {}
  NoCopy(const NoCopy &) restrict(cpu, amp) = delete;
  NoCopy(NoCopy &&o) restrict(cpu, amp) : x(o.x + 1) { o.x = 0; }
};
NoCopy make(int i) restrict(cpu, amp) { return NoCopy(i); }
int sum() restrict(cpu, amp) {
  A a(5), b(a), c = static_cast<A &&>(b);
  c = a;
  B d(3);
  B e(d);
  A arr[2] = {A(1), A(2)};
  NoCopy n = make(4);
  NoCopy m(static_cast<NoCopy &&>(n));
  return c.x + e.x * 10 + arr[1].x * 100 + m.x * 1000 + n.x;
}
void test() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sum(); });
  v.synchronize();
  CHECK(sum() == 5235 && out == 5235);
}

} // namespace defaulted_outside

// The implicit members of a plain struct are cpu,amp.
namespace plain_structs {

struct numbers {
  int a;
  int b;
  int sum() restrict(amp) { return a + b; }
  int product() restrict(cpu) { return a * b; }
};
struct line {
  numbers from, to[2];
  float w = 0.5f;
};
struct labeled : line {
  bool on = true;
};

int caller() restrict(amp) {
  numbers g = {3, 4};
  labeled l, m(l);
  l.to[1] = g;
  m = l;
  labeled n = static_cast<labeled &&>(m);
  return n.to[1].sum() + int(n.w * 2) + n.on;
}
int caller() restrict(cpu) {
  numbers g = {3, 4};
  labeled l, m(l);
  l.to[1] = g;
  m = l;
  labeled n = static_cast<labeled &&>(m);
  return n.to[1].product() + int(n.w * 2) + n.on;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  labeled captured;
  captured.from = {20, 22};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        labeled copy = captured;
        v[i] = caller() * 100 + copy.from.sum();
      });
  check("kernel", v[0], 942);
  check("host", caller(), 14);
}

} // namespace plain_structs

// Amp code can copy and destroy closures that cpu code or amp code created.
namespace closures {

template <typename F>
int call_twice(F f) restrict(cpu, amp) {
  F copy(f);
  F other = copy;
  return copy(1) + other(2);
}

void test() {
  int n = 10;
  auto add = [n](int x) restrict(cpu, amp) { return x + n; };
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        auto copy = add;
        v[0] = copy(5) + call_twice(copy);
        int m = 3;
        auto local = [m](int x) { return x * m; };
        auto again = local;
        v[1] = again(2) + call_twice(local);
      });
  check("captured", v[0], 15 + 23);
  check("local", v[1], 6 + 9);
  check("host", call_twice(add), 23);
}

} // namespace closures

int main() {
  defaulted_in_class::test();
  defaulted_outside::test();
  plain_structs::test();
  closures::test();
  return failures;
}

// Every overloadable operator may be a cpu,amp function.
//
// accept: L-2.1.1-l, L-2.1.1-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
using namespace concurrency;

// Member and free operators of every form can be cpu,amp functions.
namespace members_and_free_functions {
struct num {
  int n;
  num operator+(num o) const restrict(cpu, amp) { return num{n + o.n}; }
  num operator-() const restrict(cpu, amp) { return num{-n}; }
  num &operator+=(num o) restrict(cpu, amp) {
    n += o.n;
    return *this;
  }
  num &operator++() restrict(cpu, amp) {
    ++n;
    return *this;
  }
  num operator++(int) restrict(cpu, amp) {
    num old = *this;
    ++n;
    return old;
  }
  int operator[](int k) const restrict(cpu, amp) { return n + k; }
  int operator()(int a, int b) const restrict(cpu, amp) { return n + a * b; }
  const num *operator->() const restrict(cpu, amp) { return this; }
  int operator*() const restrict(cpu, amp) { return n; }
};
bool operator<(num a, num b) restrict(cpu, amp) { return a.n < b.n; }
num operator*(num a, num b) restrict(cpu, amp) { return num{a.n * b.n}; }
num operator,(num a, num b) restrict(cpu, amp) { return num{a.n * 100 + b.n}; }
bool operator!(num a) restrict(cpu, amp) { return a.n == 0; }
num operator"" _num(unsigned long long n) restrict(cpu) { return num{int(n)}; }

int use(num a, num b) restrict(cpu, amp) {
  int sum = (a + b).n;
  sum += (-a).n * 2;
  a += b;
  sum += (++a).n + (a++).n + a.n;
  sum += a[7] + a(2, 3) + a->n + *a;
  sum += (b < a) + (a * b).n + !num{0} + !b;
  num joined = (a, b);
  return sum + joined.n;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  num two = 2_num, five = 5_num;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = use(two, five); });
  // a: 2, then 7, 8, 9.
  const int expected = 7 - 4 + (8 + 8 + 9) + (16 + 15 + 9 + 9) + (1 + 45 + 1 + 0) + 905;
  check("kernel", v[0], expected);
  check("host", use(two, five), expected);
}
} // namespace members_and_free_functions

// Overloaded logical, arrow, comma and shift operators behave alike in cpu and amp code.
namespace logical_operators {
struct Z {
  int v;
  Z(int x) restrict(cpu, amp) : v(x) {}
  Z operator,(Z o) const restrict(cpu, amp) { return Z(v * 10 + o.v); }
  Z *operator->() restrict(cpu, amp) { return this; }
  Z &operator*() restrict(cpu, amp) {
    v += 1;
    return *this;
  }
  Z operator~() const restrict(cpu, amp) { return Z(-v); }
  bool operator!() const restrict(cpu, amp) { return v == 0; }
  Z operator<<(int s) const restrict(cpu, amp) { return Z(v << s); }
  Z &operator>>=(int s) restrict(cpu, amp) {
    v >>= s;
    return *this;
  }
  int operator()(int a, int b = 5) const restrict(cpu, amp) { return v + a * b; }
  int operator->*(int k) const restrict(cpu, amp) { return v - k; }
  Z *operator&() restrict(cpu, amp) {
    v = 77;
    return this;
  }
  Z operator&&(Z o) const restrict(cpu, amp) { return Z(v + 1000 * o.v); }
  Z operator||(Z o) const restrict(cpu, amp) { return Z(v + 500 * o.v); }
  Z &operator=(int k) &restrict(cpu, amp) {
    v = k;
    return *this;
  }
  int operator[](Z i) const restrict(cpu, amp) { return v * i.v; }
};
Z operator%(Z a, Z b) restrict(cpu, amp) { return Z(a.v % b.v); }
bool operator<(Z a, Z b) restrict(cpu, amp) { return a.v < b.v; }
constexpr int operator""_k(unsigned long long x) restrict(cpu) { return (int)x * 3; }
int run(int n) restrict(cpu, amp) {
  Z a(n), b(3);
  int r = (a, b).v;
  r += a->v;
  r += (*a).v;
  r += (~a).v;
  r += !a;
  r += (a << 2).v;
  a >>= 1;
  r += a(2);
  r += a(2, 3);
  r += a->*4;
  r += (a && b).v;
  r += (a || b).v;
  Z c(0);
  c = 6;
  r += c[b];
  r += (c % Z(4)).v;
  r += (c < a);
  r += (&c)->v;
  return r;
}
void test() {
  int o[8];
  array_view<int> v(8, o);
  v.discard_data();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(i[0]); });
  for (int i = 0; i < 8; ++i)
    CHECK(v[i] == run(i));
  // n=0: 3 +0 +1 -1 +0 +4 | a=0: 10,6,-4 | 3000 | 1500 | 18 | 2 | 0 | 77
  CHECK(run(0) == 3 + 0 + 1 - 1 + 0 + 4 + 10 + 6 - 4 + 3000 + 1500 + 18 + 2 + 0 + 77);
  CHECK(4_k == 12);
}
} // namespace logical_operators

// Comma, address-of, arrow and pointer-to-member operators can be cpu,amp functions.
namespace rare_operators {
struct V {
  int x;
  V &operator++() restrict(amp, cpu) {
    ++x;
    return *this;
  }
  V operator++(int) restrict(amp, cpu) {
    V t = *this;
    x += 10;
    return t;
  }
  V operator,(V o) const restrict(amp, cpu) { return V{x * 100 + o.x}; }
  int operator->*(int V::*p) const restrict(amp, cpu) { return this->*p + 1000; }
  V *operator->() restrict(amp, cpu) { return this; }
  V &operator*() restrict(amp, cpu) { return *this; }
  V *operator&() restrict(cpu, amp) {
    x += 7;
    return this;
  }
  friend V operator~(V v) restrict(amp, cpu) { return V{-v.x}; }
  friend bool operator&&(V a, V b) restrict(amp, cpu) { return a.x > b.x; }
  int operator[](V k) const &restrict(amp, cpu) { return k.x; }
  int operator[](V k) &&restrict(amp, cpu) { return -k.x; }
  V &operator<<=(int n) restrict(amp, cpu) {
    x <<= n;
    return *this;
  }
};
int failed_check() restrict(amp, cpu) {
  V a{1}, b{2};
  ++a;
  a++;
  if (a.x != 12)
    return 1;
  if ((a, b).x != 1202)
    return 2;
  if ((a->*&V::x) != 1012)
    return 3;
  if (a->x != 12 || (*a).x != 12)
    return 4;
  (&a)->x += 1;
  if (a.x != 20)
    return 5;
  if ((~a).x != -20)
    return 6;
  if (!(a && b) || (b && a))
    return 7;
  if (a[b] != 2 || V{5}[b] != -2)
    return 8;
  (a <<= 1) <<= 1;
  return a.x == 80 ? 0 : 9;
}
void test() {
  int out = -1;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = failed_check(); });
  v.synchronize();
  CHECK(out == 0);
  CHECK(failed_check() == 0);
}
} // namespace rare_operators

int main() {
  members_and_free_functions::test();
  logical_operators::test();
  rare_operators::test();
  return failures;
}

// The code that uses a default argument or a default member initializer determines which overloads
// it calls.
//
// accept: L-2.1.1-aa, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
using namespace concurrency;

// A default argument calls the overload of the caller's restriction, even through a cpu,amp
// function.
namespace function_pair {
int side() { return 1; }
int side() restrict(amp) { return 2; }
int scaled(int x, int by = side()) restrict(cpu, amp) { return x * by; }
int from_both(int x) restrict(cpu, amp) { return scaled(x) + 1000; }

void test() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = scaled(5);
        v[1] = from_both(5);
      });
  check("kernel", v[0], 10);
  check("through a function, kernel", v[1], 1010);
  check("host", scaled(5), 5);
  check("through a function, host", from_both(5), 1005);
}
} // namespace function_pair

// Default arguments of templates, constructors and members follow the caller's restriction.
namespace templates_and_constructors {
int g() restrict(cpu) { return 1; }
int g() restrict(amp) { return 2; }
int f(int x = g()) restrict(cpu, amp) { return x * 10; }
template <class T>
T h(T x, T y = T(g())) restrict(cpu, amp) {
  return x + y;
}
struct S {
  int a;
  explicit S(int b = g() + 5) restrict(cpu, amp) : a(b) {}
  int m(int k = g()) const restrict(cpu, amp) { return a + k; }
};
int both() restrict(cpu, amp) { return f() + h(100) + S().m(); }
void test() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f();
        v[1] = int(h(1.5));
        v[2] = S().m();
        v[3] = both();
      });
  v.synchronize();
  CHECK(f() == 10);
  CHECK(h(1.5) == 2.5);
  CHECK(S().m() == 7);
  CHECK(both() == 118);
  CHECK(out[0] == 20);
  CHECK(out[1] == 3);
  CHECK(out[2] == 9);
  CHECK(out[3] == 131);
}
} // namespace templates_and_constructors

// The code that uses a default argument or member initializer determines which overloads it calls.
namespace every_kind_of_function {
int g(int x) { return x + 1; }
int g(float x) restrict(amp) { return int(x) + 100; }

int of_amp(int x = g(1)) restrict(amp) { return x; }
int of_cpu(int x = g(1)) { return x; }
int of_both(int x = g(1) + g(2)) restrict(cpu, amp) { return x; }
template <typename T>
T of_template(T x, int y = g(3)) restrict(cpu, amp) {
  return x + y;
}

struct number {
  int v;
  number(int a) : v(a) {}
  number(float a) restrict(amp) : v(int(a) + 1000) {}
};
int take(number n = 1) restrict(cpu, amp) { return n.v; }
int make(number n = number(2)) restrict(amp) { return n.v; }

struct amp_member {
  int v = g(4);
  amp_member() restrict(amp) {}
};
struct member {
  int v = g(5);
  number n = number(6);
  number list{7};
  number named = number{8};
  member() restrict(cpu, amp) {}
};
struct cpu_member {
  int v = g(7);
};

int all() restrict(cpu, amp) {
  member m;
  return of_both() + of_template(1) + take() + m.v + m.n.v + m.list.v + m.named.v;
}

int at_namespace_scope = g(8);
template <typename T>
int variable = g(9);
template <typename T>
struct holder {
  static int s;
};
template <typename T>
int holder<T>::s = g(10);

void test() {
  array_view<int, 1> v(6);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        amp_member m;
        int results[] = {of_amp(), of_both(), of_template(0), m.v, make(), all()};
        v[i] = results[i[0]];
      });
  const int expected[] = {101, 203, 103, 104, 1002, 203 + 104 + 1001 + 105 + 1006 + 1007 + 1008};
  for (int i = 0; i < 6; ++i)
    CHECK(v[i] == expected[i]);
  CHECK(of_cpu() == 2);
  CHECK(of_both() == 5);
  CHECK(of_template(0) == 4);
  CHECK(cpu_member().v == 8);
  CHECK(take() == 1);
  CHECK(all() == 5 + 5 + 1 + 6 + 6 + 7 + 8);
  CHECK(at_namespace_scope == 9);
  CHECK(variable<int> == 10);
  CHECK(holder<int>::s == 11);
}
} // namespace every_kind_of_function

// The restriction of the caller selects members and operators in default arguments and member
// initializers.
namespace members_and_operators {
namespace lengths {
struct meters {
  int x;
  explicit meters(int n) restrict(cpu, amp) : x(n) {}
  int scaled(int by) const { return x * by; }
  int scaled(float by) const restrict(amp) { return x * int(by) + 100; }
  int operator+(int n) const { return x + n; }
  int operator+(float n) const restrict(amp) { return x + int(n) + 200; }
  int operator[](int n) const { return n + 1; }
  int operator[](float n) const restrict(amp) { return int(n) + 300; }
  int operator-() const { return -x; }
  static int made(int n) { return n; }
  static int made(float n) restrict(amp) { return int(n) + 600; }
};
inline int operator-(const meters &m) restrict(amp) { return m.x + 400; }
inline int operator*(const meters &m, int n) { return m.x * n; }
inline int operator*(const meters &m, float n) restrict(amp) { return m.x * int(n) + 500; }
} // namespace lengths
using lengths::meters;

int scaled(int n = meters(2).scaled(3)) restrict(cpu, amp) { return n; }
int plus(int n = meters(2) + 3) restrict(cpu, amp) { return n; }
int subscript(int n = 1 + meters(2)[3]) restrict(cpu, amp) { return n; }
int minus(int n = -meters(2)) restrict(cpu, amp) { return n; }
int times(int n = meters(2) * 3) restrict(cpu, amp) { return n; }
int made(int n = meters::made(8)) restrict(cpu, amp) { return n; }

struct holder {
  meters m;
  int a = meters(4).scaled(5);
  int b = meters(4) + 5;
  int c{meters(4) * 5};
  holder() restrict(cpu, amp) : m(1) {}
};

// Members of the class itself, private ones too, and of its base.
struct base {
  int inherited(int n) const { return n; }
  int inherited(float n) const restrict(amp) { return int(n) + 700; }
};
class own : public base {
  int f(int n) const { return n; }
  int f(float n) const restrict(amp) { return int(n) + 100; }
  int operator+(int n) const { return n; }
  int operator+(float n) const restrict(amp) { return int(n) + 200; }
  static int g(int n) { return n; }
  static int g(float n) restrict(amp) { return int(n) + 300; }

public:
  int a = f(1);
  int b = *this + 2;
  int c = g(3), d = own::g(4);
  int e = inherited(7);
  own() restrict(cpu, amp) {}
  own(int) restrict(cpu, amp) : a(1), b(0), c(0), d(0), e(0) {}
  int h(int x = own(1) + 3) const restrict(cpu, amp) { return x; }
  template <typename T>
  T k(T y, int x = g(5)) const restrict(cpu, amp) {
    return x + y;
  }
};

const int count = 16;
void all(const array_view<int> &r) restrict(cpu, amp) {
  holder h;
  r[0] = scaled();
  r[1] = plus();
  r[2] = subscript();
  r[3] = minus();
  r[4] = times();
  r[5] = h.a;
  r[6] = h.b;
  r[7] = h.c;
  r[8] = made();
  own o;
  r[9] = o.a;
  r[10] = o.b;
  r[11] = o.c;
  r[12] = o.d;
  r[13] = o.h();
  r[14] = o.k(6);
  r[15] = o.e;
}

void test() {
  int cpu[count], amp[count];
  array_view<int> on_cpu(count, cpu), on_amp(count, amp);
  all(on_cpu);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { all(on_amp); });
  const int expected_cpu[] = {6, 5, 5, -2, 6, 20, 9, 20, 8, 1, 2, 3, 4, 3, 11, 7};
  const int expected_amp[] = {106, 205, 304, 402, 506, 120, 209, 520,
                              608, 101, 202, 303, 304, 203, 311, 707};
  for (int i = 0; i < count; ++i) {
    check("cpu", on_cpu[i], expected_cpu[i]);
    check("amp", on_amp[i], expected_amp[i]);
  }
}
} // namespace members_and_operators

// Overloads that differ only in restriction can have different default arguments. A call uses those
// of the selected overload.
namespace different_default_arguments {
int from_host() { return 3; }
int from_amp() restrict(amp) { return 4; }
int where(int x, int y = from_host()) { return x + y; }
int where(int x, int y = from_amp()) restrict(amp) { return x - y; }

template <typename T, int N = 2>
T times(T x) {
  return x * N;
}
template <typename T, int N = 3>
T times(T x) restrict(amp) {
  return x * N;
}
template <typename T>
T through(T x) restrict(cpu, amp) {
  return times(x) + where(x);
}

int fewer(int x) restrict(cpu, amp) { return x; }
int fewer(int x, int y = 1) { return x + y; }
int fewer(int x, int y) restrict(amp) { return x - y; }

struct point {
  int x, y;
  point(int a, int b = from_host()) : x(a), y(b) {}
  point(int a, int b = from_amp()) restrict(amp) : x(a), y(b) {}
  int add(int n = from_host()) const { return x + y + n; }
  int add(int n = from_amp()) const restrict(amp) { return x + y - n; }
};

int both(int x) restrict(cpu, amp) { return where(x) + 10 * where(x, 1) + 100 * times(x); }
int members(int x) restrict(cpu, amp) {
  point p(x);
  return p.add() * 10 + p.add(1);
}

void test() {
  array_view<int, 1> v(6);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int results[] = {where(1), times(1), both(1), through(1), fewer(1), members(1)};
        v[i] = results[i[0]];
      });
  const int expected[] = {-3, 3, -3 + 0 + 300, 3 - 3, 1, (1 + 4 - 4) * 10 + 4};
  for (int i = 0; i < 6; ++i)
    CHECK(v[i] == expected[i]);
  CHECK(where(1) == 4);
  CHECK(times(1) == 2);
  CHECK(both(1) == 4 + 20 + 200);
  CHECK(through(1) == 6);
  CHECK(fewer(1, 2) == 3);
  CHECK(members(1) == (1 + 3 + 3) * 10 + 5);
}
} // namespace different_default_arguments

int main() {
  function_pair::test();
  templates_and_constructors::test();
  every_kind_of_function::test();
  members_and_operators::test();
  different_default_arguments::test();
  return failures;
}

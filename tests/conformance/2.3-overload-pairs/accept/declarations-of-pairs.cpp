// The functions of a pair may be declared together, defined far apart, or defined outside of their
// class or namespace.
//
// accept: L-2.3.2-a, L-2.3.2.1-e, L-2.3.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>

#include "check.h"

using namespace concurrency;

// One declaration with several declarators declares overloads that differ only in restriction.
int both(int x) restrict(amp), both(int x), alone(int x);
static int near(int x), near(int x) restrict(amp), *pointer();
int amp_first(int x) restrict(amp), other_amp(int x) restrict(amp);
int amp_first(int x);

int both(int x) restrict(amp) { return x; }
int both(int x) { return x + 1; }
int alone(int x) { return x + 2; }
int near(int x) { return x + 3; }
int near(int x) restrict(amp) { return x + 4; }
int amp_first(int x) restrict(amp) { return x + 5; }
int amp_first(int x) { return x + 6; }
int other_amp(int x) restrict(amp) { return x + 7; }
int *pointer() {
  static int value = 100;
  return &value;
}

struct holder {
  int m;
  int get() const, get() const restrict(amp), twice() const restrict(cpu, amp);
  static int of(int x) restrict(amp), of(int x);
};
int holder::get() const { return m; }
int holder::get() const restrict(amp) { return m + 1; }
int holder::twice() const restrict(cpu, amp) { return 2 * get(); }
int holder::of(int x) { return x; }
int holder::of(int x) restrict(amp) { return x + 1; }

void test_several_declarators() {
  array_view<int, 1> v(8);
  holder h = {10};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int results[] = {both(0), near(0),   amp_first(0),  other_amp(0),
                         h.get(), h.twice(), holder::of(1), 0};
        v[i] = results[i[0]];
      });
  const int expected[] = {0, 4, 5, 7, 11, 22, 2, 0};
  for (int i = 0; i < 8; ++i)
    CHECK(v[i] == expected[i]);
  bool host = both(0) == 1 && alone(0) == 2 && near(0) == 3 && amp_first(0) == 6 && h.get() == 10 &&
              h.twice() == 20 && holder::of(1) == 1 && *pointer() == 100;
  CHECK(host);
}

// The amp function of a pair can be defined outside its namespace before the cpu function.
namespace outer {
namespace shapes {
struct point {
  int v;
};
int area(const point &p) restrict(amp);
inline namespace v1 {
template <typename T>
int scaled(T x) restrict(amp);
}
} // namespace shapes
} // namespace outer

int outer::shapes::area(const point &p) restrict(amp) { return p.v + 100; }
namespace outer {
template <typename T>
int shapes::v1::scaled(T x) restrict(amp) {
  return int(x) * 100;
}
namespace shapes {
int area(const point &p) restrict(cpu) { return p.v + 1; }
inline namespace v1 {
template <typename T>
int scaled(T x) restrict(cpu) {
  return int(x) * 2;
}
} // namespace v1
} // namespace shapes
} // namespace outer

void test_outside_namespace() {
  std::vector<int> r(2);
  array_view<int> out(r);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        out[0] = outer::shapes::area(outer::shapes::point{i[0] + 5});
        out[1] = outer::shapes::scaled(3.0f);
      });
  out.synchronize();
  CHECK(r[0] == 105);
  CHECK(r[1] == 300);
  CHECK(outer::shapes::area(outer::shapes::point{5}) == 6);
  CHECK(outer::shapes::scaled(3.0f) == 6);
}

// Operators and constructors of a pair may be defined far apart or outside their class. The
// parameters of the two functions have different names.
namespace out_of_class {
struct vec {
  int x;
};
vec operator+(vec a, vec b) restrict(cpu) { return vec{a.x + b.x}; }
int unrelated(int n) { return n; }
vec operator+(vec p, vec q) restrict(amp) { return vec{p.x + q.x + 1}; }

struct number {
  int x;
  number operator*(int n) const restrict(cpu) { return number{x * n}; }
  number operator-() const restrict(cpu) { return {-x}; }
  number operator*(int m) const restrict(amp) { return number{x * m + 1}; }
  number operator-() const restrict(amp) { return {-x - 1}; }
  operator int() const restrict(cpu) { return x; }
  bool operator==(const number &o) const restrict(cpu) { return x == o.x; }
  operator int() const restrict(amp) { return x + 5; }
  bool operator==(const number &p) const restrict(amp) { return x == p.x + 1; }
};
number &operator+=(number &a, int b) restrict(cpu) {
  a.x += b;
  return a;
}
static number between() {
  number n = {1};
  return n += 2;
}
number &operator+=(number &v, int c) restrict(amp) {
  v.x += c + 1;
  return v;
}

struct plain {
  int x;
  plain(int n) restrict(cpu);
  plain(int n) restrict(amp);
};
plain::plain(int n) restrict(cpu) : x(n) {}
plain::plain(int n) restrict(amp) : x(n + 1) {}

static int two() { return 2; }
struct mixed {
  int x, y;
  mixed(int n) restrict(cpu);
  mixed(int n) restrict(amp);
};
mixed::mixed(int n) restrict(cpu) : x(two()), y(n) {}
mixed::mixed(int m) restrict(amp) : x(m + 1), y(5) { y += 1; }

template <typename T>
struct of_type {
  T x;
  of_type(T n) restrict(cpu);
  of_type(T n) restrict(amp);
};
template <typename T>
of_type<T>::of_type(T n) restrict(cpu) : x(n) {
  x = two();
}
template <typename T>
of_type<T>::of_type(T m) restrict(amp) : x(m + 2) {}

int operators() restrict(cpu, amp) {
  number n = {3};
  n += 1;
  return (vec{1} + vec{2}).x + 10 * (number{2} * 3).x + 100 * int(number{1}) +
         (n == number{4}) * 1000 - (-n).x * 10000;
}
int constructors() restrict(cpu, amp) {
  return plain(1).x + 10 * mixed(1).x + 100 * mixed(1).y + 1000 * of_type<int>(1).x;
}

void test() {
  int r[2] = {};
  array_view<int> v(2, r);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = operators();
        v[1] = constructors();
      });
  v.synchronize();
  bool amp = r[0] == 4 + 70 + 600 + 1000 + 60000 && r[1] == 2 + 20 + 600 + 3000;
  bool cpu = operators() == 3 + 60 + 100 + 1000 + 40000 && constructors() == 1 + 20 + 100 + 2000 &&
             between().x == 3 && unrelated(1) == 1;
  CHECK(amp && cpu);
}
} // namespace out_of_class

// An operator can be a member for amp code and a free function for cpu code.
namespace member_or_free_operator {
struct V {
  int v;
  V operator+(V o) const restrict(amp) { return V{v * o.v}; }
};
V operator+(V a, V b) { return V{a.v + b.v}; }
struct W {
  int v;
  W operator-(const W &o) const restrict(cpu) { return W{v - o.v}; }
};
W operator-(const W &a, const W &b) restrict(amp) { return W{b.v - a.v}; }
void test() {
  std::vector<int> o(2);
  array_view<int> v(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        V a{3}, b{4};
        v[0] = (a + b).v;
        W c{3}, d{5};
        v[1] = (c - d).v;
      });
  CHECK(v[0] == 12 && v[1] == 2);
  CHECK((V{3} + V{4}).v == 7 && (W{3} - W{5}).v == -2);
}
} // namespace member_or_free_operator

int main() {
  test_several_declarators();
  test_outside_namespace();
  out_of_class::test();
  member_or_free_operator::test();
  return failures;
}

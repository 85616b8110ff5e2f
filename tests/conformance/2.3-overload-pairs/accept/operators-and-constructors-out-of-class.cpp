// Operators and constructors of a pair may be defined far apart or outside their class.
//
// accept: L-2.3.2.1-e
//
// The parameters of the two functions have different names.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct vec { int x; };
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
number &operator+=(number &a, int b) restrict(cpu) { a.x += b; return a; }
static number between() { number n = {1}; return n += 2; }
number &operator+=(number &v, int c) restrict(amp) { v.x += c + 1; return v; }

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

template <typename T> struct of_type {
  T x;
  of_type(T n) restrict(cpu);
  of_type(T n) restrict(amp);
};
template <typename T> of_type<T>::of_type(T n) restrict(cpu) : x(n) { x = two(); }
template <typename T> of_type<T>::of_type(T m) restrict(amp) : x(m + 2) {}

int operators() restrict(cpu, amp) {
  number n = {3};
  n += 1;
  return (vec{1} + vec{2}).x + 10 * (number{2} * 3).x + 100 * int(number{1}) +
         (n == number{4}) * 1000 - (-n).x * 10000;
}
int constructors() restrict(cpu, amp) {
  return plain(1).x + 10 * mixed(1).x + 100 * mixed(1).y + 1000 * of_type<int>(1).x;
}

int main() {
  int r[2] = {};
  array_view<int> v(2, r);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    v[0] = operators();
    v[1] = constructors();
  });
  v.synchronize();
  bool amp = r[0] == 4 + 70 + 600 + 1000 + 60000 && r[1] == 2 + 20 + 600 + 3000;
  bool cpu = operators() == 3 + 60 + 100 + 1000 + 40000 && constructors() == 1 + 20 + 100 + 2000 &&
             between().x == 3 && unrelated(1) == 1;
  return amp && cpu ? 0 : 1;
}

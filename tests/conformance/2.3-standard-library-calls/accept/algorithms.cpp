// Library algorithms and functions call only the cpu operators and functions of user classes.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>

#include <algorithm>
#include <functional>
#include <utility>

#include "check.h"

// std::sort compares with the cpu operator< although a non-const amp operator< matches better.
namespace sort {
struct T {
  int v;
};
bool operator<(const T &a, const T &b) { return a.v < b.v; }
bool operator<(T &a, T &b) restrict(amp) { return a.v > b.v; }
void test() {
  T t[3] = {{3}, {1}, {2}};
  std::sort(t, t + 3);
  CHECK(t[0].v == 1);
  CHECK(t[2].v == 3);
}
} // namespace sort

// std::find compares with the cpu operator== although the amp operator matches its value exactly.
namespace find {
struct T {
  int v;
};
bool operator==(const T &a, double b) { return a.v == b; }
bool operator==(const T &a, int b) restrict(amp) { return false; }
void test() {
  T t[3] = {{3}, {1}, {2}};
  CHECK(std::find(t, t + 3, 2) == t + 2);
}
} // namespace find

// std::function, std::transform and std::invoke call a functor's cpu call operator.
namespace functors {
struct F {
  int operator()(double) const { return 1; }
  int operator()(int) const restrict(amp) { return 2; }
};
void test() {
  std::function<int(int)> f = F();
  int in[2] = {1, 2}, out[2];
  std::transform(in, in + 2, out, F());
  CHECK(f(1) == 1);
  CHECK(out[0] == 1);
  CHECK(std::invoke(F(), 1) == 1);
}
} // namespace functors

// std::iter_swap and std::reverse ignore an amp swap function of the element's namespace.
namespace amp_swap_of_elements {
namespace Q {
struct P {
  int v;
};
void swap(P &a, P &b) restrict(amp) { a.v = b.v = 99; }
} // namespace Q
void test() {
  Q::P p[2] = {{1}, {2}};
  std::iter_swap(p, p + 1);
  std::reverse(p, p + 2);
  std::swap_ranges(p, p + 1, p + 1);
  CHECK(p[0].v == 2);
  CHECK(p[1].v == 1);
}
} // namespace amp_swap_of_elements

// An unqualified host swap selects std::swap although the argument's namespace has an amp swap.
namespace std_swap {
int called = 0;
namespace u {
struct X {
  int v;
  X(int x) restrict(cpu, amp) : v(x) {}
  X(const X &o) restrict(cpu, amp) : v(o.v) {}
  ~X() restrict(cpu, amp) {}
  X &operator=(const X &o) {
    v = o.v;
    ++called;
    return *this;
  }
};
void swap(X &a, X &b) restrict(amp) {
  int t = a.v;
  a.v = b.v;
  b.v = t;
}
} // namespace u
void test() {
  u::X a(1), b(2);
  using std::swap;
  swap(a, b);
  CHECK(a.v == 2 && called == 2);
}
} // namespace std_swap

// Library algorithms call only the cpu operators and functions of user classes.
struct F {
  int operator()(double) const { return 1; }
  int operator()(int) const restrict(amp) { return 2; }
  bool operator()(double, double) const { return true; }
};
struct T {
  int v;
};
bool operator<(const T &a, const T &b) { return a.v < b.v; }
bool operator<(T &a, T &b) restrict(amp) { return a.v > b.v; }
bool operator==(const T &a, double b) { return a.v == b; }
bool operator==(const T &a, int b) restrict(amp) { return false; }
namespace Q {
struct P {
  int v;
};
void swap(P &a, P &b) restrict(amp) { a.v = b.v = 99; }
} // namespace Q
void test_several_algorithms() {
  std::function<int(int)> f = F();
  int in[2] = {1, 2}, out[2];
  std::transform(in, in + 2, out, F());
  T t[3] = {{3}, {1}, {2}};
  std::sort(t, t + 3);
  Q::P p[2] = {{1}, {2}};
  std::iter_swap(p, p + 1);
  std::reverse(p, p + 2);
  CHECK(f(1) == 1);
  CHECK(out[0] == 1);
  CHECK(t[0].v == 1);
  CHECK(t[2].v == 3);
  CHECK(std::find(t, t + 3, 2) == t + 1);
  CHECK(p[0].v == 1);
  CHECK(p[1].v == 2);
  CHECK(std::invoke(F(), 1) == 1);
}

int main() {
  sort::test();
  find::test();
  functors::test();
  amp_swap_of_elements::test();
  std_swap::test();
  test_several_algorithms();
  return failures;
}

// Templates, functions, specializations and friends of each restriction serve the callers of their
// restriction.
//
// accept: L-2.3.2.1-f, L-2.3.2.1-b, L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"

#include "check.h"
#include <amp.h>

using namespace concurrency;

// An amp template and a cpu template that match equally well are not ambiguous.
namespace equal_templates {

struct argument {
  int a;
};
template <class X>
int f(X &) restrict(amp) {
  return 1;
}
template <class X>
int f(X, int = 1) {
  return 2;
}
int amp_call() restrict(amp) {
  argument t{};
  return f(t);
}
int cpu_call() {
  argument t{};
  return f(t);
}
void test() {
  int o[1];
  array_view<int> r(1, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = amp_call(); });
  CHECK(r[0] == 1 && cpu_call() == 2);
}

} // namespace equal_templates

// A cpu,amp call selects a plain function for one target and a function template for the other.
namespace plain_function {

int f(int x) { return x + 1; }
template <typename T>
T f(T x) restrict(amp) {
  return x + 2;
}
template <typename T>
int g(T) restrict(cpu) {
  return 3;
}
int g(int) restrict(amp) { return 4; }

int both(int x) restrict(cpu, amp) { return f(x) * 10 + g(x); }

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = both(1) + int(f(0.5f) * 1000); });
  check("kernel", v[0], 34 + 2500);
  check("host", both(1), 23);
}

} // namespace plain_function

// A cpu and an amp function template coexist with a plain pair, which is the better match.
namespace plain_pair {

template <typename T>
T pick(T x) restrict(cpu) {
  return x + T(1);
}
template <typename T>
T pick(T x) restrict(amp) {
  return x + T(2);
}
int pick(int x) restrict(amp) { return x + 200; }
int pick(int x) { return x + 100; }

template <typename F, typename T>
T twice(F f, T x) restrict(cpu, amp) {
  return f(f(x));
}
struct picker {
  template <typename T>
  T operator()(T x) const restrict(cpu, amp) {
    return pick(x);
  }
};

void test() {
  float data[3] = {};
  array_view<float, 1> v(3, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = pick(0.5f);
        v[1] = float(twice(picker(), 1));
        v[2] = twice(picker(), 0.25f);
      });
  check("template", v[0], 2.5);
  check("non-template is better", v[1], 401);
  check("through templates", v[2], 4.25);
  check("host", pick(0.5f) + pick<int>(1) + twice(picker(), 1), 1.5 + 2 + 201);
}

} // namespace plain_pair

// An explicit specialization is called if its template has the caller's restriction.
namespace explicit_specializations {

template <class T>
int f(T) {
  return 1;
}
template <class T>
int f(const T &) restrict(amp) {
  return 2;
}
template <>
int f<int>(int) {
  return 3;
}
template <>
int f<int>(const int &) restrict(amp) {
  return 4;
}
template <>
int f(const float &) restrict(amp) {
  return 5;
}
int cpu_call() { return f(1) * 100 + f(1.0f) * 10 + f<int>(1); }
int amp_call() restrict(amp) { return f(1) * 100 + f(1.0f) * 10 + f<int>(1); }
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = amp_call(); });
  CHECK(r[0] == 454 && cpu_call() == 313);
}

} // namespace explicit_specializations

// Friend function templates of a class template are selected by the caller's restriction.
namespace friend_templates {

template <class T>
class wrapper {
  T v;

public:
  wrapper(T x) restrict(cpu, amp) : v(x) {}
  template <class U>
  friend int f(const wrapper<U> &, U) restrict(amp);
  template <class U>
  friend int f(const wrapper<U> &, double);
};
template <class U>
int f(const wrapper<U> &w, U) restrict(amp) {
  return w.v + 1;
}
template <class U>
int f(const wrapper<U> &w, double) {
  return w.v + 2;
}
int cpu_call() {
  wrapper<int> w(10);
  return f(w, 1);
}
int amp_call() restrict(amp) {
  wrapper<int> w(10);
  return f(w, 1);
}
int call_of_both() restrict(cpu, amp) {
  wrapper<int> w(10);
  return f(w, 1);
}
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = amp_call();
        r[1] = call_of_both();
      });
  CHECK(r[0] == 11 && r[1] == 11 && cpu_call() == 12 && call_of_both() == 12);
}

} // namespace friend_templates

int main() {
  equal_templates::test();
  plain_function::test();
  plain_pair::test();
  explicit_specializations::test();
  friend_templates::test();
  return failures;
}

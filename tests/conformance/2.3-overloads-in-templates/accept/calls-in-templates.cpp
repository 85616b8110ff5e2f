// Templates call the function of their target through functors, lambdas, folds, template template
// arguments and return types.
//
// accept: L-2.3.2.1-d, G-1.2-b, L-2.3.2.1-e, L-2.3.2.1-f, L-2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>

#include "check.h"

using namespace concurrency;

// Cpu,amp templates call the function of their target through functors, lambdas, conversions and
// decltype.
namespace callables {
struct Cpu {
  static const int id = 1;
};
struct Amp {
  static const int id = 2;
};
Cpu where_tag(int) restrict(cpu) { return {}; }
Amp where_tag(int) restrict(amp) { return {}; }
int where() restrict(cpu) { return 1; }
int where() restrict(amp) { return 2; }
template <class F>
int twice(F f) restrict(cpu, amp) {
  return f() * 10 + f();
}
template <class F, class... A>
auto call(F f, A... a) restrict(cpu, amp) -> decltype(f(a...)) {
  return f(a...);
}
struct W {
  int operator()() const restrict(cpu, amp) { return where(); }
  template <class T>
  int operator()(T t) const restrict(cpu, amp) {
    return where() + int(t);
  }
};
struct Pair {
  int operator()() const restrict(cpu) { return 3; }
  int operator()() const restrict(amp) { return 4; }
};
template <class T>
struct Lazy {
  T t;
  operator int() const restrict(cpu, amp) { return t(); }
};
void test() {
  int out[6] = {};
  array_view<int, 1> v(6, out);
  auto l = []() restrict(cpu, amp) { return where(); };
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = twice(W());
        v[1] = twice(Pair());
        v[2] = twice(l);
        v[3] = call(W(), 5.5) + call(Pair());
        v[4] = Lazy<Pair>{};
        v[5] = decltype(where_tag(0))::id + call([=](int k) { return where() * k; }, 100);
      });
  v.synchronize();
  CHECK(twice(W()) == 11);
  CHECK(twice(Pair()) == 33);
  CHECK(twice(l) == 11);
  CHECK(call(W(), 5.5) + call(Pair()) == 9);
  CHECK(Lazy<Pair>{} == 3);
  const int want[] = {22, 44, 22, 11, 4, 202};
  for (int i = 0; i < 6; i++)
    CHECK(out[i] == want[i]);
}
} // namespace callables

// A fold expression in a variadic template calls the friend of the target from a pair.
namespace folds_over_friends {
struct unit {
  int n;
  friend int weight(unit u) { return u.n; }
  friend int weight(unit u) restrict(amp) { return u.n * 100; }
  friend unit operator|(unit a, unit b) restrict(cpu, amp) { return {weight(a) + weight(b)}; }
};
template <typename... Ts>
int total(Ts... ts) restrict(cpu, amp) {
  return (weight(ts) + ...);
}

void test() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  unit a = {1}, b = {2}, c = {3};
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = total(a, b, c);
        v[1] = (a | b).n;
      });
  check("total, kernel", v[0], 600);
  check("operator, kernel", v[1], 300);
  check("total, host", total(a, b, c), 6);
  check("operator, host", (a | b).n, 3);
}
} // namespace folds_over_friends

// Calls in fold expressions and constexpr if of a template select by the restriction.
namespace folds_and_constexpr_if {
int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
template <class... T>
int sc(T... t) {
  return (f(t) + ... + 0);
}
template <class... T>
int sa(T... t) restrict(amp) {
  return (f(t) + ... + 0);
}
template <class... T>
int sb(T... t) restrict(cpu, amp) {
  if constexpr (sizeof...(T) > 1)
    return (f(t) + ...);
  else
    return 100;
}
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = sa(1, 2, 3);
        r[1] = sb(1, 2);
      });
  CHECK(r[0] == 6);
  CHECK(r[1] == 4);
  CHECK(sc(1, 2, 3) == 3);
  CHECK(sb(1, 2) == 2);
  CHECK(sb(1) == 100);
}
} // namespace folds_and_constexpr_if

// A cpu,amp template selects constructors and static members of a template template argument by
// target.
namespace template_template_arguments {
template <typename T>
struct policy {
  static T get(T x) { return x + T(1); }
  static T get(T x) restrict(amp) { return x + T(2); }
  T value;
  policy(T v) : value(v * T(10)) {}
  policy(T v) restrict(amp) : value(v * T(20)) {}
  ~policy() restrict(cpu, amp) {}
};
template <template <typename> class P, typename T>
T run(T x) restrict(cpu, amp) {
  P<T> p(x);
  return P<T>::get(x) + p.value;
}

void test() {
  float data[2] = {};
  array_view<float, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = run<policy>(0.5f);
        v[1] = float(run<policy>(3));
      });
  check("float", v[0], 12.5);
  check("int", v[1], 65);
  check("host", run<policy>(0.5f) + run<policy>(3), 6.5 + 34);
}
} // namespace template_template_arguments

// A trailing return type names the result of the overload which the function's restriction selects.
namespace trailing_return_types {
struct I1 {
  int v;
  I1(int x) restrict(cpu, amp) : v(x) {}
};
struct I2 {
  int v;
  I2(int x) restrict(cpu, amp) : v(x + 100) {}
};
I1 f(double) { return 1; }
I2 f(int) restrict(amp) { return 2; }
template <class T>
auto tc(T x) -> decltype(f(x)) {
  return 6;
}
template <class T>
auto ta(T x) restrict(amp) -> decltype(f(x)) {
  return 6;
}
void test() {
  int o[3];
  array_view<int> r(3, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = ta(1).v; });
  CHECK(r[0] == 106);
  CHECK(tc(1).v == 6);
}
} // namespace trailing_return_types

int main() {
  callables::test();
  folds_over_friends::test();
  folds_and_constexpr_if::test();
  template_template_arguments::test();
  trailing_return_types::test();
  return failures;
}

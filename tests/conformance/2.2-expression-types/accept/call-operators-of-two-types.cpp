// Call operators that differ in restriction and result type can be launched and called by
// libraries.
//
// accept: L-2.2-h, L-2.3.2.1-e, P-7-g, L-2.2-f
//
// Templates and derived classes also call the operators, and cpu,amp code does where both types are
// equal. Some functions have equal types in one instance only.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../../inputs/call_operators.h"
#include <algorithm>
#include <functional>
#include <type_traits>
#include "check.h"
using namespace concurrency;

// Libraries call the cpu operator.
template <typename T> struct half {
  T operator()(T x) const { return x / 2; }
  float operator()(T x) const restrict(amp) { return x * 4.0f; }
};

// A template calls the amp operators of these classes like amp lambdas.
struct joined {
  int operator()(int a, int b) const { return a + b; }
  float operator()(int a, int b) const restrict(amp) { return float(a * b); }
};
template <typename T> struct raised {
  T operator()(T a) const { return a + 1; }
  float operator()(T a) const restrict(amp) { return a * 5.0f; }
};

// A launch calls the amp operator.
class stamp {
public:
  explicit stamp(const array_view<int> &v) : v(v) {}
  int operator()(index<1> i) const { return i[0] + 7; }
  void operator()(index<1> i) const restrict(amp) { v[i] = i[0] + 9; }
  void operator()(tiled_index<2> t) const restrict(amp) { v[t.global] = t.local[0]; }
  int operator()(int) const { return -1; }

private:
  array_view<int> v;
};
struct derived : stamp {
  using stamp::operator();
  using stamp::stamp;
  int sum(index<1> i) const {
    return (*this)(i) + this->operator()(i) + stamp::operator()(i) + operator()(i);
  }
  int other() const { return (*this)(3); }
};

template <typename T> struct both_types {
  T f(T x) const { return x / 2; }
  float f(T x) const restrict(amp) { return x * 4; }
  T operator+(T x) const { return x / 2; }
  float operator+(T x) const restrict(amp) { return x * 8; }
};

template <typename F, typename T> auto on_cpu(F f, T x) { return f(x); }
template <typename F, typename T> auto on_amp(F f, T x) restrict(amp) { return f(x); }
template <typename F> float of_one(F f, int a) restrict(amp) { return f(a); }
template <typename F> float of_two(F f, int a, int b) restrict(amp) { return f(a, b); }
template <typename F> float on_both(F f, float x) restrict(cpu, amp) { return f(x); }
float member(float x) restrict(cpu, amp) {
  return both_types<float>().f(x) + (both_types<float>() + x);
}
template <typename C> float in_template(C c, float x) restrict(cpu, amp) { return c.f(x); }

static void on_the_host() {
  int a[] = {2, 4, 6}, b[3];
  std::transform(a, a + 3, b, half<int>());
  check("std::transform", b[2], 3);
  std::function<float(float)> stored = half<float>();
  check("std::function", stored(3), 1.5);
  static_assert(std::is_same<std::invoke_result_t<half<double>, double>, double>::value,
                "of the cpu operator");
  check("in a template", on_cpu(half<int>(), 5) + on_cpu([](int x) { return x + 1; }, 5), 8);
  check("joined", joined()(2, 3), 5);
  check("raised", raised<int>()(7), 8);
  check("scaled", scaled<int>()(4), 8);
  check("of both", on_both(half<float>(), 3) + member(2) + in_template(both_types<float>(), 2),
        4.5);
}

static void in_kernels() {
  float results[8] = {};
  array_view<float> v(8, results);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        auto minus = [](int a, int b) restrict(amp) { return float(a - b); };
        auto less = [](int a) restrict(amp) { return float(a - 1); };
        v[0] = on_amp(half<int>(), 3);
        v[1] = on_both(half<float>(), 3);
        v[2] = of_two(minus, 7, 2);
        v[3] = of_two(joined(), 7, 2);
        v[4] = of_one(raised<int>(), 3) + of_one(less, 3);
        v[5] = float(scaled<int>()(4));
        v[6] = member(2);
        v[7] = in_template(both_types<float>(), 2);
      });
  v.synchronize();
  const float expected[8] = {12, 12, 5, 14, 17, 16, 24, 8};
  for (int i = 0; i < 8; ++i) check("in a kernel", results[i], expected[i]);
}

static void launched() {
  int values[4];
  array_view<int> v(4, values);
  derived d(v);
  parallel_for_each(v.extent, d);
  check("launched", v[3], 12);
  parallel_for_each(v.extent.tile<2>(), d);
  check("tiled", v[3], 1);
  check("derived", d.sum(index<1>(1)) + d(index<1>(0)), 39);
  check("of another parameter", d.other(), -1);
  parallel_for_each(v.extent, filled(v));
  check("of a header", v[3], 4);
  int (filled::*pointer)(index<1>) const = &filled::operator();
  check("pointer", (filled(v).*pointer)(index<1>(2)) + filled(v)(index<1>(1)), 203);
}

int main() {
  on_the_host();
  in_kernels();
  launched();
  return failures;
}

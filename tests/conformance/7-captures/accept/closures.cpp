// A kernel may capture closures and function objects, also empty and composed ones.
//
// accept: P-7.1-f, P-7.1-n, P-7.1-o, L-2.4.3.3-c, L-2.4.1.3-k, L-2.4.1.3-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include "check.h"
using namespace concurrency;

// A kernel captures closures that contain closures, also generic, variadic and composed closures.
namespace closures_of_closures {
template <typename F, typename G>
auto compose(F f, G g) {
  return [=](int x) restrict(cpu, amp) { return f(g(x)); };
}
template <typename F>
auto twice(F f) {
  return [=](auto x) restrict(cpu, amp) { return f(f(x)); };
}
auto adder(int k) {
  return [=](int x) restrict(cpu, amp) { return x + k; };
}
struct W {
  decltype(adder(0)) f;
  int k;
};
void test() {
  array_view<int, 1> v(8);
  int k = 3;
  auto add = [=](int x) restrict(amp, cpu) { return x + k; };
  auto mul = [k](int x) restrict(amp) { return x * k; };
  auto both = [=](int x) restrict(amp) { return mul(add(x)) + add(mul(x)) * 100; };
  auto lvl3 = [ both, z = 7 ](int x) restrict(amp) { return both(x) + z; };
  auto cp = compose(add, adder(10));
  auto tw = twice(cp);
  auto tt = twice(twice(add));
  W w{adder(5), 6};
  auto arrf = [=](index<1> i) restrict(amp) { v[i] = w.f(w.k); };
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        v[0] = both(1);
        v[1] = lvl3(1);
        v[2] = cp(1);
        v[3] = tw(1);
        v[4] = tt(0);
        v[5] = w.f(w.k);
      });
  int x[] = {12 + 600, 12 + 600 + 7, 14, 27, 12, 11};
  for (int i = 0; i < 6; ++i)
    CHECK(v[i] == x[i]);
  parallel_for_each(v.extent, arrf);
  CHECK(v[7] == 11);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        arrf(i);
        v[i] += 1;
      });
  CHECK(v[7] == 12);
  CHECK(cp(1) == 14);
  k = 1000;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = add(k); });
  CHECK(v[7] == 1003);
  auto gen = [k](auto a, auto... r) restrict(cpu, amp) { return (a + ... + r) + k; };
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = gen(1) + gen(1, 2, 3) + int(gen(1.5f)); });
  CHECK(v[7] == 1001 + 1006 + 1001);
  for (int q = 0; q < 3; ++q) {
    auto f = [=](int x) restrict(amp) { return x * q + k; };
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(10) + q; });
    CHECK(v[7] == 1000 + q * 11);
  }
}
} // namespace closures_of_closures

// A kernel calls captured amp lambdas and their composition; a kernel without captures runs.
namespace composed_amp_lambdas {
template <typename F, typename G>
auto compose(F f, G g) {
  return [=](float x) restrict(amp) { return f(g(x)); };
}

void test() {
  float data[2] = {1, 2};
  array_view<float, 1> v(2, data);
  float a = 3;
  auto square = [](float x) restrict(amp) { return x * x; };
  auto add = [a](float x) restrict(amp) { return x + a; };
  auto both = compose(square, add);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = both(v[i]) + square(2); });
  check("0", v[0], 20);
  check("1", v[1], 29);
  parallel_for_each(extent<1>(3), [](index<1>) restrict(amp){});
}
} // namespace composed_amp_lambdas

// A kernel calls a composition of closures that have no captures.
namespace composed_empty_closures {
template <class F, class G>
auto compose(F f, G g) {
  return [=](int x) restrict(cpu, amp) { return f(g(x)); };
}
void test() {
  int o[1] = {3};
  array_view<int, 1> v(1, o);
  auto inc = [](int x) restrict(cpu, amp) { return x + 1; };
  auto dbl = [](int x) restrict(cpu, amp) { return x * 2; };
  auto c = compose(inc, dbl);
  auto d = compose(inc, c);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = d(v[i]); });
  v.synchronize();
  CHECK(o[0] == 8);
}
} // namespace composed_empty_closures

// A kernel may capture a closure that holds two empty closures.
namespace closure_of_empty_closures {
template <class F, class G>
auto compose(F f, G g) {
  return [=](auto x) restrict(cpu, amp) { return g(f(x)); };
}
void test() {
  int o = 0;
  array_view<int> v(1, &o);
  auto f = [](auto x) restrict(cpu, amp) { return x + 1; };
  auto g = [](auto x) restrict(cpu, amp) { return x * 10; };
  auto c = compose(f, g);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c(2); });
  CHECK(v[0] == 30);
}
} // namespace closure_of_empty_closures

// A kernel may capture two empty closures.
namespace empty_closures {
void test() {
  int o = 0;
  array_view<int> v(1, &o);
  auto f = [](auto x) restrict(cpu, amp) { return x + 1; };
  auto g = [](auto x) restrict(cpu, amp) { return x * 10; };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = g(f(2)); });
  CHECK(v[0] == 30);
}
} // namespace empty_closures

// A kernel may capture two objects of empty classes.
namespace empty_function_objects {
struct add1 {
  int operator()(int x) const restrict(cpu, amp) { return x + 1; }
};
struct mul {
  int operator()(int x) const restrict(cpu, amp) { return x * 10; }
};
void test() {
  int o = 0;
  array_view<int> v(1, &o);
  add1 f;
  mul g;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = g(f(2)); });
  CHECK(v[0] == 30);
}
} // namespace empty_function_objects

int main() {
  closures_of_closures::test();
  composed_amp_lambdas::test();
  composed_empty_closures::test();
  closure_of_empty_closures::test();
  empty_closures::test();
  empty_function_objects::test();
  return failures;
}

// Calls of other overloads, other instances and functions of the other restriction are not
// recursion.
//
// accept: L-2.4.3.4-d, L-2.4.3.4-c, L-2.3.2-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Function and class templates of amp code may call other instances of themselves.
namespace calls_between_instances {

template <int N>
int fib() restrict(cpu, amp) {
  if constexpr (N < 2)
    return N;
  else
    return fib<N - 1>() + fib<N - 2>();
}
template <int N>
struct Chain {
  Chain<N - 1> in;
  int x;
  Chain() restrict(cpu, amp) : x(N) {}
  int sum() const restrict(cpu, amp) { return x + in.sum(); }
};
template <>
struct Chain<0> {
  int sum() const restrict(cpu, amp) { return 0; }
};
int f(double) restrict(amp);
int f(int x) restrict(amp) { return x + 1; }
int f(double d) restrict(amp) { return f(int(d)) * 2; }
int even(int n) restrict(cpu) { return n == 0 ? 1 : even(n - 1) ? 0 : 1; }
int even(int n) restrict(amp) { return n % 2 == 0; }
struct Id {
  template <class T>
  T operator()(T t) const restrict(amp) {
    return t;
  }
};
template <class F>
auto lift(F f) restrict(amp) {
  return [f](auto x) { return f(f(x)); };
}

void test() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = fib<7>();
        v[1] = Chain<4>().sum();
        v[2] = f(2.5);
        v[3] = even(4);
        v[4] = lift(lift(Id()))(8);
      });
  v.synchronize();
  CHECK(out[0] == 13);
  CHECK(out[1] == 10);
  CHECK(out[2] == 6);
  CHECK(out[3] == 1);
  CHECK(out[4] == 8);
  CHECK(even(3) == 0);
}

} // namespace calls_between_instances

// An amp function may call other overloads and specializations of its own name.
namespace other_overloads_and_specializations {

template <int N>
struct count {};
template <int N>
int down(count<N>) restrict(cpu, amp) {
  return N + down(count<N - 1>());
}
int down(count<0>) restrict(cpu, amp) { return 0; }
template <int N>
int factorial() restrict(cpu, amp) {
  if constexpr (N <= 1)
    return 1;
  else
    return N * factorial<N - 1>();
}
template <>
int down<1>(count<1>) restrict(cpu, amp) {
  return 1;
}

int f(float x) restrict(cpu, amp) { return int(x) + 1; }
int f(int x) restrict(cpu, amp) { return f(float(x)) * 2; }

struct tree {
  int n;
  tree(int k) restrict(cpu, amp) : n(k) {}
  tree(tree a, int k) restrict(cpu, amp) : n(a.n + tree(k).n) {}
};
int twice(int x) restrict(cpu, amp) { return x * 2; }
int host_recursive(int x) { return x == 0 ? 0 : x + host_recursive(x - 1); }

void test() {
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = down(count<4>()) + factorial<5>();
        v[1] = f(3) + tree(tree(1), 2).n + twice(twice(twice(1)));
      });
  check("other overloads and specializations: templates", v[0], 130);
  check("other overloads and specializations: others", v[1], 19);
  check("other overloads and specializations: host", host_recursive(4) + down(count<2>()), 13);
}

} // namespace other_overloads_and_specializations

// Amp code may nest calls through constructors, operators, conversions and lambdas.
namespace deep_chains_of_calls {

struct a {
  int n;
  explicit a(int k) restrict(cpu, amp) : n(k + 1) {}
  a operator+(const a &o) const restrict(cpu, amp) { return a(n + o.n); }
};
struct b {
  a x;
  b(int k) restrict(cpu, amp) : x(k * 2) {}
  operator a() const restrict(cpu, amp) { return x + x; }
};
int from_a(const a &v) restrict(cpu, amp) { return v.n; }
int from_b(const b &v) restrict(cpu, amp) { return from_a(v); }
template <typename F>
int through(F f, int k) restrict(cpu, amp) {
  return f(k) + f(k + 1);
}
int chain(int k) restrict(cpu, amp) {
  return through([](int x) { return from_b(x); }, k);
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = chain(5); });
  check("deep chains of calls: kernel", v[0], 23 + 27);
  check("deep chains of calls: host", chain(5), 50);
}

} // namespace deep_chains_of_calls

// A cpu overload may recurse through a cpu,amp function if the amp overload does not.
namespace recursion_of_cpu_side_only {

int p(int) restrict(cpu);
int p(int x) restrict(amp) { return x + 100; }
int both(int x) restrict(cpu, amp) { return p(x); }
int p(int x) restrict(cpu) { return x > 0 ? both(x - 1) + 1 : 0; }
struct S {
  int d = 0;
  int f(int n) const restrict(cpu) { return n ? f(n - 1) + 1 : 0; }
  int f(int n) const restrict(amp) { return n; }
};

void test() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = both(3) + S().f(5); });
  v.synchronize();
  CHECK(both(3) == 3);
  CHECK(S().f(5) == 5);
  CHECK(out == 108);
}

} // namespace recursion_of_cpu_side_only

// A cpu overload may call itself if its amp overload does not recurse.
namespace recursive_cpu_overload {

int triangle(int n) { return n == 0 ? 0 : n + triangle(n - 1); }
int triangle(int n) restrict(amp) { return n * (n + 1) / 2; }
int use(int n) restrict(cpu, amp) { return triangle(n) + triangle(triangle(n)); }

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = use(3); });
  check("recursive cpu overload: kernel", v[0], 27);
  check("recursive cpu overload: host", use(3), 27);
}

} // namespace recursive_cpu_overload

int main() {
  calls_between_instances::test();
  other_overloads_and_specializations::test();
  deep_chains_of_calls::test();
  recursion_of_cpu_side_only::test();
  recursive_cpu_overload::test();
  return failures;
}

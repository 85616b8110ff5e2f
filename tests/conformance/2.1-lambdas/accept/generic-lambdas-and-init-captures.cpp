// Generic lambdas, init-captures and captured packs work in kernels and in cpu,amp lambdas.
//
// accept: L-2.1.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <utility>
using namespace concurrency;

// Kernels can be generic lambdas, call generic lambdas and have init-captures.
namespace generic_kernels {
void test() {
  float data[4] = {};
  array_view<float, 1> v(4, data);
  int n = 4;
  auto add = [](auto a, auto b) restrict(cpu, amp) { return a + b; };
  auto sum = [](auto... xs) restrict(cpu, amp) { return (xs + ... + 0); };
  parallel_for_each(
      extent<1>(1), [ =, twice = n * 2, view = v.section(2, 2) ](auto i) restrict(amp) {
        v[i] = float(add(1, twice));
        v[1] = add(0.5f, 1.0f);
        view[0] = float(sum(1, 2, 3));
        view[1] = float(sum());
      });
  check("init-capture", v[0], 9);
  check("generic", v[1], 1.5);
  check("pack", v[2], 6);
  check("empty pack", v[3], 0);
  check("host", add(1, 2.5) + sum(1, 1), 5.5);
}
} // namespace generic_kernels

// Calls in a cpu,amp generic lambda select the overload of the caller's restriction.
namespace generic_lambdas {
int g(int) restrict(cpu) { return 1; }
int g(int) restrict(amp) { return 2; }
template <class T>
int g(T) restrict(cpu, amp) {
  return 3;
}
void test() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  int n = 100;
  auto f = [=](auto x, auto... r) restrict(cpu, amp) { return g(x) + n + int(sizeof...(r)); };
  auto pack = [](auto... a) restrict(amp, cpu) { return (g(a) + ...); };
  auto nest = [f](auto a) restrict(cpu, amp) {
    auto in = [a, f](auto b) { return f(a) * 1000 + f(b, 1); };
    return in(1.5f);
  };
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f(1);
        v[1] = f(1.f, 2);
        v[2] = pack(1, 2, 3u);
        v[3] = nest(1);
      });
  v.synchronize();
  CHECK(f(1) == 101);
  CHECK(f(1.f, 2) == 104);
  CHECK(pack(1, 2, 3u) == 5);
  CHECK(nest(1) == 101104);
  CHECK(out[0] == 102);
  CHECK(out[1] == 104);
  CHECK(out[2] == 7);
  CHECK(out[3] == 102104);
}
} // namespace generic_lambdas

// Kernels and cpu,amp lambdas can use captured packs, init-captures and integer sequences.
namespace packs_and_init_captures {
template <class... A>
int total(A... a) {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(
      v.extent, [ =, k = sizeof...(A) ](index<1> i) restrict(amp) {
        v[i] = int((a + ... + 0)) + int(k) * 100;
      });
  v.synchronize();
  return out;
}
template <class F, class... A>
auto later(F f, A... a) restrict(cpu, amp) {
  return [=]() { return f(a...); };
}
struct Sum {
  template <class... T>
  int operator()(T... t) const restrict(cpu, amp) {
    return (int(t) + ...);
  }
};
template <int... I>
int seq(std::integer_sequence<int, I...>) restrict(amp) {
  int a[] = {I * I...};
  int s = 0;
  for (int x : a)
    s += x;
  return s;
}
void test() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  auto l = later(Sum(), 1, 2.5f, 3u);
  int n = 3;
  parallel_for_each(
      extent<1>(1), [ v, l, m = n * 2, arr = Sum(), x = float(n) / 2 ](index<1>) restrict(amp) {
        v[0] = l() + m;
        v[1] = arr(1, 2) + int(x * 2);
        v[2] = seq(std::make_integer_sequence<int, 4>());
      });
  v.synchronize();
  CHECK(total(1, 2.5f, 3u) == 306);
  CHECK(total() == 0);
  CHECK(l() == 6);
  CHECK(out[0] == 12);
  CHECK(out[1] == 6);
  CHECK(out[2] == 14);
}
} // namespace packs_and_init_captures

int main() {
  generic_kernels::test();
  generic_lambdas::test();
  packs_and_init_captures::test();
  return failures;
}

// Sizeof, noexcept and decltype in amp code refer to the overload that amp code calls.
//
// accept: L-2.2-g, L-2.1.1-d, L-2.1.1-z
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cstdio>
#include <stdexcept>

using namespace concurrency;

// Sizeof, noexcept and decltype in a kernel refer to the amp overload.
namespace operands_in_kernel {

int g(int) restrict(cpu) { return 1; }
double g(double) restrict(amp) noexcept { return 2.5; }
void test() {
  double out[4] = {};
  array_view<double, 1> v(4, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = sizeof(g(1));
        decltype(g(1)) x = 0.5;
        v[1] = x;
        v[2] = noexcept(g(1));
        auto y = g(1);
        v[3] = y;
      });
  v.synchronize();
  CHECK(sizeof(g(1)) == 4 && !noexcept(g(1)));
  const double want[] = {8, 0.5, 1, 2.5};
  for (int i = 0; i < 4; i++)
    CHECK(out[i] == want[i]);
}

} // namespace operands_in_kernel

// Sizeof, noexcept and decltype in templates refer to the overload of the template's restriction.
namespace operands_in_templates {

int g(int) restrict(cpu) { return 1; }
double g(double) restrict(amp) noexcept { return 2.5; }
template <class T>
double use(T t, int k) restrict(amp) {
  using R = decltype(g(t));
  R r = R(1) / 2;
  return k == 0 ? sizeof(g(t)) : k == 1 ? noexcept(g(t)) : r;
}
template <class T, class R = decltype(g(T()))>
R dflt(T t) restrict(cpu) {
  return R(t) / 2;
}
void test() {
  double out[3] = {};
  array_view<double, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = use(1, 0);
        v[1] = use(1, 1);
        v[2] = use(1, 2);
      });
  v.synchronize();
  const double want[] = {8, 1, 0.5};
  for (int i = 0; i < 3; i++)
    CHECK(out[i] == want[i]);
  CHECK(dflt(3) == 1);
}

} // namespace operands_in_templates

// Noexcept operands in amp code refer to the overload that amp code calls.
// Functions, members, templates, lambdas and kernels have such exception specifications.
namespace exception_specifications {

int step(int x) {
  if (x < 0)
    throw std::range_error("x");
  return x + 1;
}
int step(int x) restrict(amp) noexcept { return x + 2; }
int other(int x) noexcept { return x; }
int other(int x) restrict(amp) { return x + 3; }

int on_amp(int x) restrict(amp) noexcept(noexcept(step(x))) { return step(x); }
int on_cpu(int x) restrict(cpu) noexcept(noexcept(step(x))) { return step(x); }
int unmarked(int x) noexcept(noexcept(step(x))) { return step(x); }
int others(int x) restrict(amp) noexcept(noexcept(other(x))) { return other(x); }
int on_both(int x) restrict(amp) restrict(cpu) noexcept(noexcept(x + 1)) { return step(x); }
auto trailing(int x) restrict(amp) noexcept(noexcept(step(x))) -> decltype(step(x)) {
  return step(x);
}
template <typename T>
int in_template(T x) restrict(amp) noexcept(noexcept(step(x))) {
  return step(x);
}
template <typename T>
int in_cpu_template(T x) noexcept(noexcept(step(x))) {
  return step(x);
}
template <typename T>
int pair_of_templates(T x) noexcept(noexcept(step(x))) {
  return step(x);
}
template <typename T>
int pair_of_templates(T x) restrict(amp) noexcept(noexcept(step(x))) {
  return step(x);
}

struct cell {
  int v;
  int in_class(int x) const restrict(amp) noexcept(noexcept(step(x))) { return v + step(x); }
  int in_class(int x) const noexcept(noexcept(step(x))) { return v + step(x); }
  int outside(int x) const restrict(amp) noexcept(noexcept(step(x)));
};
int cell::outside(int x) const restrict(amp) noexcept(noexcept(step(x))) { return v + step(x); }

static_assert(!noexcept(on_cpu(1)) && !noexcept(unmarked(1)) && !noexcept(in_cpu_template(1)) &&
                  !noexcept(pair_of_templates(1)),
              "the cpu function may throw");
static_assert(!noexcept(cell().in_class(1)) && noexcept(other(1)) && noexcept(on_both(1)),
              "of the cpu functions");

void test() {
  int results[13];
  array_view<int> v(13, results);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) noexcept(noexcept(step(1))) {
        auto written = [](int x) restrict(amp) noexcept(noexcept(step(x))) { return step(x); };
        auto generic = [](auto x) restrict(amp) noexcept(noexcept(step(x)))->int {
          return step(x);
        };
        const cell c = {1};
        v[0] = noexcept(step(1));
        v[1] = noexcept(on_amp(1));
        v[2] = noexcept(trailing(1));
        v[3] = noexcept(in_template(1));
        v[4] = noexcept(c.in_class(1));
        v[5] = noexcept(c.outside(1));
        v[6] = noexcept(written(1)) && noexcept(generic(1));
        v[7] = !noexcept(other(1));
        v[8] = !noexcept(others(1));
        v[9] = noexcept(on_both(1));
        v[12] = noexcept(pair_of_templates(1));
        v[10] = on_amp(1) + trailing(1) + in_template(1) + written(1) + generic(1) == 15;
        v[11] = c.in_class(1) + c.outside(1) + others(1) + on_both(1) == 15;
      });
  v.synchronize();
  for (int i = 0; i < 13; ++i)
    if (results[i] != 1) {
      std::printf("%d is wrong\n", i);
      ++failures;
    }
  for (auto f : {on_cpu, unmarked, in_cpu_template<int>})
    try {
      f(-1);
      ++failures;
    } catch (const std::range_error &) {
    }
}

} // namespace exception_specifications

int main() {
  operands_in_kernel::test();
  operands_in_templates::test();
  exception_specifications::test();
  return failures;
}

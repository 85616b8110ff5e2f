// Noexcept operands in amp code refer to the overload that amp code calls.
//
// accept: L-2.1.1-d, L-2.1.1-z
//
// Functions, members, templates, lambdas and kernels have such exception specifications.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <stdexcept>
using namespace concurrency;

int step(int x) {
  if (x < 0) throw std::range_error("x");
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
template <typename T> int in_template(T x) restrict(amp) noexcept(noexcept(step(x))) {
  return step(x);
}
template <typename T> int in_cpu_template(T x) noexcept(noexcept(step(x))) { return step(x); }
template <typename T> int pair_of_templates(T x) noexcept(noexcept(step(x))) { return step(x); }
template <typename T> int pair_of_templates(T x) restrict(amp) noexcept(noexcept(step(x))) {
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

int main() {
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
  int failures = 0;
  for (int i = 0; i < 13; ++i)
    if (results[i] != 1) {
      std::printf("%d is wrong\n", i);
      ++failures;
    }
  for (auto f : {on_cpu, unmarked, in_cpu_template<int>}) try {
      f(-1);
      ++failures;
    } catch (const std::range_error &) {}
  return failures;
}

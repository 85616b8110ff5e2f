// Kernels whose types contain host lambdas, local types and unnamed types of
// this header. Two sources include it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#include <algorithm>
#include <amp.h>
#include <vector>

namespace launches {
using namespace concurrency;
template <typename F> struct add {
  array_view<int> v;
  void operator()(index<1> i) const restrict(amp) { v[i] += int(std::is_class<F>::value); }
};
template <typename F> int use(array_view<int> v, F f) { parallel_for_each(v.extent, add<F>{v}); return f(2); }
template <typename F> void launch(array_view<int> v, F f) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(v[i]); });
}

// A class template with a callback that launches a kernel.
template <typename Done> class engine {
  Done done;
public:
  explicit engine(Done done) : done(done) {}
  int run(array_view<int> v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
    return done(v.extent[0]);
  }
};

class counter {
  int total = 0;
  int twice(int n) const { return 2 * n; }
public:
  int run(array_view<int> v) {
    engine each([this](int n) { total += n; return twice(total); });
    int first = each.run(v);
    launch(v, [](int x) restrict(cpu, amp) { return x * 2; });
    int by = first;
    launch(v, [by](int x) restrict(amp) { return x + by; });
    return first;
  }
  int run_outside(array_view<int> v);
};
inline int counter::run_outside(array_view<int> v) {
  return use(v, [=](int n) { total += n; return twice(total); });
}

inline int pointers(array_view<int> v) {
  auto less = [](int a) { return a - 1; };
  int (*p)(int) = less;
  return use(v, less) + p(3);
}
inline int arrays(array_view<int> v) {
  int c[3] = {1, 2, 3};
  return use(v, [&c](int n) { return c[0] += n; }) + c[0];
}
// This header does not instantiate the template.
template <typename... T> int sum(array_view<int> v, T... x) {
  return (0 + ... + x) + v.extent[0];
}
inline int local_types(array_view<int> v) {
  struct tag { int operator()(int x) const { return x + 5; } };
  enum { three = 3 };
  auto constant = [](int) { return int(three); };
  return use(v, tag()) + use(v, constant);
}
static const struct { int a, b; } settings = {3, 4};
inline void configured(array_view<int> v) {
  auto s = settings;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = s.a + s.b; });
}
inline auto triple = [](int x) { return 3 * x; };
inline int of_variable(array_view<int> v) { return use(v, triple); }
// A callback that occurs in no kernel's type remains a lambda.
inline void sort(std::vector<int> &v) {
  std::sort(v.begin(), v.end(), [](int a, int b) { return a > b; });
}
} // namespace launches

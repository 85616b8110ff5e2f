// Closure types, local types and unnamed types in the types of kernels. A
// launch on a GPU needs a name for them (§2.3.1, §2.4.1).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "functions.h"
#include <amp.h>
#include <functional>
#include <vector>
using namespace concurrency;

int other();
namespace unnamed { int of_other(); }

namespace closures {
template <typename F> auto twice(F f) restrict(amp, cpu) { return [f](int x) { return f(f(x)); }; }
int run() {
  auto inc = [](int x) restrict(amp, cpu) { return x + 1; };
  auto add2 = twice(inc);
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = add2(i[0]); });
  for (int i = 0; i < 8; ++i) if (v[i] != i + 2) return 1;
  return add2(3) - 5;
}
} // namespace closures

namespace local_classes {
auto adder(int n) restrict(amp, cpu) {
  struct add { int n; int operator()(int x) const restrict(amp, cpu) { return x + n; } };
  return add{n};
}
int run() {
  auto add2 = adder(2);
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = add2(i[0]); });
  for (int i = 0; i < 8; ++i) if (v[i] != i + 2) return 1;
  return add2(3) - 5;
}
} // namespace local_classes

namespace enumerations {
template <typename T> void fill(array_view<int> v, T value) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(value) + i[0]; });
}
enum { seven = 7 };
int run() {
  enum level { low = 1, high = 5 };
  enum { eight = 8 };
  std::vector<int> out(8);
  array_view<int> v(out);
  fill(v, high);
  for (int i = 0; i < 8; ++i) if (v[i] != i + 5) return 1;
  fill(v, seven);
  for (int i = 0; i < 8; ++i) if (v[i] != i + 7) return 1;
  fill(v, eight);
  for (int i = 0; i < 8; ++i) if (v[i] != i + 8) return 1;
  return 0;
}
} // namespace enumerations

namespace unnamed {
static struct { int a; float b; } config = {3, 4.0f};
int run() {
  auto c = config;
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c.a + int(c.b) + i[0]; });
  for (int i = 0; i < 8; ++i) if (v[i] != i + 7) return 1;
  // The type of the variable `config` in the other source has another size.
  std::vector<decltype(config)> configs(4);
  array_view<decltype(config)> w(configs);
  parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i].a = i[0]; });
  return w[0].a + w[1].a + w[2].a + w[3].a + of_other() - 12;
}
} // namespace unnamed

namespace host_lambdas {
template <typename Index> struct kernel {
  array_view<int> v; int n;
  void operator()(index<1> i) const restrict(amp) { v[i] += n; }
};
template <typename F> void apply(array_view<int> v, F f) { parallel_for_each(v.extent, kernel<F>{v, f(1)}); }
template <typename F> void generic(array_view<int> v, F f) { parallel_for_each(v.extent, kernel<F>{v, f(1) + int(f(2.5f))}); }
class owner {
  int n = 4;
public:
  void run(array_view<int> v) {
    int k = n;
    apply(v, [k](int x) mutable noexcept -> int { return x + k++; });
    generic(v, [=](auto x) { return x * k; });
    apply(v, [m = k * 2](int x) { std::function<int(int)> g = [m](int y) { return y * m; }; return g(x); });
  }
};
int run() {
  std::vector<int> out(8);
  array_view<int> v(out);
  owner().run(v);
  for (int i = 0; i < 8; ++i) if (v[i] != 5 + (4 + 10) + 8) return 1;
  return 0;
}
} // namespace host_lambdas

namespace cpu_lambdas {
int run() {
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    int k = i[0];
    auto text = [k](int x) restrict(cpu) { return std::to_string(x + k); };
    (void)text;
    v[i] = fn::increment(k);
  });
  for (int i = 0; i < 8; ++i) if (v[i] != i + 1) return 1;
  return 0;
}
} // namespace cpu_lambdas

namespace references {
template <typename F> struct kernel {
  array_view<int> v;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
template <typename F> void use(array_view<int> v, F f) { parallel_for_each(v.extent, kernel<F>{v}); f(); }
template <typename T> T sum(array_view<T> v, const T &start) {
  T total = start;
  use(v, [&] { for (int i = 0; i < v.extent[0]; ++i) total += v[i]; });
  use(v, [&total, start] { total -= start; });
  return total;
}
int run() {
  std::vector<int> out(8);
  array_view<int> v(out);
  const int by = 3; int calls = 0;
  use(v, [&] { calls += by; });
  use(v, [&calls, &by]() mutable { calls += by; });
  return sum(v, 5) - 24 + calls - 6;
}
} // namespace references

namespace of_header {
int run() {
  auto f = fn::twice(fn::adder(2));
  auto s = fn::scaler(3);
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = s(f(i[0])); });
  for (int i = 0; i < 8; ++i) if (v[i] != (i + 4) * 3) return 1;
  return other() - 7;
}
} // namespace of_header

int main() {
  if (int wrong = closures::run())
    return 10 + wrong;
  if (int wrong = local_classes::run())
    return 20 + wrong;
  if (int wrong = enumerations::run())
    return 30 + wrong;
  if (int wrong = unnamed::run())
    return 40 + wrong;
  if (int wrong = host_lambdas::run())
    return 50 + wrong;
  if (int wrong = cpu_lambdas::run())
    return 55 + wrong;
  if (int wrong = references::run())
    return 60 + wrong;
  return of_header::run();
}

// A kernel can hold a closure that a cpu,amp function, member function or class template returned.
//
// A launch on a GPU names the type of the closure (§2.3.1).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

namespace composed {
template <typename F> auto twice(F f) restrict(amp, cpu) {
  return [f](int x) { return f(f(x)); };
}
int run() {
  auto inc = [](int x) restrict(amp, cpu) { return x + 1; };
  auto add2 = twice(inc);
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = add2(i[0]); });
  for (int i = 0; i < 8; ++i)
    if (v[i] != i + 2) return 1;
  return add2(3) - 5;
}
} // namespace composed

namespace stages {
template <typename F> auto compose(F f) restrict(cpu, amp) {
  return [=](auto x) { return f(x) * 2; };
}
struct pipeline {
  int n;
  auto stage() const restrict(cpu, amp) {
    int k = n;
    return [k](int x) { return x + k; };
  }
};
template <typename... Fs> struct chain;
template <typename F> struct chain<F> {
  F f;
  int operator()(int x) const restrict(cpu, amp) { return f(x); }
};
template <typename F, typename... R> struct chain<F, R...> {
  F f;
  chain<R...> rest;
  int operator()(int x) const restrict(cpu, amp) { return rest(f(x)); }
};
int run() {
  pipeline p{3};
  auto s = p.stage();
  auto t = compose(s);
  chain<decltype(s), decltype(t)> c{s, {t}};
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c(i[0]); });
  for (int i = 0; i < 8; ++i)
    if (v[i] != (i + 3 + 3) * 2) return 1;
  return 0;
}
} // namespace stages

namespace of_namespaces {
namespace lib {
namespace detail {
auto adder(int n) {
  return [n](int x) restrict(amp, cpu) { return x + n; };
}
auto scaler(int n) restrict(cpu, amp) {
  return [n](int x) { return x * n; };
}
}
}
class filter {
  int n;

public:
  explicit filter(int n) : n(n) {}
  auto make() const {
    int k = n;
    return [=](int x) restrict(amp) { return x - k; };
  }
};
int run() {
  auto a = lib::detail::adder(1);
  auto s = lib::detail::scaler(3);
  auto f = filter(2).make();
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(s(a(i[0]))); });
  for (int i = 0; i < 8; ++i)
    if (v[i] != (i + 1) * 3 - 2) return 1;
  return 0;
}
} // namespace of_namespaces

int main() {
  if (int wrong = composed::run()) return 10 + wrong;
  if (int wrong = stages::run()) return 20 + wrong;
  if (int wrong = of_namespaces::run()) return 30 + wrong;
  return 0;
}

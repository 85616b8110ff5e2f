// The closure type of a host lambda can be a template argument of a kernel class.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <functional>
#include <vector>
using namespace concurrency;

namespace class_template {
template <typename F>
struct holder {
  F f;
  void run(array_view<int> v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(sizeof(F)) * 2; });
    for (int k = 0; k < v.extent[0]; ++k)
      v[k] = f(v[k]);
  }
};
template <typename F>
holder<F> hold(F f) {
  return {f};
}
int run() {
  int base = 7;
  auto h = hold([base](int x) { return x + base; });
  std::vector<int> out(8);
  array_view<int> v(out);
  h.run(v);
  for (int i = 0; i < 8; ++i)
    if (v[i] != 15)
      return 1;
  return 0;
}
} // namespace class_template

namespace functor {
template <typename F>
struct kernel {
  array_view<int> v;
  kernel(array_view<int> v, F) : v(v) {}
  void operator()(index<1> i) const restrict(amp) { v[i] = i[0] * int(std::is_class<F>::value); }
};
template <typename F>
void launch(array_view<int> v, F f) {
  parallel_for_each(v.extent, kernel<F>(v, f));
  f();
}
int run() {
  std::vector<int> out(8);
  array_view<int> v(out);
  int calls = 0;
  launch(v, [&calls] { ++calls; });
  launch(v, [] {});
  for (int i = 0; i < 8; ++i)
    if (v[i] != i)
      return 1;
  return calls - 1;
}
} // namespace functor

namespace in_namespace {
auto shape = [](int x) { return x * 2; };
template <typename F>
struct kernel {
  array_view<int> v;
  void operator()(index<1> i) const restrict(amp) { v[i] = i[0] * int(sizeof(F)); }
};
int run() {
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(v.extent, kernel<decltype(shape)>{v});
  for (int i = 0; i < 8; ++i)
    if (v[i] != i)
      return 1;
  return shape(0);
}
} // namespace in_namespace

namespace of_many_kinds {
template <typename Index>
struct kernel {
  array_view<int> v;
  int n;
  void operator()(index<1> i) const restrict(amp) { v[i] += n; }
};
template <typename F>
void apply(array_view<int> v, F f) {
  parallel_for_each(v.extent, kernel<F>{v, f(1)});
}
template <typename F>
void generic(array_view<int> v, F f) {
  parallel_for_each(v.extent, kernel<F>{v, f(1) + int(f(2.5f))});
}
class owner {
  int n = 4;

public:
  void run(array_view<int> v) {
    int k = n;
    apply(v, [k](int x) mutable noexcept -> int { return x + k++; });
    generic(v, [=](auto x) { return x * k; });
    apply(v, [m = k * 2](int x) {
      std::function<int(int)> g = [m](int y) { return y * m; };
      return g(x);
    });
  }
};
int run() {
  std::vector<int> out(8);
  array_view<int> v(out);
  owner().run(v);
  for (int i = 0; i < 8; ++i)
    if (v[i] != 5 + (4 + 10) + 8)
      return 1;
  return 0;
}
} // namespace of_many_kinds

namespace function_pointers {
template <typename F>
struct kernel {
  array_view<int> v;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
int call(int (*f)(int)) { return f(3); }
template <typename F>
int use(array_view<int> v, F f) {
  parallel_for_each(v.extent, kernel<int>{v});
  return call(f);
}
int run() {
  std::vector<int> out(8);
  array_view<int> v(out);
  auto triple = [](int x) { return 3 * x; };
  int r = use(v, triple);
  auto each = [=](auto next) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = next(v[i]); });
  };
  each([](int x) restrict(amp, cpu) { return x + 4; });
  each([](int x) restrict(amp) { return x * 2; });
  for (int i = 0; i < 8; ++i)
    if (v[i] != 10)
      return 1;
  return r - 9;
}
} // namespace function_pointers

namespace by_reference {
template <typename F>
struct kernel {
  array_view<int> v;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
template <typename F>
void use(array_view<int> v, F f) {
  parallel_for_each(v.extent, kernel<F>{v});
  f();
}
template <typename T>
T sum(array_view<T> v, const T &start) {
  T total = start;
  use(v, [&] {
    for (int i = 0; i < v.extent[0]; ++i)
      total += v[i];
  });
  use(v, [&total, start] { total -= start; });
  return total;
}
int run() {
  std::vector<int> out(8);
  array_view<int> v(out);
  const int by = 3;
  int calls = 0;
  use(v, [&] { calls += by; });
  use(v, [&calls, &by]() mutable { calls += by; });
  return sum(v, 5) - 24 + calls - 6;
}
} // namespace by_reference

namespace generic_function_pointers {
template <typename F>
struct kernel {
  array_view<int> v;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
template <typename F>
void use(array_view<int> v, F) {
  parallel_for_each(v.extent, kernel<F>{v});
}
int call(int (*f)(int)) { return f(3); }
int run() {
  std::vector<int> out(8);
  array_view<int> v(out);
  auto generic = [](auto x) { return 3 * x; };
  auto plain = [](int x) { return 3 * x; };
  use(v, generic);
  use(v, plain);
  use(v, [](auto x) { return x; });
  return v[0] + call(generic) + call(plain) - 21;
}
} // namespace generic_function_pointers

int main() {
  if (int wrong = class_template::run())
    return 10 + wrong;
  if (int wrong = functor::run())
    return 20 + wrong;
  if (int wrong = in_namespace::run())
    return 30 + wrong;
  if (int wrong = of_many_kinds::run())
    return 40 + wrong;
  if (int wrong = function_pointers::run())
    return 50 + wrong;
  if (int wrong = by_reference::run())
    return 60 + wrong;
  if (int wrong = generic_function_pointers::run())
    return 70 + wrong;
  return 0;
}

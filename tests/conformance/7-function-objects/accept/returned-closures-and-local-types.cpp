// Closures that functions return, local types and types of unnamed namespaces can be parts of a
// kernel's type.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <vector>

using namespace concurrency;

// A kernel can hold a closure that a cpu,amp function, member function or class template returned.
// A launch on a GPU names the type of the closure (§2.3.1).
namespace composed {
template <typename F>
auto twice(F f) restrict(amp, cpu) {
  return [f](int x) { return f(f(x)); };
}
int run() {
  auto inc = [](int x) restrict(amp, cpu) { return x + 1; };
  auto add2 = twice(inc);
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = add2(i[0]); });
  for (int i = 0; i < 8; ++i)
    if (v[i] != i + 2)
      return 1;
  return add2(3) - 5;
}
} // namespace composed

namespace stages {
template <typename F>
auto compose(F f) restrict(cpu, amp) {
  return [=](auto x) { return f(x) * 2; };
}
struct pipeline {
  int n;
  auto stage() const restrict(cpu, amp) {
    int k = n;
    return [k](int x) { return x + k; };
  }
};
template <typename... Fs>
struct chain;
template <typename F>
struct chain<F> {
  F f;
  int operator()(int x) const restrict(cpu, amp) { return f(x); }
};
template <typename F, typename... R>
struct chain<F, R...> {
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
    if (v[i] != (i + 3 + 3) * 2)
      return 1;
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
} // namespace detail
} // namespace lib
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
    if (v[i] != (i + 1) * 3 - 2)
      return 1;
  return 0;
}
} // namespace of_namespaces

void test_returned_closures() {
  CHECK(composed::run() == 0);
  CHECK(stages::run() == 0);
  CHECK(of_namespaces::run() == 0);
}

// Local classes, enumerations and unnamed types can be template arguments of a kernel's type. The
// types are tags, template arguments or results of functions (§2.4.1).
namespace returned {
auto adder(int n) restrict(amp, cpu) {
  struct add {
    int n;
    int operator()(int x) const restrict(amp, cpu) { return x + n; }
  };
  return add{n};
}
int run() {
  auto add2 = adder(2);
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = add2(i[0]); });
  for (int i = 0; i < 8; ++i)
    if (v[i] != i + 2)
      return 1;
  return add2(3) - 5;
}
} // namespace returned

namespace tags {
template <typename Tag>
void fill(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = Tag::value + i[0]; });
}
int run() {
  struct seven {
    enum { value = 7 };
  };
  std::vector<int> out(8);
  array_view<int> v(out);
  fill<seven>(v);
  for (int i = 0; i < 8; ++i)
    if (v[i] != i + 7)
      return 1;
  return 0;
}
} // namespace tags

namespace enumerations {
template <typename T>
void fill(array_view<int> v, T value) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(value) + i[0]; });
}
enum { seven = 7 };
int run() {
  enum level { low = 1, high = 5 };
  enum { eight = 8 };
  std::vector<int> out(8);
  array_view<int> v(out);
  fill(v, high);
  for (int i = 0; i < 8; ++i)
    if (v[i] != i + 5)
      return 1;
  fill(v, seven);
  for (int i = 0; i < 8; ++i)
    if (v[i] != i + 7)
      return 1;
  fill(v, eight);
  for (int i = 0; i < 8; ++i)
    if (v[i] != i + 8)
      return 1;
  return 0;
}
} // namespace enumerations

namespace unnamed {
static struct {
  int a;
  float b;
} config = {3, 4.0f};
int run() {
  auto c = config;
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c.a + int(c.b) + i[0]; });
  for (int i = 0; i < 8; ++i)
    if (v[i] != i + 7)
      return 1;
  return 0;
}
} // namespace unnamed

namespace operations {
template <typename Op>
void map(array_view<int> v, Op op) {
  struct local {
    static int twice(int x) restrict(amp, cpu) { return 2 * x; }
  };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = local::twice(op(v[i])); });
}
template <typename F>
void timed(F f) {
  f();
}
template <class T, class Done>
void run(array_view<T> v, T by, Done done) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += by; });
  done(v[0]);
}
int run() {
  struct inc {
    int by;
    int operator()(int x) const restrict(amp, cpu) { return x + by; }
  };
  std::vector<int> out(8, 1);
  array_view<int> v(out);
  int seen = 0;
  timed([&] { map(v, inc{3}); });
  run(v, 5, [&](int first) { seen = first; });
  for (int i = 0; i < 8; ++i)
    if (v[i] != 13)
      return 1;
  return seen - 13;
}
} // namespace operations

namespace members {
template <typename T>
struct box {
  T value;
  T get() const restrict(cpu, amp) { return value; }
};
template <typename T>
box<T> wrap(T t) restrict(cpu, amp) {
  return {t};
}
auto pair_of(int a, float b) restrict(cpu, amp) {
  struct pair {
    int first;
    float second;
  };
  return pair{a, b};
}
struct shape {
  enum kind { round, square } k;
  struct {
    int w, h;
  } size;
  auto corner() const restrict(cpu, amp) {
    struct point {
      int x, y;
    };
    return point{size.w, size.h};
  }
};
template <typename Kind>
struct area_kernel {
  array_view<int> v;
  Kind k;
  void operator()(index<1> i) const restrict(amp) { v[i] += int(k); }
};
int run() {
  auto p = pair_of(2, 3.0f);
  auto w = wrap(p);
  shape s{shape::square, {4, 5}};
  auto size = s.size;
  auto corner = s.corner();
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto q = w.get();
        v[i] = q.first + int(q.second) + size.w * size.h + corner.x + corner.y + p.first;
      });
  parallel_for_each(v.extent, area_kernel<shape::kind>{v, s.k});
  for (int i = 0; i < 8; ++i)
    if (v[i] != 5 + 20 + 9 + 2 + 1)
      return 1;
  return 0;
}
} // namespace members

void test_local_types() {
  CHECK(returned::run() == 0);
  CHECK(tags::run() == 0);
  CHECK(enumerations::run() == 0);
  CHECK(unnamed::run() == 0);
  CHECK(operations::run() == 0);
  CHECK(members::run() == 0);
}

// Kernels and their types can be declared in several unnamed namespaces, beside inline namespaces
// too. nvcc gives these namespaces one name (§2.3.1).
template <typename T>
struct with {
  array_view<int> v;
  void operator()(index<1> i) const restrict(amp) { v[i] += int(sizeof(T)); }
};
namespace geo {
inline namespace v1 {
namespace {
int helper() { return 3; }
struct inner {
  int a;
};
void run1(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 5; });
}
} // namespace
} // namespace v1
namespace {
struct local {
  int a;
};
int twice(int x) { return 2 * x; }
void run(array_view<int> v) {
  int n = helper() + twice(1);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
  parallel_for_each(v.extent, with<local>{v});
}
} // namespace
void plain(array_view<int> v) {
  run(v);
  run1(v);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
}
} // namespace geo
namespace other {
namespace {
int z = 4;
}
} // namespace other
using namespace other;
namespace {
void global(array_view<int> v) {
  int n = z;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += n; });
}
struct functor {
  array_view<int> v;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
} // namespace
void test_unnamed_namespaces() {
  std::vector<int> out(8);
  array_view<int> v(out);
  geo::plain(v);
  global(v);
  parallel_for_each(v.extent, functor{v});
  CHECK(v[3] == 5 + 4 + 5 + 1 + 4 + 1);
}

int main() {
  test_returned_closures();
  test_local_types();
  test_unnamed_namespaces();
  return failures;
}

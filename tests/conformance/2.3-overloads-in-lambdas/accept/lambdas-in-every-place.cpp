// Lambdas at namespace scope, in other lambdas, in class templates and as base classes select
// functions by restriction.
//
// accept: L-2.3.2.1-f, L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>

#include "check.h"

using namespace concurrency;

// An unrestricted lambda in an initializer at namespace scope calls the cpu overload.
// clang-format off
int from_initializer(double) { return 1; } int from_initializer(int) restrict(amp) { return 2; }
auto initialized_lambda = [](int x) { return from_initializer(x); };
int by_lambda = initialized_lambda(1); int by_call = [] { return from_initializer(1); }();
void test_initializers() { CHECK(by_lambda == 1 && by_call == 1); }
// clang-format on

// Generic lambdas at namespace scope select functions by their own restriction.
int f(int) { return 1; }
int f(double) restrict(amp) { return 2; }
auto la = [](auto x) restrict(amp) { return f(x); };
auto lc = [](auto x) { return f(x); };
struct S {
  template <class T>
  int operator()(T x) const restrict(amp) {
    return f(x);
  }
};
void test_namespace_scope() {
  int o[2];
  array_view<int> r(2, o);
  S s;
  auto lb = [](auto x) restrict(amp) { return f(x); };
  parallel_for_each(
      extent<1>(1), [=](auto i) restrict(amp) {
        r[0] = lb(1);
        r[1] = s(1);
      });
  CHECK(r[0] == 2 && r[1] == 2 && lc(1.0) == 1);
}

// Nested lambdas and local classes select functions by the restriction of the enclosing function.
namespace nested {
int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
int b() restrict(cpu, amp) {
  auto l = [](int x) {
    auto m = [=] { return f(x); };
    return m();
  };
  return l(1);
}
int c() {
  return [] { return [](int y) { return f(y); }(1); }();
}
int a() restrict(amp) {
  struct L {
    int z() const { return f(1); }
  };
  return L().z() + [](int x) { return f(x); }(1) * 10;
}
void test() {
  int o[2];
  array_view<int> r(2, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a();
        r[1] = b();
      });
  CHECK(r[0] == 22 && r[1] == 2 && c() == 1 && b() == 1);
}
} // namespace nested

// A lambda stored in a class template calls the overload of its own restriction.
namespace class_templates {
int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
template <class L>
struct Box {
  L l;
  int go() const restrict(amp) { return l(1); }
};
template <class L>
struct BoxC {
  L l;
  int go() const { return l(1); }
};
template <class L>
struct BoxB {
  L l;
  int go() const restrict(cpu, amp) { return l(1); }
};
template <class L>
Box(L) -> Box<L>;
template <class L>
BoxC(L) -> BoxC<L>;
template <class L>
BoxB(L) -> BoxB<L>;
// clang-format off
void test() {
  int o[2];
  int z = 0;
  array_view<int> r(2, o);
  Box b{[z](int x) restrict(amp) { return f(x) + z; }};
  BoxC c{[z](int x) { return f(x) + z; }};
  BoxB d{[z](int x) restrict(cpu, amp) { return f(x) + z; }};
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) {
    r[0] = b.go();
    r[1] = d.go();
  });
  CHECK(r[0] == 2 && r[1] == 2 && c.go() == 1 && d.go() == 1);
}
// clang-format on
} // namespace class_templates

// A class derived from several lambdas overloads their call operators in kernels.
namespace base_classes {
template <class... F>
struct Over : F... {
  using F::operator()...;
};
template <class... F>
Over<F...> over(F... f) restrict(cpu, amp) {
  return Over<F...>{f...};
}
void test() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  auto a = [](int x) restrict(cpu, amp) { return x + 1; };
  auto b = [](float x) restrict(cpu, amp) { return int(x * 2); };
  auto o = over(a, b);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = o(1);
        v[1] = o(1.5f);
        auto in = over([](int k) { return k * 10; }, [](double d) { return int(d * 100); });
        v[2] = in(1) + in(1.5);
      });
  v.synchronize();
  CHECK(o(1) == 2);
  CHECK(o(1.5f) == 3);
  CHECK(out[0] == 2);
  CHECK(out[1] == 3);
  CHECK(out[2] == 160);
}
} // namespace base_classes

int main() {
  test_initializers();
  test_namespace_scope();
  nested::test();
  class_templates::test();
  base_classes::test();
  return failures;
}

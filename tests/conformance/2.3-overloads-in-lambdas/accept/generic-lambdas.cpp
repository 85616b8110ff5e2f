// A generic lambda selects functions, members and operators by the restriction of the enclosing
// function or by its own.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>

#include "check.h"

using namespace concurrency;

// A dependent call in a generic lambda selects by the restriction of the enclosing function.
namespace enclosing_function {
int f(int) { return 1; }
int f(double) restrict(amp) { return 2; }
int a() restrict(amp) {
  auto l = [](auto x) { return f(x); };
  return l(1);
}
int c() {
  auto l = [](auto x) { return f(x); };
  return l(1.0);
}
void test() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](auto i) restrict(amp) { r[i] = a(); });
  CHECK(r[0] == 2 && c() == 1);
}
} // namespace enclosing_function

// A generic lambda selects between an lvalue cpu template and a forwarding amp template by
// restriction.
namespace templates {
struct V {
  int a;
};
template <class X>
int f(X &) {
  return 1;
}
template <class X>
int f(X &&) restrict(amp) {
  return 2;
}
int a() restrict(amp) {
  V v{};
  auto l = [](auto x) { return f(x); };
  return l(v);
}
int c() {
  V v{};
  auto l = [](auto x) { return f(x); };
  return l(v);
}
void test() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = a(); });
  CHECK(r[0] == 2 && c() == 1);
}
} // namespace templates

// A generic lambda in a generic kernel selects the amp template.
namespace generic_kernel {
struct V {
  int a;
};
template <class X>
int f(X &) {
  return 1;
}
template <class X>
int f(X &&) restrict(amp) {
  return 2;
}
int c() {
  V v{};
  auto l = [](auto x) { return f(x); };
  return l(v);
}
void test() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(
      r.extent, [=](auto i) restrict(amp) {
        V v{};
        auto l = [](auto x) { return f(x); };
        r[i] = l(v);
      });
  CHECK(r[0] == 2 && c() == 1);
}
} // namespace generic_kernel

// A generic lambda calls a global amp function in amp code and its argument's namespace in cpu
// code.
namespace of_amp_argument {
struct V {
  int amp_call;
};
template <class X>
int f(X &) restrict(cpu, amp) {
  return 1;
}
} // namespace of_amp_argument
int f(of_amp_argument::V) restrict(amp) { return 2; }
int amp_call() restrict(amp) {
  of_amp_argument::V v{};
  auto l = [](auto x) { return f(x); };
  return l(v);
}
int cpu_call() {
  of_amp_argument::V v{};
  auto l = [](auto x) { return f(x); };
  return l(v);
}
void test_global_amp_function() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = amp_call(); });
  CHECK(r[0] == 2 && cpu_call() == 1);
}

// A generic lambda calls a global cpu function in cpu code and its argument's namespace in amp
// code.
namespace of_cpu_argument {
struct V {
  int amp_call_beside_cpu;
};
template <class X>
int shade(X &) restrict(cpu, amp) {
  return 1;
}
} // namespace of_cpu_argument
int shade(of_cpu_argument::V) { return 2; }
int amp_call_beside_cpu() restrict(amp) {
  of_cpu_argument::V v{};
  auto l = [](auto x) { return shade(x); };
  return l(v);
}
int cpu_call_beside_cpu() {
  of_cpu_argument::V v{};
  auto l = [](auto x) { return shade(x); };
  return l(v);
}
void test_global_cpu_function() {
  int o = 0;
  array_view<int> r(1, &o);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = amp_call_beside_cpu(); });
  CHECK(r[0] == 1 && cpu_call_beside_cpu() == 2);
}

// A generic lambda selects member functions of its argument by restriction, also in a fold.
namespace members {
struct S {
  int m(double) const { return 3; }
  int m(int) const restrict(amp) { return 4; }
};
int a() restrict(amp) {
  return [](auto s) { return s.m(1); }(S());
}
int c() {
  return [](auto s) { return s.m(1); }(S());
}
int d() {
  return [](auto s, auto... x) { return (s.m(x) + ...); }(S(), 1);
}
void test() {
  int o[4];
  array_view<int> r(4, o);
  parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { r[0] = a(); });
  CHECK(r[0] == 4);
  CHECK(c() == 3);
  CHECK(d() == 3);
}
} // namespace members

// A generic cpu,amp lambda selects functions, members and operators by target.
namespace both_restrictions {
int f(int) { return 1; }
int f(double) restrict(amp) { return 2; }
struct S {
  int m(int) const { return 3; }
  int m(double) const restrict(amp) { return 4; }
  int operator+(int) const { return 5; }
  int operator+(double) const restrict(amp) { return 6; }
};
void test() {
  int o[4];
  int z = 0;
  array_view<int> r(4, o);
  auto l = [z](auto x) restrict(cpu, amp) { return f(x); };
  auto m = [z](auto s) restrict(cpu, amp) { return s.m(1); };
  auto p = [z](auto s) restrict(cpu, amp) { return s + 1; };
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = l(1);
        r[1] = m(S());
        r[2] = p(S());
      });
  CHECK(r[0] == 2);
  CHECK(r[1] == 4);
  CHECK(r[2] == 6);
  CHECK(l(1) == 1);
  CHECK(m(S()) == 3);
  CHECK(p(S()) == 5);
}
} // namespace both_restrictions

int main() {
  enclosing_function::test();
  templates::test();
  generic_kernel::test();
  test_global_amp_function();
  test_global_cpu_function();
  members::test();
  both_restrictions::test();
  return failures;
}

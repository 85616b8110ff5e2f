// A cpu call ignores the amp functions and templates of an inline namespace and of the namespace
// around it, even if they match better or are ambiguous among themselves.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

#include "check.h"

// Amp functions of an inline namespace, and a function of both restrictions around it that takes a
// const reference.
namespace amp_functions {
inline namespace I {
int f(int, int = 1) restrict(amp) { return 3; }
int f(int) restrict(amp) { return 4; }
} // namespace I
int f(const int &) restrict(amp) { return 5; }
int f(double) restrict(cpu, amp) { return 2; }
} // namespace amp_functions
void test_amp_functions() { check("amp_functions::f(1)", amp_functions::f(1), 2); }

// Two amp functions that would be ambiguous.
namespace equal_amp_functions {
inline namespace I {
int f(int, int = 1) restrict(amp) { return 3; }
} // namespace I
int f(int) restrict(amp) { return 1; }
int f(double) restrict(cpu, amp) { return 2; }
} // namespace equal_amp_functions
void test_equal_amp_functions() {
  check("equal_amp_functions::f(1)", equal_amp_functions::f(1), 2);
}

// A better amp template of the inline namespace.
namespace amp_template_inside {
inline namespace I {
template <class X>
int f(X) restrict(amp) {
  return 1;
}
} // namespace I
template <class... X>
int f(const X &...) restrict(cpu, amp) {
  return 2;
}
} // namespace amp_template_inside
void test_amp_template_inside() {
  check("amp_template_inside::f(1)", amp_template_inside::f(1), 2);
}

// Amp templates inside and outside; the selected template is variadic.
namespace beside_variadic_template {
inline namespace I {
template <class X>
int f(X, int = 1) restrict(amp) {
  return 3;
}
} // namespace I
template <class X>
int f(X) restrict(amp) {
  return 1;
}
template <class... X>
int f(const X &...) restrict(cpu, amp) {
  return 2;
}
} // namespace beside_variadic_template
void test_beside_variadic_template() {
  check("beside_variadic_template::f(1)", beside_variadic_template::f(1), 2);
}

// Amp templates inside and outside; the selected function is not a template.
namespace beside_plain_function {
inline namespace I {
template <class X>
int f(X, int = 1) restrict(amp) {
  return 3;
}
} // namespace I
template <class X>
int f(X) restrict(amp) {
  return 1;
}
int f(double) restrict(cpu, amp) { return 2; }
} // namespace beside_plain_function
void test_beside_plain_function() {
  check("beside_plain_function::f(1)", beside_plain_function::f(1), 2);
}

// The inline namespace contains the cpu function; the outer amp function takes an lvalue.
namespace outer_for_lvalues {
inline namespace v1 {
int g(const int &) { return 1; }
} // namespace v1
int g(int &) restrict(amp) { return 2; }
} // namespace outer_for_lvalues
void test_outer_for_lvalues() {
  int x = 1;
  check("outer_for_lvalues::g(x)", outer_for_lvalues::g(x), 1);
}

// The argument's class and the template of both restrictions belong to the inline namespace.
namespace class_of_inline_namespace {
inline namespace I {
struct U {
  int a;
};
template <class X>
int f(const X &) restrict(cpu, amp) {
  return 1;
}
} // namespace I
template <class X>
int f(X &) restrict(amp) {
  return 2;
}
} // namespace class_of_inline_namespace
void test_class_of_inline_namespace() {
  class_of_inline_namespace::U u{};
  check("f(u)", f(u), 1);
  check("class_of_inline_namespace::f(u)", class_of_inline_namespace::f(u), 1);
}

// Argument-dependent lookup in the outer namespace finds both templates.
namespace class_of_outer_namespace {
struct U {
  int a;
};
inline namespace I {
template <class X>
int f(const X &) restrict(cpu, amp) {
  return 1;
}
} // namespace I
template <class X>
int f(X &) restrict(amp) {
  return 2;
}
} // namespace class_of_outer_namespace
void test_class_of_outer_namespace() {
  class_of_outer_namespace::U u{};
  check("f(u)", f(u), 1);
}

// A dependent call finds both templates.
namespace dependent_call {
struct U {
  int a;
};
inline namespace I {
template <class X>
int f(const X &) restrict(cpu, amp) {
  return 1;
}
} // namespace I
template <class X>
int f(X &) restrict(amp) {
  return 2;
}
} // namespace dependent_call
template <class X>
int call(X x) {
  return f(x);
}
void test_dependent_call() {
  dependent_call::U u{};
  check("call(u)", call(u), 1);
}

int main() {
  test_amp_functions();
  test_equal_amp_functions();
  test_amp_template_inside();
  test_beside_variadic_template();
  test_beside_plain_function();
  test_outer_for_lvalues();
  test_class_of_inline_namespace();
  test_class_of_outer_namespace();
  test_dependent_call();
  return failures;
}

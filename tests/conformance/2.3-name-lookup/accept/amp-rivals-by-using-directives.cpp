// A cpu call ignores amp functions that using directives and declarations make visible, and amp
// functions of the global scope beside a used namespace, even if they match better.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>

#include "check.h"

// The cpu function of a used namespace takes a const reference; the global amp function takes an
// lvalue.
namespace const_reference {
int by_reference(const int &) { return 1; }
} // namespace const_reference
using namespace const_reference;
int by_reference(int &) restrict(amp) { return 2; }
void test_const_reference() {
  int x = 1;
  check("by_reference(x)", by_reference(x), 1);
}

// The global amp function matches exactly.
// clang-format off
namespace exact_match { int converted(double) { return 1; } } using namespace exact_match;
int converted(int) restrict(amp) { return 2; }
void test_exact_match() { check("converted(1)", converted(1), 1); }
// clang-format on

// A using directive in a function brings the cpu function; the global amp function matches exactly.
namespace used_in_function {
int from_block(double) { return 3; }
} // namespace used_in_function
int from_block(float) restrict(amp) { return 4; }
void test_directive_in_function() {
  using namespace used_in_function;
  check("from_block(1.f)", from_block(1.f), 3);
}

// The global amp functions take a value, an lvalue and the exact type. The used namespace is
// reopened after the using directive.
namespace reopened {
int reopened_f(const int &) { return 1; }
} // namespace reopened
using namespace reopened;
int reopened_f(int) restrict(amp) { return 2; }
int reopened_g(int &) restrict(amp) { return 2; }
namespace reopened {
int reopened_g(const int &) { return 1; }
} // namespace reopened
int reopened_h(float) restrict(amp) { return 4; }
namespace reopened {
int reopened_h(double) { return 3; }
} // namespace reopened
void test_reopened_namespace() {
  int x = 1;
  check("reopened_f(x)", reopened_f(x), 1);
  check("reopened_g(x)", reopened_g(x), 1);
  check("reopened_h(1.f)", reopened_h(1.f), 3);
}

// The cpu function belongs to an unnamed namespace and the amp function to the global scope, and
// the other way round.
namespace {
int cpu_is_unnamed(const int &) { return 1; }
int amp_is_unnamed(int &) restrict(amp) { return 4; }
} // namespace
int cpu_is_unnamed(int &) restrict(amp) { return 2; }
int amp_is_unnamed(const int &) { return 3; }
void test_unnamed_namespace() {
  int x = 1;
  check("cpu_is_unnamed(x)", cpu_is_unnamed(x), 1);
  check("amp_is_unnamed(x)", amp_is_unnamed(x), 3);
}

// Using directives bring a host and a device namespace; the device namespace matches better.
namespace host {
inline int scale(float x) { return 5; }
template <class T>
int any(T) {
  return 7;
}
} // namespace host
namespace dev {
inline int scale(int x) restrict(amp) { return 6; }
inline int any(int) restrict(amp) { return 8; }
} // namespace dev
using namespace host;
using namespace dev;
void test_two_namespaces() {
  check("scale(1)", scale(1), 5);
  check("any(1)", any(1), 7);
}

// A using declaration brings a global amp function into a nested namespace that has a cpu function.
int outer_amp(int) restrict(amp) { return 1; }
namespace around {
int outer_amp(double) { return 2; }
int call() { return outer_amp(1); }
namespace nested {
using ::outer_amp;
int outer_amp(long) { return 3; }
int call() { return outer_amp(1); }
} // namespace nested
} // namespace around
void test_nested_namespace() {
  check("around::call()", around::call(), 2);
  check("around::nested::call()", around::nested::call(), 3);
  check("around::nested::outer_amp(1)", around::nested::outer_amp(1), 3);
}

// Using declarations and directives in a block bring better amp functions.
namespace cpu_names {
int declared_f(long) { return 1; }
} // namespace cpu_names
namespace amp_names {
int declared_f(int) restrict(amp) { return 2; }
int used_g(int) restrict(amp) { return 3; }
} // namespace amp_names
using amp_names::declared_f;
using cpu_names::declared_f;
namespace directive_inside {
using namespace amp_names;
int used_g(long) { return 4; }
int call() { return used_g(1); }
} // namespace directive_inside
void test_usings_in_blocks() {
  using amp_names::declared_f;
  using cpu_names::declared_f;
  {
    using namespace amp_names;
    using directive_inside::used_g;
    check("used_g(2)", used_g(2), 4);
  }
  check("declared_f(1)", declared_f(1), 1);
  check("::declared_f(1)", ::declared_f(1), 1);
  check("directive_inside::call()", directive_inside::call(), 4);
}

int main() {
  test_const_reference();
  test_exact_match();
  test_directive_in_function();
  test_reopened_namespace();
  test_unnamed_namespace();
  test_two_namespaces();
  test_nested_namespace();
  test_usings_in_blocks();
  return failures;
}

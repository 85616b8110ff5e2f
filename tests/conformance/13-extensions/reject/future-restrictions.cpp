// Declarations, definitions and lambdas must not have the restriction auto or an amp version.
//
// reject: X-13-a, F-13.1.1-a, X-13-g, F-13.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Each mark must remain on the line of its error.
// clang-format off

#include <amp.h>

// A function must not be declared with restrict(auto).

int auto_declaration(int) restrict(auto); // expected-error
int cpu_auto_declaration(int) restrict(cpu, auto); // expected-error
int auto_definition() restrict(auto) { return 1; } // expected-error
int cpu_auto_definition() restrict(cpu, auto) { return 1; } // expected-error
int auto_with_parameter(int x) restrict(auto) { return x; } // expected-error
int cpu_auto_with_parameter(int x) restrict(cpu, auto) { return x; } // expected-error
template <class T> T template_declaration(T) restrict(cpu) restrict(auto); // expected-error
struct auto_members {
  int m() const restrict(auto); // expected-error
};
auto auto_lambda = [](int) restrict(auto) { return 1; }; // expected-error
auto auto_lambda_with_parameter = [](int x) restrict(auto) { return x; }; // expected-error

// An amp restriction must not have a version number.

int version_1(int) restrict(amp:1); // expected-error
int version_1_0(int) restrict(amp:1.0); // expected-error
int version_2_and_cpu(int) restrict(amp:2, cpu); // expected-error
int version_1_definition() restrict(amp:1) { return 1; } // expected-error
int version_1_1_definition() restrict(amp:1.1, cpu) { return 1; } // expected-error
int version_2_definition(int x) restrict(amp:2) { return x; } // expected-error
struct version_members {
  int g() const restrict(amp:1.2); // expected-error
};
template <class T> T version_2_template(T x) restrict(amp:2.0) { return x; } // expected-error

// A restriction specifier must not contain names other than cpu and amp.
//
// reject: L-2.0-b, L-2.1-b, L-2.1-c, X-13-g, L-2.3.2.1-h, L-2.0-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Each mark must remain on the line of its error.
// clang-format off

// An unknown name is an error, alone and beside known names.

void gpu() restrict(gpu); // expected-error
void direct3d() restrict(direct3d); // expected-error
void upper_case() restrict(AMP); // expected-error
void direct3d_after_cpu() restrict(cpu, direct3d); // expected-error
void gpu_after_amp() restrict(amp, gpu); // expected-error
void host_after_amp() restrict(amp, host); // expected-error
void direct3d_after_cpu_and_amp() restrict(cpu,amp,direct3d); // expected-error
void sse2_between_amp_and_cpu() restrict(amp, sse2, cpu) {} // expected-error
void host_in_second_specifier() restrict(cpu) restrict(host); // expected-error
void amp_only() restrict(amp);

// Members, templates and lambdas must not have unknown restrictions.

struct members {
  members() restrict(sse); // expected-error
  void f() const restrict(device) {} // expected-error
};
template <class T> T function_template(T x) restrict(cpu, amp, sse) { return x; } // expected-error
auto lambda = [](int x) restrict(x) { return x; }; // expected-error

// The names auto and amp with a version are not restrictions.

void auto_declaration() restrict(auto); // expected-error
void auto_definition() restrict(auto) {} // expected-error
void auto_after_cpu() restrict(cpu, auto); // expected-error
template <class T> T auto_template(T t) restrict(cpu, auto) { return t; } // expected-error
void version_1() restrict(amp:1); // expected-error
void version_2() restrict(amp:2); // expected-error
void version_2_definition() restrict(amp : 2) {} // expected-error
void version_1_1() restrict(amp, amp : 1.1); // expected-error
void version_1_2() restrict(amp:1.2, cpu); // expected-error

// Types, qualified names, literals and nested specifiers are not restrictions.

typedef int word;
int typedef_name() restrict(word); // expected-error
void keyword() restrict(int); // expected-error
void qualified_name() restrict(::amp); // expected-error
void number_42() restrict(42); // expected-error
void number_1() restrict(1); // expected-error
void string_literal() restrict("amp"); // expected-error
void nested_specifier() restrict(restrict(amp)); // expected-error

int main() {}

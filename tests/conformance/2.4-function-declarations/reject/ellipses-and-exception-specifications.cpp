// An amp function must not have an ellipsis parameter or a dynamic exception specification.
//
// reject: L-2.4.2-a, L-2.4.2-e, E-12.3-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// An ellipsis beside a named parameter, an unnamed parameter or alone.
int named_parameter(int n, ...) restrict(amp);           // expected-error
void float_parameter(float n, ...) restrict(cpu, amp) {} // expected-error
void unnamed_parameter(int, ...) restrict(amp);          // expected-error
void alone(...) restrict(cpu, amp);                      // expected-error
void cpu_function(int n, ...) {}

// An ellipsis in a template with a parameter pack, in its instantiation and in a lambda.
template <class... A>
void after_pack(A..., ...) restrict(amp);              // expected-error
template void after_pack<int>(int, ...) restrict(amp); // expected-error
template <class... T>
void parameter_pack(T...) restrict(amp);
auto lambda_with_ellipsis = [](int, ...) restrict(amp){}; // expected-error

// Functions, members, destructors, templates and lambdas with throw().
void amp_throw() restrict(amp) throw();       // expected-error
void both_throw() restrict(cpu, amp) throw(); // expected-error
void amp_noexcept() restrict(amp) noexcept;
void both_noexcept() restrict(cpu, amp) noexcept(true);
void cpu_throw() restrict(cpu) throw();
struct with_members {
  with_members(unsigned...) restrict(amp); // expected-error
  ~with_members() restrict(amp) throw();   // expected-error
  void m() restrict(amp) throw(int);       // expected-error
};
template <class T>
void template_throw(T) restrict(cpu, amp) throw() {} // expected-error
auto lambda_throw = [](int) restrict(amp) throw(){}; // expected-error

// Amp code must not use string literals.
void string_literal() restrict(amp) { int n = "abc"[0]; } // expected-error

int main() {}

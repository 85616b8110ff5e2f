// A restriction specifier must follow the cv-qualifiers and the ref-qualifier of a function
// declarator and precede all other parts.
//
// reject: L-2.1.1-x, L-2.1.1-i, L-2.1.1-d, L-2.1.1-w, L-2.1.1-f, L-2.1.1-b, L-2.1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Each mark must remain on the line of its error.
// clang-format off

#include <amp.h>

// A restriction specifier must not follow noexcept or a trailing return type.

void after_noexcept() noexcept restrict(amp); // expected-error
void after_noexcept_operand() noexcept(true) restrict(amp) {} // expected-error
auto after_return_type() -> int restrict(amp); // expected-error
auto around_return_type() restrict(amp) -> int restrict(cpu); // expected-error
struct noexcept_and_return_types {
  int m;
  noexcept_and_return_types() noexcept restrict(amp); // expected-error
  ~noexcept_and_return_types() noexcept restrict(cpu,amp); // expected-error
  int const_noexcept() const noexcept restrict(amp); // expected-error
  int lvalue_noexcept() & noexcept(true) restrict(cpu, amp) { return 1; } // expected-error
  operator int() noexcept restrict(amp) { return 1; } // expected-error
  auto const_with_return_type() const -> int restrict(cpu, amp) { return 1; } // expected-error
};

// A restriction specifier must not precede the cv-qualifiers or the ref-qualifier of a member.

struct qualifiers {
  int before_const() restrict(amp) const; // expected-error
  int before_lvalue() restrict(amp) &; // expected-error
  int both_before_lvalue() restrict(cpu, amp) &; // expected-error
  int before_rvalue() restrict(amp) &&; // expected-error
  int before_const_lvalue() restrict(amp) const &; // expected-error
  int around_rvalue() const restrict(cpu) && restrict(amp); // expected-error
  operator int() restrict(amp) const; // expected-error
  template <class T> T before_volatile(T) restrict(amp) volatile; // expected-error
};

// A restriction specifier must not follow override, final, = 0, = default or = delete.

struct base {
  virtual ~base() {}
  virtual void run();
};
struct derived : base {
  void run() override restrict(cpu); // expected-error {{must precede 'override'}}
};
struct other_base {
  virtual void f();
};
struct other_derived : other_base {
  void f() override restrict(cpu); // expected-error {{must precede 'override'}}
};
struct virtual_functions {
  virtual void after_override() override restrict(cpu); // expected-error
  virtual void after_final() final restrict(cpu); // expected-error {{must precede 'final'}}
  virtual void after_pure_specifier() = 0 restrict(cpu); // expected-error
};
struct special {
  special() = default restrict(cpu, amp); // expected-error
  special(const special &) = default restrict(amp); // expected-error
  special(int) = delete restrict(amp); // expected-error
  special &operator=(const special &) = delete restrict(cpu,amp); // expected-error
};
struct defaulted_copy {
  defaulted_copy(const defaulted_copy &) = default restrict(cpu,amp); // expected-error
};

// A restriction specifier must not follow member initializers, the body or attributes.

struct initializers_and_bodies {
  int v;
  initializers_and_bodies() : v(1) restrict(amp) {} // expected-error
  void f() { } restrict(amp); // expected-error
};
void around_body() restrict(amp) {} restrict(cpu) // expected-error
;
template <class T> void after_attribute(T) [[]] restrict(amp); // expected-error

// A restriction specifier must not precede the parameter list or be part of it.

int before_parameter_list restrict(amp) (int x); // expected-error
void in_parameter(int restrict(amp) x); // expected-error
struct parameter_lists {
  int before_parameter_list restrict(amp) (); // expected-error
  operator restrict(amp) float(); // expected-error
};

// A restriction specifier must be at its place in lambdas.

auto lambda_after_noexcept = [](int) noexcept restrict(amp) {}; // expected-error
auto lambda_after_return_type = [](int) -> int restrict(amp) { return 1; }; // expected-error
auto lambda_before_mutable = [](int) restrict(amp) mutable {}; // expected-error
auto lambda_before_parameters = [] restrict(amp) (int) {}; // expected-error
auto lambda_before_introducer = restrict(amp) [](int) {}; // expected-error
auto lambda_in_introducer = [restrict(amp)](int) {}; // expected-error

int main() {}

// Functions, members, constructors, operators, conversions and templates of equal parameters must
// not have a restriction in common.
//
// reject: L-2.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Functions.
int both_and_cpu(int x) restrict(cpu, amp);
int both_and_cpu(int x) restrict(cpu); // expected-error
int amp_and_both(int) restrict(amp);
int amp_and_both(int) restrict(amp, cpu); // expected-error

// Default arguments, const parameters and the notation of arrays do not distinguish functions.
int with_default(int, int = 3) restrict(cpu, amp);
int with_default(const int, int) restrict(cpu); // expected-error
int of_array(int[3]) restrict(amp);
int of_array(int *) restrict(cpu, amp); // expected-error
void of_pointer(int *) restrict(amp);
void of_pointer(int[4]) restrict(cpu, amp); // expected-error

// A function of a namespace that is reopened. The first declaration has no specifier.
namespace reopened {
void f(const int);
}
namespace reopened {
void f(int) restrict(cpu, amp); // expected-error
}

// Function templates.
template <typename T>
T defined_template(T x) restrict(cpu, amp) {
  return x;
}
template <typename T>
T defined_template(T x) restrict(amp) { // expected-error
  return x + 1;
}
template <class T>
T without_specifier(T) restrict(cpu, amp);
template <class T>
T without_specifier(T); // expected-error
template <class T>
int amp_template(T) restrict(amp);
template <class T>
int amp_template(T) restrict(amp, cpu); // expected-error

// Member functions. An object qualifier distinguishes them.
struct with_members {
  int get() const restrict(amp, cpu);
  int get() const; // expected-error
  int put() restrict(amp);
  int put();
  int both_and_amp() restrict(cpu, amp);
  int both_and_amp() restrict(amp); // expected-error
  void amp_and_both() restrict(amp);
  void amp_and_both() restrict(cpu, amp); // expected-error
  int by_const() const restrict(cpu, amp);
  int by_const() restrict(cpu);
  static int static_amp() restrict(amp);
  static int static_amp() restrict(cpu, amp); // expected-error
  static int static_cpu(int) restrict(cpu);
  static int static_cpu(int) restrict(cpu, amp); // expected-error
  template <class T>
  int member_template(T) restrict(cpu, amp);
  template <class T>
  int member_template(T) restrict(cpu); // expected-error
  template <class T, class U>
  int member_template(T, U) restrict(cpu);
};

// Operators and conversion functions.
struct with_operators {
  int operator+(int) restrict(amp);
  int operator+(int) restrict(cpu, amp); // expected-error
  operator int() restrict(cpu, amp);
  operator int() restrict(cpu); // expected-error
};

// Constructors and constructor templates.
struct with_default_constructor {
  with_default_constructor() restrict(cpu, amp);
  with_default_constructor(); // expected-error
};
struct defined_constructors {
  defined_constructors(int) restrict(cpu, amp) {}
  defined_constructors(int) restrict(amp) {} // expected-error
};
struct declared_constructors {
  int v;
  declared_constructors(int) restrict(cpu, amp);
  declared_constructors(int) restrict(amp); // expected-error
  ~declared_constructors() restrict(cpu, amp);
};
struct constructor_templates {
  int v;
  template <class X>
  constructor_templates(X) restrict(cpu, amp);
  template <class Y>
  constructor_templates(Y) restrict(cpu); // expected-error
};

int main() {}

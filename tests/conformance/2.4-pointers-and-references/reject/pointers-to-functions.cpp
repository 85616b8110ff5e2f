// Amp code must not use pointers to functions or member functions.
//
// reject: L-2.4.1.3-a, L-2.4.1.3-s, L-2.4.3.7-a, L-2.4.3.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// An amp function must not have a function pointer parameter.
namespace parameters {

typedef int (*FP)(int);
void f(FP p) restrict(amp); // expected-error

} // namespace parameters

// Amp code must not declare a pointer to a member function.
namespace pointers_to_member_functions {

struct s {
  int x;
  int f() const restrict(cpu, amp) { return x; }
  int g() const { return x; }
};

int h() restrict(amp) {
  int s::*fine = &s::x;
  int (s::*wrong)() const restrict(cpu) = &s::g; // expected-error
  s v = {1};
  return v.*fine;
}

} // namespace pointers_to_member_functions

// Amp code must not call through a pointer to member function.
namespace calls_of_member_functions {

struct s {
  int n;
  int get() const { return n; }
};

int f(s *p, int s::*m, int (s::*g)() const restrict(cpu)) restrict(amp) { // expected-error
  return p->*m + (p->*g)(); // expected-error
}

} // namespace calls_of_member_functions

int main() {}

// A function must not call functions, members, constructors or lambdas that lack one of its
// restrictions.
//
// reject: L-2.3.2-g, L-2.3.2.1-b, L-2.3.2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// A cpu,amp function must not call a function that has one of the two restrictions.
void defined_amp() restrict(amp) {}
void defined_cpu() {}
void caller() restrict(cpu, amp) {
  defined_amp(); // expected-error
  defined_cpu(); // expected-error
}
int declared_cpu();
int declared_amp() restrict(amp);
int calls_cpu() restrict(cpu, amp) { return declared_cpu(); }     // expected-error
int calls_amp() restrict(cpu, amp) { return declared_amp(); }     // expected-error
auto lambda = []() restrict(cpu, amp) { return declared_cpu(); }; // expected-error

// A cpu,amp function must not call a constructor that has one of the two restrictions.
struct cpu_constructor {
  cpu_constructor() {}
  int v;
};
struct amp_constructor {
  amp_constructor() restrict(amp) {}
  int v;
};
int constructs_cpu() restrict(cpu, amp) {
  cpu_constructor o; // expected-error
  return o.v;
}
int constructs_amp() restrict(cpu, amp) {
  amp_constructor o; // expected-error
  return o.v;
}
template <class T>
int in_template() restrict(cpu, amp) {
  T t; // expected-error
  return 1;
}
int instance() restrict(cpu, amp) { return in_template<cpu_constructor>(); }

// Implicit constructors have the restrictions of the constructors of their members.
struct cpu_member {
  cpu_constructor c;
};
struct amp_member {
  amp_constructor a;
};
void amp_code() restrict(amp) { cpu_member w; } // expected-error
void cpu_code() { amp_member x; }               // expected-error
void pointers_in_cpu_code() {
  cpu_constructor o;
  amp_member *p = nullptr;
  (void)p;
  (void)o;
}

// Cpu code must not call amp functions, member functions, constructors or lambdas.
int amp_function() restrict(amp) { return 1; }
struct with_amp_members {
  int m() restrict(amp) { return 2; }
  with_amp_members() restrict(cpu, amp) {}
  with_amp_members(int) restrict(amp) {}
};
template <class T>
int member_of_argument(T x) {
  return x.m(); // expected-error
}
int main() {
  int a = amp_function(); // expected-error
  with_amp_members s;
  a += s.m();            // expected-error
  with_amp_members u(1); // expected-error
  auto l = []() restrict(amp) { return 1; };
  a += l(); // expected-error
  return a + member_of_argument(s);
}

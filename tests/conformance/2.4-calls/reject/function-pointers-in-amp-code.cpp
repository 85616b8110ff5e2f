// Amp code must not use pointers or references to functions or member functions.
//
// reject: L-2.4.2-c, L-2.4.1.3-a, L-2.4.2-b, L-2.4.1.3-e, L-2.4.3.4-b, L-2.4.3.5-c, L-2.2.1-f,
// L-2.4.3.7-c, L-2.4.1.3-s
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// An amp function must not return a function pointer.
namespace results {

typedef int (*FP)(int);
FP k() restrict(amp) { return nullptr; } // expected-error

} // namespace results

// An amp function must not have a reference to a function as parameter.
namespace reference_parameters {

void g(int (&r)(int)) restrict(amp) { (void)r; } // expected-error

} // namespace reference_parameters

// An amp function must not call through a parameter of type pointer to function.
namespace pointer_parameters {

int f(int (*g)(int) restrict(cpu), int x) restrict(amp) { return g(x); } // expected-error

int h(int x) restrict(amp) {
  auto add = [](int y) { return y + 1; };
  return add(x);
}

} // namespace pointer_parameters

// Amp code must not declare a local function pointer.
namespace local_variables {

int k(int a) restrict(amp) {
  int (*p)(int) = nullptr; // expected-error
  (void)p;
  return a;
}

} // namespace local_variables

// Amp code must not declare a local variable of a function pointer typedef.
namespace local_variables_of_typedef {

typedef int (*FP)(int);
int k(int a) restrict(amp) {
  FP p = nullptr; // expected-error
  (void)p;
  return a;
}

} // namespace local_variables_of_typedef

// Amp code must not have variables, members or casts of function pointer type.
namespace variables_and_members {

typedef int (*FP)(int);
int cpu_function(int);
int amp_function(int) restrict(amp);
struct Holder {
  FP p;
};
int k(int a) restrict(amp) {
  a = ((FP)0)(1);               // expected-error
  Holder h;                     // expected-error
  int (*q)(int) = amp_function; // expected-error
  auto l = [](int x) { return x; };
  int (*z)(int) = l; // expected-error
  typedef int F();
  F *pf = nullptr; // expected-error
  (void)h;
  (void)q;
  (void)z;
  (void)pf;
  return a;
}

} // namespace variables_and_members

// Amp code must not take the address of a member function or call through it.
namespace member_functions {

struct S {
  int x;
  int f();
  int g() restrict(amp);
  static int s;
};
void f(S *p, S r) restrict(amp) {
  int (S::*pf)() = &S::f; // expected-error
  auto pg = &S::g;        // expected-error
  int q = (r.*(&S::g))(); // expected-error
  q = (p->*(&S::g))();    // expected-error
  (void)pf;
  (void)pg;
  (void)q;
}

} // namespace member_functions

// Amp code must not call through function references, member pointers or function template
// arguments.
namespace calls_through_parameters {

struct S {
  int x;
  int m(int) restrict(amp);
};
template <class F>
int call(F f) restrict(amp) {
  return f(1); // expected-error
}
int cpu_function(int);
int amp_function(int) restrict(cpu, amp);
int pass_cpu_function() restrict(amp) { return call(cpu_function); } // expected-error
int pass_amp_function() restrict(amp) { return call(amp_function); } // expected-error
int pass_address() restrict(amp) { return call(&amp_function); }     // expected-error
int member_variable(S s) restrict(amp) {
  auto pm = &S::m;   // expected-error
  return (s.*pm)(1); // expected-error
}
int member_constant(S s) restrict(amp) { return (s.*&S::m)(1); } // expected-error
int reference() restrict(amp) {
  auto &r = amp_function; // expected-error
  return r(1);            // expected-error
}
int dereferenced_function() restrict(amp) { return (*amp_function)(1); } // expected-error
int dereferenced_address() restrict(amp) { return (&amp_function)(1); }  // expected-error
template <int (*P)(int)>
int call_argument() restrict(amp) {
  return P(1); // expected-error
}
int use_argument() restrict(amp) { return call_argument<amp_function>(); }
struct ConvertsToPointer {
  operator auto() const restrict(amp) -> int (*)(int); // expected-error
};

} // namespace calls_through_parameters

int main() {}

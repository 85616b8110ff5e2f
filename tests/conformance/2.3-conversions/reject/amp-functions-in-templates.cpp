// Template arguments, deduction and unevaluated operands must not contain a pointer or reference to
// an amp function.
//
// reject: L-2.3.1-d, L-2.4.3.7-c, L-2.3.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

// Template arguments, sizeof and decltype must not contain a pointer or reference to an amp
// function.
namespace unevaluated_operands {

int d(int) restrict(amp);
int b(int) restrict(cpu, amp);
int p(int) restrict(cpu);
int p(int) restrict(amp);
struct S {
  int m() restrict(amp);
};

template <int (*P)(int)>
struct T {
  static int call() { return P(1); }
};
template <int (&P)(int)>
struct R {};
template <auto P>
struct A {};
template <int (S::*P)()>
struct M {};
template <int (*P)(int)>
int made() {
  return 0;
}
template <int (*P)(int)>
constexpr int number = 1;
template <typename X>
struct type {};
template <typename F>
void take(F &&) {}

T<d> t1;                     // expected-error
T<&d> *t2;                   // expected-error
R<d> r;                      // expected-error
A<&d> a;                     // expected-error
M<&S::m> m;                  // expected-error
using alias = A<d>;          // expected-error
int n = number<d>;           // expected-error
auto size = sizeof(&d);      // expected-error
decltype(&d) never;          // expected-error
type<decltype(&d)> *of_type; // expected-error

void host() {
  take(d);              // expected-error
  static_cast<void>(d); // expected-error
  made<d>();            // expected-error
}
void on_accelerator() restrict(amp) {
  (void)d; // expected-error
  T<d> *t; // expected-error
}

T<b> fine;
T<p> cpu_side;
type<decltype(d(1))> result;
type<decltype(d)> *function;

} // namespace unevaluated_operands

// A function or member pointer must not gain a restriction by conversion, deduction or comparison.
namespace deduction_and_comparison {

int h(int);
int d(int) restrict(amp);
int b(int) restrict(cpu, amp);
int (*p1)(int) restrict(cpu, amp) = h; // expected-error
int (*p2)(int) = d;                    // expected-error
int (&r1)(int) = d;                    // expected-error
auto p3 = &d;                          // expected-error
auto &r2 = d;                          // expected-error
int (*ok)(int) = b;
struct S {
  int m() restrict(amp);
  static int s(int) restrict(amp);
};
auto pm = &S::m;       // expected-error
int (*ps)(int) = S::s; // expected-error
template <int (*P)(int)>
struct T {};
T<d> *t; // expected-error
template <class F>
int call(F f) {
  return f(1);
}
int c = call(d); // expected-error
template <class F>
int callr(F &f) {
  return f(1);
}
int cr = callr(d);       // expected-error
bool nul = d == nullptr; // expected-error
int x = (*d)(1);         // expected-error
typedef void V() restrict(amp);
V *pv;                            // expected-error
void par(void f() restrict(amp)); // expected-error
int (*ret())(int) restrict(amp);  // expected-error

} // namespace deduction_and_comparison

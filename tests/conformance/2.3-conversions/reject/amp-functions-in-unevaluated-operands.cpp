// Template arguments, sizeof and decltype must not contain a pointer or reference to an amp
// function.
//
// reject: L-2.3.1-d, L-2.4.3.7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int d(int) restrict(amp);
int b(int) restrict(cpu, amp);
int p(int) restrict(cpu);
int p(int) restrict(amp);
struct S {
  int m() restrict(amp);
};

template <int (*P)(int)> struct T {
  static int call() { return P(1); }
};
template <int (&P)(int)> struct R {};
template <auto P> struct A {};
template <int (S::*P)()> struct M {};
template <int (*P)(int)> int made() { return 0; }
template <int (*P)(int)> constexpr int number = 1;
template <typename X> struct type {};
template <typename F> void take(F &&) {}

T<d> t1; // ERROR
T<&d> *t2; // ERROR
R<d> r; // ERROR
A<&d> a; // ERROR
M<&S::m> m; // ERROR
using alias = A<d>; // ERROR
int n = number<d>; // ERROR
auto size = sizeof(&d); // ERROR
decltype(&d) never; // ERROR
type<decltype(&d)> *of_type; // ERROR

void host() {
  take(d); // ERROR
  static_cast<void>(d); // ERROR
  made<d>(); // ERROR
}
void on_accelerator() restrict(amp) {
  (void)d; // ERROR
  T<d> *t; // ERROR
}

T<b> fine;
T<p> cpu_side;
type<decltype(d(1))> result;
type<decltype(d)> *function;

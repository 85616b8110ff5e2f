// Code must not form a pointer or reference to an amp function or declare a pointer to an amp type.
//
// reject: L-2.3.1-b, L-2.3.1-c, L-2.3.3-c, L-2.3.3-e, L-2.4.3.7-c, L-2.4.3.7-d, L-2.4.3.7-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int c(int x) restrict(cpu) { return x; }
int a(int x) restrict(amp) { return x; }
int b(int x) restrict(cpu, amp) { return x; }
struct S {
  int k;
  int a(int x) restrict(amp) { return x; }
  static int sa(int x) restrict(amp) { return x; }
  int b(int) restrict(cpu, amp) { return 1; }
  int operator()(int) restrict(amp) { return 2; }
};
int (*p1)(int) = a; // ERROR
int (*p2)(int) = &a; // ERROR
int (*p3)(int) restrict(amp) = a; // ERROR
int (*p4)(int) restrict(cpu, amp) = b; // ERROR
int (*p5)(int) restrict(cpu, amp) = c; // ERROR
int (&r1)(int) = a; // ERROR
int (&r2)(int) restrict(amp) = a; // ERROR
int (&&r3)(int) restrict(cpu, amp) = b; // ERROR
auto p6 = a; // ERROR
auto p7 = &a; // ERROR
auto &r4 = a; // ERROR
auto &&r5 = a; // ERROR
int (S::*m1)(int) = &S::a; // ERROR
auto m2 = &S::a; // ERROR
auto m3 = &S::sa; // ERROR
int (S::*m4)(int) restrict(amp); // ERROR
typedef int FA(int) restrict(amp);
FA *p8; // ERROR
typedef int FB(int) restrict(cpu, amp);
FB &r6 = b; // ERROR
typedef int (*PA)(int) restrict(amp); // ERROR
using PB = int (*)(int) restrict(cpu, amp); // ERROR
void fp1(int (*f)(int) restrict(amp)); // ERROR
void fp2(int f(int) restrict(amp)); // ERROR
int (*ret1())(int) restrict(amp); // ERROR
struct M {
  int (*f)(int) restrict(amp); // ERROR
};
template <class T> void tk(T) {}
template <class F> void tr(F &&) {}
template <int (*F)(int)> void tn() {}
void body() {
  tk(a); // ERROR
  tr(a); // ERROR
  tn<a>(); // ERROR
  tk(&S::sa); // ERROR
  (void)(int (*)(int) restrict(amp))c; // ERROR
  (void)reinterpret_cast<int (*)(int) restrict(cpu, amp)>(c); // ERROR
  (void)static_cast<int (*)(int) restrict(amp)>(b); // ERROR
  (void)sizeof(int (*)(int) restrict(amp)); // ERROR
  int (*q)(int) = [](int x) restrict(amp) { return x; }; // ERROR
  int (*q2)(int) = [](int x) restrict(cpu, amp) { return x; }; // ERROR
  auto q3 = +[](int x) restrict(amp) { return x; }; // ERROR
  int (*q4)(int) = [](int x) { return x; };
  auto q5 = a == a; // ERROR
  if (a) {} // ERROR
  int (*arr[2])(int) = {c, a}; // ERROR
  (*a)(1); // ERROR
  int (*q6)(int) = b;
}

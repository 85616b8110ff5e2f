// Pointers, std::function objects and lambda conversions must not refer to amp functions.
//
// reject: L-2.3.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <functional>
int a(int) restrict(amp);
int c(int);
int b(int x) restrict(cpu, amp) { return x; }
typedef int FA(int) restrict(amp);
using FB = int(int) restrict(cpu, amp);
struct S {
  int m(int) const restrict(amp);
  int n(int) const restrict(cpu, amp);
  static int s(int) restrict(amp);
};
template <int (*P)(int)> struct T {};
template <int (&P)(int) restrict(cpu)> struct R {};
int (*p1)(int) restrict(amp); // ERROR
int (*p2)(int) = a; // ERROR
int (*p3)(int) restrict(cpu, amp) = b; // ERROR
FA *p4; // ERROR
FB *p5 = b; // ERROR
FA &p6 = a; // ERROR
int (&p7)(int) = a; // ERROR
auto p8 = &a; // ERROR
auto &p9 = a; // ERROR
int (S::*q1)(int) const = &S::m; // ERROR
int (S::*q2)(int) const restrict(amp); // ERROR
auto q3 = &S::m; // ERROR
auto q4 = &S::s; // ERROR
T<a> t1; // ERROR
R<a> t2; // ERROR
T<c> t3;
R<b> t4;
std::function<int(int)> f1 = a; // ERROR
int *q5 = (int *)(void *)&a; // ERROR
int (*q6)(int) = (int (*)(int))a; // ERROR
int (*q7)(int) = b;
int (S::*q8)(int) const = &S::n;
void take(int (*f)(int));
int (*q9)(int) = [](int x) restrict(amp) { return x; }; // ERROR
void g() {
  take(c);
  take(b);
  take(a); // ERROR
  take([](int x) restrict(amp) { return x; }); // ERROR
  take(+[](int x) { return x; });
  (void)+[](int x) restrict(amp) { return x; }; // ERROR
}
void par(int f(int) restrict(amp)); // ERROR

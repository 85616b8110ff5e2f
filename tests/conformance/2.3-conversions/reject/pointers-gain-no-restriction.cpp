// A function or member pointer must not gain a restriction by conversion, deduction or comparison.
//
// reject: L-2.3.1-b, L-2.4.3.7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int h(int);
int d(int) restrict(amp);
int b(int) restrict(cpu, amp);
int (*p1)(int) restrict(cpu, amp) = h; // ERROR
int (*p2)(int) = d; // ERROR
int (&r1)(int) = d; // ERROR
auto p3 = &d; // ERROR
auto& r2 = d; // ERROR
int (*ok)(int) = b;
struct S { int m() restrict(amp); static int s(int) restrict(amp); };
auto pm = &S::m; // ERROR
int (*ps)(int) = S::s; // ERROR
template <int (*P)(int)> struct T {};
T<d>* t; // ERROR
template <class F> int call(F f) { return f(1); }
int c = call(d); // ERROR
template <class F> int callr(F& f) { return f(1); }
int cr = callr(d); // ERROR
bool nul = d == nullptr; // ERROR
int x = (*d)(1); // ERROR
typedef void V() restrict(amp);
V* pv; // ERROR
void par(void f() restrict(amp)); // ERROR
int (*ret())(int) restrict(amp); // ERROR

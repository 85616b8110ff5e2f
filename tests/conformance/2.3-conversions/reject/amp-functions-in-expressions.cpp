// Code must not form a pointer or reference to an amp function in any declaration, cast or call.
//
// reject: L-2.3.1-b, L-2.3.1-c, L-2.3.3-c, L-2.3.3-e, L-2.4.3.7-c, L-2.4.3.7-d, L-2.4.3.7-e,
// L-2.3.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <functional>

// Code must not form a pointer or reference to an amp function or declare a pointer to an amp type.
namespace pointers_and_casts {

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
int (*p1)(int) = a;                     // expected-error
int (*p2)(int) = &a;                    // expected-error
int (*p3)(int) restrict(amp) = a;       // expected-error
int (*p4)(int) restrict(cpu, amp) = b;  // expected-error
int (*p5)(int) restrict(cpu, amp) = c;  // expected-error
int (&r1)(int) = a;                     // expected-error
int (&r2)(int) restrict(amp) = a;       // expected-error
int (&&r3)(int) restrict(cpu, amp) = b; // expected-error
auto p6 = a;                            // expected-error
auto p7 = &a;                           // expected-error
auto &r4 = a;                           // expected-error
auto &&r5 = a;                          // expected-error
int (S::*m1)(int) = &S::a;              // expected-error
auto m2 = &S::a;                        // expected-error
auto m3 = &S::sa;                       // expected-error
int (S::*m4)(int) restrict(amp);        // expected-error
typedef int FA(int) restrict(amp);
FA *p8; // expected-error
typedef int FB(int) restrict(cpu, amp);
FB &r6 = b;                                 // expected-error
typedef int (*PA)(int) restrict(amp);       // expected-error
using PB = int (*)(int) restrict(cpu, amp); // expected-error
void fp1(int (*f)(int) restrict(amp));      // expected-error
void fp2(int f(int) restrict(amp));         // expected-error
int (*ret1())(int) restrict(amp);           // expected-error
struct M {
  int (*f)(int) restrict(amp); // expected-error
};
template <class T>
void tk(T) {}
template <class F>
void tr(F &&) {}
template <int (*F)(int)>
void tn() {}
void body() {
  tk(a);                                                       // expected-error
  tr(a);                                                       // expected-error
  tn<a>();                                                     // expected-error
  tk(&S::sa);                                                  // expected-error
  (void)(int (*)(int) restrict(amp))c;                         // expected-error
  (void)reinterpret_cast<int (*)(int) restrict(cpu, amp)>(c);  // expected-error
  (void)static_cast<int (*)(int) restrict(amp)>(b);            // expected-error
  (void)sizeof(int (*)(int) restrict(amp));                    // expected-error
  int (*q)(int) = [](int x) restrict(amp) { return x; };       // expected-error
  int (*q2)(int) = [](int x) restrict(cpu, amp) { return x; }; // expected-error
  auto q3 = +[](int x) restrict(amp) { return x; };            // expected-error
  int (*q4)(int) = [](int x) { return x; };
  auto q5 = a == a; // expected-error
  if (a) {          // expected-error
  }
  int (*arr[2])(int) = {c, a}; // expected-error
  (*a)(1);                     // expected-error
  int (*q6)(int) = b;
}

} // namespace pointers_and_casts

// Pointers, std::function objects and lambda conversions must not refer to amp functions.
namespace typedefs_and_lambdas {

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
template <int (*P)(int)>
struct T {};
template <int (&P)(int) restrict(cpu)>
struct R {};
int (*p1)(int) restrict(amp);          // expected-error
int (*p2)(int) = a;                    // expected-error
int (*p3)(int) restrict(cpu, amp) = b; // expected-error
FA *p4;                                // expected-error
FB *p5 = b;                            // expected-error
FA &p6 = a;                            // expected-error
int (&p7)(int) = a;                    // expected-error
auto p8 = &a;                          // expected-error
auto &p9 = a;                          // expected-error
int (S::*q1)(int) const = &S::m;       // expected-error
int (S::*q2)(int) const restrict(amp); // expected-error
auto q3 = &S::m;                       // expected-error
auto q4 = &S::s;                       // expected-error
T<a> t1;                               // expected-error
R<a> t2;                               // expected-error
T<c> t3;
R<b> t4;
std::function<int(int)> f1 = a;   // expected-error
int *q5 = (int *)(void *)&a;      // expected-error
int (*q6)(int) = (int (*)(int))a; // expected-error
int (*q7)(int) = b;
int (S::*q8)(int) const = &S::n;
void take(int (*f)(int));
int (*q9)(int) = [](int x) restrict(amp) { return x; }; // expected-error
void g() {
  take(c);
  take(b);
  take(a);                                     // expected-error
  take([](int x) restrict(amp) { return x; }); // expected-error
  take(+[](int x) { return x; });
  (void)+[](int x) restrict(amp) { return x; }; // expected-error
}
void par(int f(int) restrict(amp)); // expected-error

} // namespace typedefs_and_lambdas

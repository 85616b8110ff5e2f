// Pointers, references, typedefs and loop variables must not have a restriction specifier.
//
// reject: L-2.1.1-y, L-2.1.3-a, L-2.1.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int x1 restrict(amp); // ERROR
int *x2 restrict(amp); // ERROR
int x3[3] restrict(amp); // ERROR
int x0 = 0;
int &x4 restrict(amp) = x0; // ERROR
int x5 restrict(cpu) = 1; // ERROR
typedef int T1 restrict(amp); // ERROR
typedef int *T2 restrict(cpu); // ERROR
using T3 = int restrict(cpu); // ERROR
restrict(amp) void x6(); // ERROR
void restrict(amp) x7(); // ERROR
struct restrict(amp) S1 {}; // ERROR
struct S2 restrict(amp) {}; // ERROR
struct S3 {} restrict(amp); // ERROR
enum E restrict(amp) { e }; // ERROR
namespace N restrict(amp) { } // ERROR
typedef float F(int);
restrict(cpu) F *pf; // ERROR
F restrict(cpu) *pf2; // ERROR
F *pf3 restrict(cpu); // ERROR
const restrict(cpu) F *pf4; // ERROR
template <class T> restrict(amp) T t1(T); // ERROR
template <class T restrict(amp)> void t2(); // ERROR
struct S4 { int m restrict(amp); }; // ERROR
struct S5 { int b restrict(amp) : 3; }; // ERROR
void p1(int a restrict(amp)); // ERROR
void p2(int a[3] restrict(amp)); // ERROR
void p3() { for (int i restrict(amp) = 0; i < 1; ++i) {} } // ERROR
int S5::*pm restrict(cpu); // ERROR
extern "C" restrict(cpu) void c1(); // ERROR

// Amp code must not use classes whose bases, unions or nested members have incompatible types.
//
// reject: L-2.4.1.3-k, L-2.4.1.3-p
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct A { short s; };
struct B { int i; A a; };
struct C : B {};
template <class T> struct W { T t; };
union U { int i; char c; };
struct Anon { int a; union { int b; short s; }; };
struct An2 { struct { char q; }; int x; };
struct Arr { int k; char c[4]; };
struct R { int& r; };
struct RA { array<int>& a; int b; };
struct M { int (A::*p); };
struct E { enum K : char { a } k; };
void f(C* c) restrict(amp); // ERROR
void g(const W<A>& w) restrict(amp) { (void)w.t; } // ERROR
W<W<U>> h() restrict(amp) { return {}; } // ERROR
void i() restrict(amp) {
    Anon a; // ERROR
    An2 b; // ERROR
    Arr c[2]; // ERROR
    int n = 1; R r{n}; // ERROR
    sizeof(E); // ERROR
}
void ok(RA& r) restrict(amp);
int main() {}

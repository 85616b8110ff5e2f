// An amp function must not have volatile loop variables, parameters, results or members.
//
// reject: L-2.4.1.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct S { volatile int v; int ok; };
typedef volatile int VI;
int f(S s) restrict(amp) { return s.ok
    + s.v; } // ERROR
void g() restrict(amp)
{
    volatile int a; // ERROR
    VI b = 1; // ERROR
    int c = 0;
    volatile int& r = c; // ERROR
    c = 2;
    for (volatile int i = 0; c;) {} // ERROR
    auto l = [x = c]() { volatile auto y = x; }; // ERROR
    S s; s.v = 1; // ERROR
}
void h(volatile int* p) restrict(amp); // ERROR
struct T { int m() volatile restrict(amp); }; // ERROR
volatile int ret() restrict(amp); // ERROR
template <class X> void tv(X) restrict(amp) { X volatile z; } // ERROR
void inst() restrict(amp) { tv(1); }

// Amp code must not use volatile through aliases, class templates, lambdas or sizeof.
//
// reject: L-2.4.1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct S { volatile int v; int w; int f() volatile; };
typedef volatile int VI; template <class T> struct H { volatile T t; };
void g(VI) restrict(amp); // ERROR
volatile int h() restrict(amp); // ERROR
int i(S& s, S* p, const volatile float* q) restrict(amp) { // ERROR
    VI a = 0; // ERROR
    int b = s.v; // ERROR
    s.v = 1; // ERROR
    p->v++; // ERROR
    int c = s.w;
    int d = *(volatile int*)&c; // ERROR
    int e = const_cast<volatile int&>(c); // ERROR
    volatile S* z = p; // ERROR
    auto l = [](volatile int x) { return 1; }; // ERROR
    H<int> hh; int y = hh.t; // ERROR
    return sizeof(volatile int); // ERROR
}

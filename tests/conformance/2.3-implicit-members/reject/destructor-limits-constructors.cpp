// Code must not construct an object whose destructor lacks its restriction.
//
// reject: L-2.3.2-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct D { int x; ~D() {} };
struct E : D {};
struct F { int x; ~F() restrict(amp) {} };
D mk() restrict(cpu);
void f(int k) restrict(amp)
{
    D d; // ERROR
    E e{}; // ERROR
    D arr[1] = {}; // ERROR
    int z = D{1}.x; // ERROR
    const D& r = D(); // ERROR
    F okf;
}
void h() { F f; } // ERROR
void h2() { F{1}; } // ERROR

// Amp code must not take the address of a member function or call through it.
//
// reject: L-2.4.1.3-s, L-2.4.3.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S { int x; int f(); int g() restrict(amp); static int s; };
void f(S* p, S r) restrict(amp) {
    int (S::*pf)() = &S::f; // ERROR
    auto pg = &S::g; // ERROR
    int q = (r.*(&S::g))(); // ERROR
    q = (p->*(&S::g))(); // ERROR
    (void)pf; (void)pg; (void)q;
}
int main() {}

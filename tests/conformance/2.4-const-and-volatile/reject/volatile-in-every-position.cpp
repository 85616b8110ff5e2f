// Amp code must not have volatile parameters, locals, members, casts or member functions.
//
// reject: L-2.4.1.1-a, L-2.4.1.1-b, L-2.4.1.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S { volatile int v; int w; int m() volatile restrict(amp) { return 1; } }; // ERROR
volatile int gv;
void f(S& s, volatile int* p) restrict(amp) { // ERROR
    volatile int x = 1; // ERROR
    int a = s.v; // ERROR
    const volatile int y = 2; // ERROR
    int b = (volatile int&)a; // ERROR
    auto l = [](volatile int q) { return q; }; // ERROR
    (void)b; (void)x; (void)y; (void)l;
}
int main() {}

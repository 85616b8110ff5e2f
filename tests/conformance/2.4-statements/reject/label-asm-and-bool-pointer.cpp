// An amp function must not combine bool pointer arithmetic, a label, goto and asm.
//
// reject: L-2.4.3.7-b, L-2.4.3.7-g, L-2.4.3.7-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct B { int x; int m() restrict(amp) { return 1; } };
struct D : B {};
void f(bool* pb, D* d) restrict(amp) {
    pb++; // ERROR
    bool t = pb[1]; // ERROR
    t = *(pb + 1); // ERROR
    int B::*pm = &B::x;
    t = d->*pm;
    goto out; // ERROR
out: // ERROR
    asm("nop"); // ERROR
    (void)t;
}
int main() {}

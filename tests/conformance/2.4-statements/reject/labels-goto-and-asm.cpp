// Amp code must not have labels, goto statements or asm, also in lambdas.
//
// reject: L-2.4.3.7-g, L-2.4.3.7-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f(int x) restrict(amp) {
again: // ERROR
    if (x-- > 0) goto again; // ERROR
    __asm__ volatile("nop"); // ERROR
    return x;
}
int g(int x) restrict(cpu, amp) {
lone: x++; // ERROR
    void* p = &&lone; // ERROR
    goto *p; // ERROR
    return x;
}
int main() {
    auto l = [](int y) restrict(amp) { goto e; e: return y; }; // ERROR
    (void)l;
}

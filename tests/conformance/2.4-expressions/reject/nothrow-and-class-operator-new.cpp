// Amp code must not use nothrow new or the operator new of a class.
//
// reject: L-2.4.3.4-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S { int a; static void* operator new(std::size_t n); static void operator delete(void*); };
struct P { int a; ~P() restrict(cpu, amp) {} };
void f(P* p) restrict(amp) {
    auto x = new S(); // ERROR
    delete x; // ERROR
    p->~P();
    int* y = new (std::nothrow) int; // ERROR
    (void)y;
}
int main() {}

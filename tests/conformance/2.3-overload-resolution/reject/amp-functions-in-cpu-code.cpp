// Cpu code must not call amp functions, member functions, constructors or lambdas.
//
// reject: L-2.3.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int g() restrict(amp) { return 1; }
struct S { int m() restrict(amp) { return 2; } S() restrict(cpu, amp) {} S(int) restrict(amp) {} };
template <class T> int t(T x) { return x.m(); } // ERROR
int main() {
    int a = g(); // ERROR
    S s;
    a += s.m(); // ERROR
    S u(1); // ERROR
    auto l = []() restrict(amp) { return 1; };
    a += l(); // ERROR
    return a + t(s);
}

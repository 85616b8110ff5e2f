// Members, operators and conversion functions of equal signatures must not share a restriction.
//
// reject: L-2.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int a(int) restrict(cpu, amp); int a(int) restrict(cpu); // ERROR
int b(int) restrict(amp); int b(int) restrict(amp, cpu); // ERROR
struct S {
    int c() restrict(cpu, amp); 
    int c() restrict(amp); // ERROR
    S() restrict(cpu, amp); 
    S(); // ERROR
    int d() const restrict(cpu, amp);
    int d() restrict(cpu); 
    static int e() restrict(amp);
    static int e() restrict(cpu, amp); // ERROR
    template <class T> int f(T) restrict(cpu, amp);
    template <class T> int f(T) restrict(cpu); // ERROR
    template <class T, class U> int f(T, U) restrict(cpu);
    int operator+(int) restrict(amp); int operator+(int) restrict(cpu, amp); // ERROR
    operator int() restrict(cpu, amp); 
    operator int() restrict(cpu); // ERROR
};
int g(int, int = 3) restrict(cpu, amp); 
int g(const int, int) restrict(cpu); // ERROR
int h(int[3]) restrict(amp); 
int h(int*) restrict(cpu, amp); // ERROR

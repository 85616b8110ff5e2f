// A cpu,amp function must not use conversion functions or calls whose types differ by restriction.
//
// reject: L-2.2-f, L-2.3.2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
int f() restrict(cpu);
float f() restrict(amp);
int g(int) restrict(cpu);
int g(double) restrict(amp);
struct A { int x; };
struct B { int x; };
A mk() restrict(cpu);
B mk() restrict(amp);
struct C { operator int() const restrict(cpu); operator float() const restrict(amp); };
void both(C c) restrict(cpu, amp)
{
    auto x = f(); // ERROR
    int y = int(f()); // ERROR
    f(); // ERROR
    int z = mk().x; // ERROR
    float w = 1 + c; // ERROR
    int s = sizeof(f()); // ERROR
    decltype(f()) t = 0; // ERROR
    auto l = [] { return f(); }; // ERROR
}
template <class T> T tm(T t) restrict(cpu, amp) { return t + f(); } // ERROR
int use = tm(1);

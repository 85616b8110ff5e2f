// A definition of a member, template or friend must have the restrictions of its declaration.
//
// reject: L-2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void a() restrict(cpu, amp);
void a() restrict(amp) {} // ERROR
void b() restrict(amp);
void b() restrict(cpu, amp) {} // ERROR
void c();
void c() restrict(cpu, amp) {} // ERROR
struct S {
    void m() restrict(amp);
    void n() const restrict(cpu, amp);
    S() restrict(amp);
    ~S() restrict(cpu, amp);
    static void s() restrict(amp, cpu);
    operator int() const restrict(amp);
    template <class T> void t(T) restrict(amp);
};
void S::m() {} // ERROR
void S::n() const restrict(amp) {} // ERROR
S::S() restrict(cpu, amp) {} // ERROR
void S::s() restrict(cpu) {} // ERROR
S::operator int() const { return 1; } // ERROR
template <class T> void S::t(T) {} // ERROR
template <class T> T tf(T) restrict(amp);
template <class T> T tf(T x) restrict(cpu, amp) { return x; } // ERROR
template <class T> T tg(T x) restrict(cpu, amp) { return x; }
template <> int tg(int x) restrict(amp) { return x; } // ERROR
template int tg(float) restrict(amp); // ERROR
struct Fr { friend int fr(Fr) restrict(cpu, amp); };
int fr(Fr) restrict(amp) { return 1; } // ERROR
// Disjoint restrictions are overloads.
void d() restrict(amp);
void d() {}

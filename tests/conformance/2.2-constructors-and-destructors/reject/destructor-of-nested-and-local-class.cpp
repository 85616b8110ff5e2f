// A destructor of a nested, local or instantiated class must have all constructors' restrictions.
//
// reject: L-2.2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct A { A(); A() restrict(amp); ~A(); }; // ERROR
struct B { B() restrict(cpu, amp); ~B() restrict(amp); }; // ERROR
template <class T> struct C { C(T) restrict(amp) {} ~C() {} }; // ERROR
C<int>* never;
template struct C<float>;
struct D { ~D(); ~D() restrict(amp); }; // ERROR
struct E { template <class T> E(T) restrict(amp) {} ~E() {} }; // ERROR
struct F { F(const F&) restrict(amp); ~F(); }; // ERROR
struct G { struct In { In() restrict(amp) {} ~In() restrict(cpu) {} } in; }; // ERROR
void loc() { struct L { L() restrict(amp) {} ~L() {} }; } // ERROR
void ok() restrict(amp) { struct L { L() {} ~L() {} }; }

// An amp function must not be virtual, pure, final or an override, destructors included.
//
// reject: L-2.2.2-h, L-2.4.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct B { virtual void f(); virtual int g() const; virtual ~B(); virtual void h() = 0; };
struct D : B {
    void f() restrict(amp) override; // ERROR
    int g() const restrict(cpu, amp) override; // ERROR
    virtual void z() restrict(amp); // ERROR
    virtual void w() restrict(cpu, amp) = 0; // ERROR
    void y() restrict(amp) final; // ERROR
};
struct E : B { virtual ~E() restrict(cpu, amp); }; // ERROR
template <class T> struct F { virtual T v(T) restrict(amp) { return T(); } }; // ERROR
template struct F<int>;

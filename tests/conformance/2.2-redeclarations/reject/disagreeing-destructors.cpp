// The definition of a destructor must have the restrictions of its declaration.
//
// reject: L-2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct S { S() restrict(cpu) {} ~S() restrict(cpu, amp); };
S::~S() {} // ERROR
struct T { ~T() restrict(cpu, amp); };
T::~T() restrict(amp) {} // ERROR
struct U { ~U(); };
U::~U() restrict(cpu, amp) {} // ERROR
template <class X> struct V { ~V() restrict(cpu, amp); };
template <class X> V<X>::~V() {} // ERROR
V<int>* v;
struct W { ~W() restrict(amp); };
W::~W() {} // ERROR

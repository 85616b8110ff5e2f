// The definition of a destructor must have the restrictions of its declaration.
//
// reject: L-2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Each mark must remain on the line of its error.
// clang-format off

#include <amp.h>
#include <string>

// A destructor that is declared without a specifier must not be defined as restrict(amp).
namespace amp_definition {
struct S { int v; ~S(); };
S::~S() restrict(amp) { v = 0; } // expected-error
} // namespace amp_definition

// The definition of a destructor must have the restrictions of its declaration.
namespace every_combination {
struct S { S() restrict(cpu) {} ~S() restrict(cpu, amp); };
S::~S() {} // expected-error
struct T { ~T() restrict(cpu, amp); };
T::~T() restrict(amp) {} // expected-error
struct U { ~U(); };
U::~U() restrict(cpu, amp) {} // expected-error
template <class X> struct V { ~V() restrict(cpu, amp); };
template <class X> V<X>::~V() {} // expected-error
V<int>* v;
struct W { ~W() restrict(amp); };
W::~W() {} // expected-error
} // namespace every_combination

// A destructor that is declared as cpu,amp must not be defined as a cpu function that throws.
namespace throwing_definition {
struct S { int v; S() restrict(cpu, amp) : v(1) {} ~S() restrict(cpu, amp); };
S::~S() { std::string s("x"); throw s; } // expected-error
void k() restrict(amp) { S s; }
} // namespace throwing_definition

int main() {}

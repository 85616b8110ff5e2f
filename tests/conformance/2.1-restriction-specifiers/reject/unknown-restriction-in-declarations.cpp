// Constructors, templates and functions must not have an unknown, versioned or qualified
// restriction.
//
// reject: L-2.0-b, X-13-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
void f1() restrict(gpu); // ERROR
void f2() restrict(cpu, direct3d); // ERROR
void f3() restrict(auto) {} // ERROR
void f4() restrict(amp : 2) {} // ERROR
void f5() restrict(amp, amp : 1.1); // ERROR
template <class T> T f6(T t) restrict(cpu, auto) { return t; } // ERROR
void f7() restrict(AMP); // ERROR
void f8() restrict(::amp); // ERROR
void f9() restrict(int); // ERROR
void f10() restrict("amp"); // ERROR
struct S {
  S() restrict(sse); // ERROR
};

// A constructor or constructor template must not share a restriction with an equal one.
//
// reject: L-2.3.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct S { int v; S(int) restrict(cpu, amp); 
  S(int) restrict(amp); // ERROR
  ~S() restrict(cpu, amp); };
struct T { int v; template <class X> T(X) restrict(cpu, amp); 
  template <class Y> T(Y) restrict(cpu); // ERROR
};

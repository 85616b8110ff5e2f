// A virtual function or destructor must not be amp.
//
// reject: L-2.4.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct B { virtual void f() restrict(cpu, amp) {} }; // ERROR
struct C { virtual int g() const restrict(amp) = 0; }; // ERROR
struct D { virtual ~D() restrict(cpu, amp) {} }; // ERROR
int main() {}

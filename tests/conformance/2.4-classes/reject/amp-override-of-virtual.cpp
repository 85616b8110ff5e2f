// An amp member function must not override a virtual function.
//
// reject: L-2.4.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct B { virtual void f(); virtual ~B() {} };
struct D : B { void f() restrict(amp) override; }; // ERROR
int main() {}

// A restriction specifier must not be after override.
//
// reject: L-2.1.1-x, L-2.1.1-w
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct B { virtual void f(); };
struct D : B { void f() override restrict(cpu); }; // ERROR
int main() {}

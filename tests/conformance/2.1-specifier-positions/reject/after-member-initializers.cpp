// A restriction specifier must not be after the member initializers of a constructor.
//
// reject: L-2.1.1-x, L-2.1.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S { int v; S() : v(1) restrict(amp) {} }; // ERROR
int main() {}

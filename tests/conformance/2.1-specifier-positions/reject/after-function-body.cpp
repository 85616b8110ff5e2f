// A restriction specifier must not be after the function body.
//
// reject: L-2.1.1-x
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S { void f() { } restrict(amp); }; // ERROR
int main() {}

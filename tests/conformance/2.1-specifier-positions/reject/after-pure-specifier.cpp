// A restriction specifier must not be after the pure specifier.
//
// reject: L-2.1.1-x, L-2.1.1-w
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S { virtual void f() = 0 restrict(cpu); }; // ERROR
int main() {}

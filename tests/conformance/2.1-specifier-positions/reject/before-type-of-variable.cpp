// A restriction specifier must not be before the type in a declaration.
//
// reject: L-2.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
typedef float F(int);
restrict(cpu) F* pf; // ERROR
int main() {}

// A restriction specifier must not be before the parameter list of a function.
//
// reject: L-2.1.1-x
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int f restrict(amp) (int x); // ERROR
int main() {}

// A restriction specifier must have parentheses.
//
// reject: L-2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f() restrict; // ERROR
int main() {}

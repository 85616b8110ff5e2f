// A restriction specifier must not contain another one.
//
// reject: L-2.0-b, L-2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
void f() restrict(restrict(amp)); // ERROR
int main() {}

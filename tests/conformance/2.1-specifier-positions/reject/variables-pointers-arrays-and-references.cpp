// Variables, pointers, arrays and references must not have a restriction specifier.
//
// reject: L-2.1.1-y
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int x restrict(amp); // ERROR
int* p restrict(amp); // ERROR
int a[3] restrict(cpu); // ERROR
int& r restrict(amp) = *p; // ERROR
int main() {}

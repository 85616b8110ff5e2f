// A cpu member definition must not match only an amp declaration in the class.
//
// reject: L-2.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct S { int m(int) const restrict(amp); };
int S::m(int) const { return 1; } // ERROR
int main() {}

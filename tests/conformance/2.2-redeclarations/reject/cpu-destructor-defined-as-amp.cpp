// A destructor that is declared without a specifier must not be defined as restrict(amp).
//
// reject: L-2.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
struct S { int v; ~S(); };
S::~S() restrict(amp) { v = 0; } // ERROR

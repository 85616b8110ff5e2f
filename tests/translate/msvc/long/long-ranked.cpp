// Calls of overloads that int and long rank, which a header declares.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc --long=32 %s -o %t.hip 2>&1 | count 0
// RUN: %code %t.hip | FileCheck %s && %msvc %t.hip

#include "Inputs/ranked.h"
#include <amp.h>
#include <string>

int f() restrict(amp) { return 1; }

int sizes(const std::string &text) {
  // CHECK: return ranked(text, 0) + ranked(text, 0L) + ranked(text, long(0)) + int(0);
  return ranked(text, 0) + ranked(text, 0L) + ranked(text, long(0)) + long(0L);
}

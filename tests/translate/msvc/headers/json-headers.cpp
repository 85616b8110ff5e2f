// Code as in a header for JSON: no rule of amp code applies, and std::swap is visible.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip -- -DAMP 2>&1 | count 0
// RUN: %msvc %t.hip
// RUN: %amp2hip --from-msvc %s -o %t.cpp 2>&1 | FileCheck %s
// CHECK-NOT: {{error|warning}}:

#ifdef AMP
#include <amp.h>
int f() restrict(amp) { return 1; }
#endif
#include "Inputs/json.h"

int use(json_value value) {
  json_value other, moved = static_cast<json_value &&>(value);
  json_iterator<json_value> i = begin(moved);
  other.exchange(moved);
  return int(i.object != nullptr);
}

// A template uses a function of a header that is included after it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir %t
// RUN: %amp2hip --from-msvc %s -o %t/out.hip --header-dir=%t && %code %t/out.hip | FileCheck %s
// RUN: %code %t/Inputs/norm.h | FileCheck %s -check-prefix=HEADER
// RUN: %msvc %t/out.hip

#include <amp.h>
#include "Inputs/norm.h"
#include <cmath>
// CHECK:      #include "Inputs/norm.h"
// CHECK-NEXT: #include <cmath>
// HEADER:      #pragma once
// HEADER-EMPTY:
// HEADER-NEXT: #include <cmath>
// HEADER-NOT:  #include <cmath>

int f() restrict(amp) { return 1; }
int main() { return norm<double>(3, 4) == 5 ? 0 : 1; }

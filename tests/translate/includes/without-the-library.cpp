// Restriction specifiers before the first header of C++ AMP, or without one:
// Microsoft's compiler has them as keywords. L-2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: %amp2hip none.cpp -o none.hip && FileCheck %s < none.hip
// RUN: %syntax none.hip
// CHECK: {{^}}// Translated by amp2hip
// CHECK-NEXT: {{^}}#include <amp.h>
// CHECK-NEXT: {{^}}__host__ __device__ int twice
//
// RUN: %amp2hip later.cpp -o later.hip && FileCheck --check-prefix=LATER %s < later.hip
// RUN: %syntax later.hip
// LATER: {{^}}// Translated by amp2hip
// LATER-NEXT: {{^}}#include <amp.h>
// LATER-NEXT: {{^}}#include "later.hip.include/thrice.h"
// RUN: FileCheck --check-prefix=HEADER --implicit-check-not=amp.h %s < later.hip.include/thrice.h
// HEADER: __host__ __device__ inline int thrice
//
// RUN: %amp2hip first.cpp -o first.hip && grep -cF '<amp.h>' first.hip | grep -x 1

//--- none.cpp
int twice(int x) restrict(amp) { return 2 * x; }

//--- thrice.h
inline int thrice(int x) restrict(cpu, amp) { return 3 * x; }

//--- later.cpp
#include "thrice.h"
#include <amp.h>
int six_times(int x) restrict(amp) { return 2 * thrice(x); }

//--- first.cpp
#include <amp.h>
#include "thrice.h"
int six_times(int x) restrict(amp) { return 2 * thrice(x); }

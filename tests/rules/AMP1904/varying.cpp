// With --varying-macros, which amp2hip migrate passes, only these macros of the command line differ
// between the configurations, and a macro without a definition only matters if skipped code may
// define it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --varying-macros=NDEBUG,_DEBUG,TILE %s -o %t.hip -- -std=c++17 -DTILE=4 -DROWS=2 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: %amp2hip %s -o %t.hip -- -std=c++17 -DTILE=4 -DROWS=2 2>&1 | FileCheck %s --check-prefix=ALL

#include <amp.h>
using namespace concurrency;

#pragma push_macro("TILE")
#pragma push_macro("ROWS")
#undef TILE
#undef ROWS

// All macros have another definition in the function than at the place of the kernel's class.
void redefined(array_view<int> v) {
#pragma pop_macro("TILE")
#pragma pop_macro("ROWS")
#ifdef WITHOUT_DEFINITION
#define BLOCK 4
#else
#define BLOCK 8
#endif
#ifdef _DEBUG
#define CHECKS
#endif
#ifdef CHECKS
#define STEP 1
#else
#define STEP 2
#endif
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = TILE;
    // CHECK: [[#@LINE-1]]:12: warning: the output contains the value that macro 'TILE' has in this configuration
    // ALL: [[#@LINE-2]]:12: warning: the output contains the value that macro 'TILE'
    v[i] += ROWS;
    // ALL: [[#@LINE-1]]:13: warning: the output contains the value that macro 'ROWS'
    v[i] += BLOCK;
    // ALL: [[#@LINE-1]]:13: warning: the output contains the value that macro 'BLOCK'
    v[i] += STEP;
    // CHECK: [[#@LINE-1]]:13: warning: the output contains the value that macro 'STEP' has in this configuration
    // ALL: [[#@LINE-2]]:13: warning: the output contains the value that macro 'STEP'
  });
}

// Warnings about values of macros that differ between configurations.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: FileCheck --input-file %t.hip --check-prefix=OUT %s
// RUN: %amp2hip -Wno-amp-configuration %s -o %t.quiet.hip 2>&1 | count 0

#ifndef CONFIGURATION_VALUES
#define CONFIGURATION_VALUES
#include <amp.h>
using namespace concurrency;

#define BLOCK 1
#define FIXED 1

// All three macros have no or another definition at the place of the class. The value of FIXED is
// the same in all configurations.
// OUT-LABEL: struct redefined_kernel
// OUT: v[i] = 8 + 2 + 16;
void redefined(array_view<int> v) {
#undef BLOCK
#undef FIXED
#define FIXED 2
#ifdef _DEBUG
#define BLOCK 4
#else
#define BLOCK 8
#endif
#ifndef WIDTH
#define WIDTH 16
#endif
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = BLOCK + FIXED + WIDTH;
    // CHECK: warns.cpp:[[#@LINE-1]]:12: warning: the output contains the value that macro 'BLOCK' has in this configuration; translate each configuration separately, or write this code without the macro
    // CHECK: warns.cpp:[[#@LINE-8]]:9: note: the definition of 'BLOCK' is under a condition
    // CHECK: warns.cpp:[[#@LINE-3]]:28: warning: the output contains the value that macro 'WIDTH' has in this configuration
  });
}

#endif

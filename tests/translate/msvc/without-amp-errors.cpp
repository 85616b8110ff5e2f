// Errors in a source without C++ AMP are warnings: the output has the other corrections.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: cp %s %T/without-amp-errors.cpp && cd %T
// RUN: %amp2hip --from-msvc without-amp-errors.cpp -o %t.hip 2>&1 | FileCheck %s

// RUN: %code %t.hip | FileCheck %s -check-prefix COPY
// COPY: // Copied by amp2hip from without-amp-errors.cpp
int f() { return missing_function(); }
// CHECK: without-amp-errors.cpp:[[#@LINE-1]]:18: warning: use of undeclared identifier 'missing_function'
// CHECK: amp2hip: note: the output of 'without-amp-errors.cpp' does not compile until you change it by hand; the first reason is at without-amp-errors.cpp:[[#@LINE-2]]: use of undeclared identifier 'missing_function'
// CHECK: 'without-amp-errors.cpp' and its headers contain no C++ AMP; the source was copied unchanged
// CHECK: 1 warning generated.

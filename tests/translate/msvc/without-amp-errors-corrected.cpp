// An error that amp2hip cannot correct does not prevent the other corrections of a source without C++ AMP.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: cp %s %T/without-amp-errors-corrected.cpp && cd %T
// RUN: %amp2hip --from-msvc without-amp-errors-corrected.cpp -o %t.hip 2>&1 | FileCheck %s

// RUN: %code %t.hip | FileCheck %s -check-prefix OUT
// OUT: // Translated by amp2hip from without-amp-errors-corrected.cpp
#include <stdio.h>

// Sources with C++ AMP may use the macro of a header.
#define BOTH restrict(amp, cpu)
// OUT: #define BOTH{{$}}
struct base { virtual int f() { return 1; } };
struct derived : base {
  int f() override { return __super::f(); }
  // OUT: int f() override { return base::f(); }
  int get_n() const { return 3; }
  __declspec(property(get = get_n)) int n;
  // OUT-NOT: property
};
int f(derived d, __int64 x) { return printf("%I64d", x + 5i64) + d.n; }
// OUT: int f(derived d, __int64 x) { return printf("%lld", x + 5LL) + d.get_n(); }
int g() { return missing_function(); }
// CHECK: without-amp-errors-corrected.cpp:[[#@LINE-1]]:18: warning: use of undeclared identifier 'missing_function'
// CHECK: amp2hip: note: the output of 'without-amp-errors-corrected.cpp' does not compile until you change it by hand
// CHECK: only code for Microsoft's compiler was changed
// CHECK: 1 warning generated.

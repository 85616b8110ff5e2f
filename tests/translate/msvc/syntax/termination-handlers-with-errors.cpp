// In a source without C++ AMP, `__finally` is replaced even if there are errors, here of `__except`.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.cpp 2>&1 | FileCheck --check-prefix=MESSAGES --implicit-check-not warning: %s
// RUN: %code %t.cpp | FileCheck %s
// CHECK: #include <amp2hip_windows/language/finally.h>
#include <windows.h>

void use(int);

void cleans() {
  __try {
    use(1);
  } __finally {
    use(2);
  }
}
// CHECK: void cleans() {
// CHECK-NEXT: {
// CHECK-NEXT: amp2hip_windows::finally cleanup([&] {
// CHECK-NEXT: use(2);
// CHECK-NEXT: });
// CHECK-NEXT: use(1);
// CHECK-NEXT: }
// CHECK-NEXT: }

void guards() {
  __try {
    use(1);
  } __except (GetExceptionCode() == EXCEPTION_ACCESS_VIOLATION) {
    // MESSAGES: [[#@LINE-1]]:5: warning: '__except' exists only in Microsoft's compiler
    use(3);
  }
}

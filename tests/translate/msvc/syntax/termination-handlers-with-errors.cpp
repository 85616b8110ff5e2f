// In a source without C++ AMP, `__finally` is replaced even if there are errors, here of `__except` in a macro.
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

#define GUARDED(s) __try { s; } __except (1) { use(3); }
void guards() {
  GUARDED(use(1))
  // MESSAGES: [[#@LINE-1]]:3: warning: a '__except' block in a macro has no equivalent in the output
}

// Structured exceptions: one error with advice for each handler.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s

#include <amp.h>
#include <windows.h>

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}
// CHECK-NOT: undeclared
int filter(unsigned) { return EXCEPTION_EXECUTE_HANDLER; }
int f() {
  __try {
    return 1;
  } __except (GetExceptionCode() == EXCEPTION_ACCESS_VIOLATION ? EXCEPTION_EXECUTE_HANDLER : EXCEPTION_CONTINUE_SEARCH) {
    // CHECK: structured-exceptions.cpp:[[#@LINE-1]]:5: error: '__except' exists only in Microsoft's compiler; Linux has no structured exceptions: an access violation or a division by zero ends the program; test for its cause, and use 'catch (...)' for exceptions of C++
  }
  __try {
    return 2;
  } __except (filter(GetExceptionCode())) {
    // CHECK: structured-exceptions.cpp:[[#@LINE-1]]:5: error: '__except' exists only
  }
  __try {
    __leave;
    // CHECK: [[#@LINE-1]]:5: error: '__leave' exists only
  } __except (EXCEPTION_EXECUTE_HANDLER) {
    // CHECK: [[#@LINE-1]]:5: error: '__except' exists only
  }
  __try {
    return 3;
  } __except (EXCEPTION_EXECUTE_HANDLER) {
    // CHECK: [[#@LINE-1]]:5: error: '__except' exists only
    return GetExceptionCode() == EXCEPTION_ACCESS_VIOLATION;
    // CHECK: [[#@LINE-1]]:12: error: 'GetExceptionCode' is unavailable
  }
  return 0;
}
#define GUARDED(s) __try { s; } __except (EXCEPTION_EXECUTE_HANDLER) {}
void g() { GUARDED(f()); }
// CHECK: [[#@LINE-1]]:12: error: '__except' exists only
// CHECK: 7 errors generated.

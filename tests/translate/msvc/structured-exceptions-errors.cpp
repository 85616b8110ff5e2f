// Handlers of structured exceptions that the output cannot express are errors at their line.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not error:

#include <amp.h>
#include <windows.h>
void use(int);

#define GUARDED(s) __try { s; } __except (EXCEPTION_EXECUTE_HANDLER) {}
void macro() { GUARDED(use(1)); }
// CHECK: [[#@LINE-1]]:16: error: a '__except' block in a macro has no equivalent in the output; write the statement without the macro
void continues() {
  __try {
    use(1);
  } __except (EXCEPTION_CONTINUE_EXECUTION) {
    // CHECK: [[#@LINE-1]]:5: error: a program on Linux cannot continue where an exception was raised; use EXCEPTION_EXECUTE_HANDLER, or correct the cause of the exception
    use(2);
  }
}
void leaves_finally() {
  __try {
    __try {
      use(1);
    } __finally {
      __leave;
      // CHECK: [[#@LINE-1]]:7: error: '__leave' must not leave a '__finally' block
    }
  } __except (1) {
  }
}
void amp_code(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {
    __try {
      // CHECK: [[#@LINE-1]]:5: error: amp code cannot catch exceptions
      v[i] = 0;
    } __except (1) {
      v[i] = 1;
    }
  });
}

// Blocks of `__finally` that the output cannot express are errors at their line.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not error:

#include <amp.h>
#include <windows.h>
void use(int);

int returns() {
  __try {
    use(1);
  } __finally {
    return 1;
    // CHECK: [[#@LINE-1]]:5: error: 'return' must not leave a '__finally' block, which becomes a function; set a variable, and test it after the statement
  }
}
void continues() {
  for (int i = 0; i < 3; ++i)
    __try {
      use(1);
    } __finally {
      switch (i) {
      case 1:
        break;
      default:
        continue;
        // CHECK: [[#@LINE-1]]:9: error: 'continue' must not leave
      }
    }
}
void names() {
  __try {
    use(1);
  } __finally {
    puts(__FUNCTION__);
    // CHECK: [[#@LINE-1]]:10: error: a '__finally' block becomes a lambda, where '__FUNCTION__' has another meaning
  }
}
void kernel(concurrency::array_view<int> v) {
  __try {
    use(1);
  } __finally {
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
    // CHECK: [[#@LINE-1]]:33: error: a '__finally' block becomes a lambda, which cannot contain a kernel
  }
}
#define CLEANUP(x) __finally { x; }
void macro() {
  __try {
    use(1);
  }
  CLEANUP(use(2))
  // CHECK: [[#@LINE-1]]:3: error: a '__finally' block in a macro has no equivalent in the output
}
void amp_code(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {
    __try {
      // CHECK: [[#@LINE-1]]:5: error: amp code cannot catch exceptions
      v[i] = 0;
    } __finally {
      v[i] = 1;
    }
  });
}

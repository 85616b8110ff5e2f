// With --from-msvc, literals of other types with the value of an int are accepted, as by Microsoft's compiler.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s

#include <amp.h>

int f(int c) restrict(amp) {
  int i = 0x1234LL;
  if (c >= 'A' && c <= L'Z')
    c += 'a' - 'A';
  char d = 'x';
  // CHECK: msvc.cpp:[[#@LINE-1]]:8: error:
  // CHECK-NOT: error:
  return "text"[0] + i + c;
  // CHECK: msvc.cpp:[[#@LINE-1]]:10: error: amp code cannot use a string with characters of type 'char'
  // CHECK: 2 errors generated
}

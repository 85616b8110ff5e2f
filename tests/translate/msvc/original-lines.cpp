// Messages show the lines of the source, not those that amp2hip has changed.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc --long=32 %s -o %t.hip 2>&1 | FileCheck %s --match-full-lines --strict-whitespace

#include <amp.h>

#define BEGIN(list, first) list.begin()
struct numbers {
  int begin();
};
int first(numbers f) {
  //      CHECK:{{.*}}original-lines.cpp:[[@LINE+3]]:27: error: use of undeclared identifier 'absent_name'
  //CHECK-NEXT:   [[@LINE+2]] |   return BEGIN(f) + (long)absent_name;
  //CHECK-NEXT:      |                           ^
  return BEGIN(f) + (long)absent_name;
}

// The line is not changed.
//CHECK:{{.*}}original-lines.cpp:[[@LINE+1]]:9: error: use of undeclared identifier 'gone'
int g = gone;
int on_gpu() restrict(amp) { return 1; }

// A function wmain without a return statement returns 0, as main does.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: %amp2hip --from-msvc %s -o %t.hip -- -DRETURNS && %code %t.hip | FileCheck --check-prefix=RETURNS %s

#include <amp.h>
#include <cstdio>

// CHECK: int wmain() {
// CHECK-NEXT: if (true)
// CHECK-NEXT: puts("text");
// CHECK: return 0;
// CHECK-NEXT: }
// RETURNS: return 1;
// RETURNS-NEXT: #endif
// RETURNS-NEXT: }
int wmain() {
  if (true)
    puts("text");
#ifdef RETURNS
  return 1;
#endif
}
int f(int x) restrict(amp) { return x; }

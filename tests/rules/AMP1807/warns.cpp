// Arithmetic that needs values of rand() up to 32767, as on Windows.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s
// RUN: %amp2hip --from-msvc -Wno-amp-rand %s -o %t.hip 2>&1 | count 0

#include <amp.h>
#include <stdlib.h>

int f() restrict(amp) { return 1; }

int numbers() {
  int n = ((rand() << 15) | rand()) % 1000;
  // CHECK: warns.cpp:[[#@LINE-1]]:20: warning: values of 'rand' are up to 2147483647 on Linux and 32767 on Windows, so the bits of several values overlap; use a generator of <random> [AMP1807,-Wamp-rand]
  n += rand() * 32768 + std::rand();
  // CHECK: warns.cpp:[[#@LINE-1]]:15: warning: {{.*}} so the product overflows
  float x = (float)rand() / 32767;
  // CHECK: warns.cpp:[[#@LINE-1]]:27: warning: {{.*}} so the quotient is larger than 1
  const long long range = RAND_MAX + 1;
  // CHECK: warns.cpp:[[#@LINE-1]]:36: warning: {{.*}} so the sum overflows
  n += rand() % 100 + (rand() & 32767) / 100;
  x += rand() / (float)RAND_MAX + rand() / (RAND_MAX + 1.0f);
  return n + int(x) + int(range);
}
// CHECK-NOT: warning:

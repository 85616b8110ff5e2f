// Formats of Microsoft in the definition of a macro that calls the function.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2> %t.err && %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: FileCheck %s --check-prefix=MESSAGE < %t.err

#include <amp.h>
#include <stdio.h>
#include <wchar.h>

// CHECK: printf("got %lld, not %lld\n", 
#define CHECK_EQUAL(a, b) if ((a) != (b)) printf("got %I64d, not %I64d\n", (__int64)(a), (__int64)(b))
// CHECK: wprintf(L"%-4ls %s\n", (c) ? L"ok" : L"FAIL", #c)
#define EXPECT(c) \
  do { \
    wprintf(L"%-4s %hs\n", (c) ? L"ok" : L"FAIL", #c); \
  } while (0)
// CHECK: #define SHOW(n) printf("%d\n", n)
#define SHOW(n) printf("%d\n", n)

int f(int x) restrict(amp) { return x; }
int main() {
  CHECK_EQUAL(1, 2);
  EXPECT(1 < 2);
  EXPECT(2 < 3);
  // MESSAGE: [[@LINE+1]]:3: warning: '%d' in the format of 'printf' has another meaning on Linux; write '%ld'
  SHOW(1L);
}

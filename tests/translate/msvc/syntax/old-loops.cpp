// Variables of loops that live longer, as with /Zc:forScope-, and other habits of old code.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

static int find(const char *text, char c) {
  // CHECK: int i; for (i = 0; text[i]; i++)
  for (int i = 0; text[i]; i++)
    if (text[i] == c)
      break;
  if (text[i] == 0)
    return -1;
  // A loop with variables of its own.
  // CHECK: for (int n = 0; n < 2; ++n) {
  for (int n = 0; n < 2; ++n) {
    // CHECK-NEXT: unsigned k, m; for (k = 0, m = 3; k < m; ++k)
    for (unsigned k = 0, m = 3; k < m; ++k)
      ;
    i += int(m - k);
  }
  return i;
}

static __int64 append(int) { return 1; }
static __int64 append(unsigned) { return 2; }
static __int64 append(__int64) { return 3; }

static int jump(const char *text) {
  if (text == 0)
    goto cleanup;
  // CHECK: int n; n = find(text, 'x');
  int n = find(text, 'x');
  if (n)
    return n;
cleanup:
  return 0;
}

// A constant variable: static if its value is a constant, otherwise without const.
static int jump_over_constants(const char *text) {
  if (text == 0)
    goto cleanup;
  // CHECK: static const int width = 5;
  const int width = 5;
  // CHECK: int found; found = find(text, 'x');
  const int found = find(text, 'x');
  // CHECK: const char *rest; rest = text + width;
  const char *rest = text + width;
  // CHECK: const char * last; last = rest;
  const char *const last = rest;
  return found + int(last - text);
cleanup:
  return 0;
}

// Constants that are converted to the type of the condition.
enum failures : int {
  // CHECK: no_file = static_cast<int>(0x80070002),
  no_file = 0x80070002,
  other = 1
};
static int describe(int code, bool b) {
  switch (code) {
  // CHECK: case static_cast<int>(0x80070002):
  case 0x80070002:
    return 1;
  // CHECK: case static_cast<int>(true ? 0x80070003 : 0):
  case true ? 0x80070003 : 0:
    return b ? 2 : no_file;
  case 0:
    return 0;
  }
  return other;
}

int f(int x) restrict(amp) { return x; }
// CHECK: return int(append(1LL << 40)) + jump("x") + describe(0, true);
int main() { return int(append(1i64 << 40)) + jump("x") + describe(0, true); }

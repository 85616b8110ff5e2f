// The limits of long, which are those of int on Windows.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck --check-prefix WARNING %s
// RUN: %code %t.hip | FileCheck %s && %msvc %t.hip

#include <algorithm>
#include <amp.h>
#include <limits.h>
#include <limits>
#include <windows.h>

#define FAR LONG_MAX
#define SMALLER(a, b) ((a) < (b) ? (a) : (b))

LONG lowest = LONG_MAX, highest(LONG_MIN);
// CHECK: LONG lowest = INT_MAX, highest(INT_MIN);
__int64 wide = LONG_MAX;
// CHECK: __int64 wide = INT_MAX;
double scale = 1.0 / LONG_MAX;
// CHECK: double scale = 1.0 / INT_MAX;
DWORD half = (DWORD)(LONG_MAX / 2 + 1);
// CHECK: DWORD half = (DWORD)(INT_MAX / 2 + 1);
LONG from_template = std::numeric_limits<long>::min();
// CHECK: LONG from_template = std::numeric_limits<int>::min();
HANDLE semaphore = CreateSemaphoreW(NULL, 0, LONG_MAX, NULL);
// CHECK: CreateSemaphoreW(NULL, 0, INT_MAX, NULL);

bool compare(DWORD count, size_t size, LONG value) {
  lowest = SMALLER(value, LONG_MAX);
  // CHECK: lowest = SMALLER(value, INT_MAX);
  lowest = value > 0 ? value : LONG_MIN;
  // CHECK: lowest = value > 0 ? value : INT_MIN;
  return count > LONG_MAX || size > ULONG_MAX || count == ULONG_MAX;
  // CHECK: return count > INT_MAX || size > UINT_MAX || count == UINT_MAX;
}

// Functions of namespaces that have the names of limits.
int smaller(size_t i, size_t j) {
  int k = std::min(i, j);
  return (int)std::max<size_t>(i, j) + k;
  // CHECK: return (int)std::max<size_t>(i, j) + k;
}

// Values of type long keep its limits, such as the result of strtol.
bool keep(long value, unsigned long other, const char *text) {
  // CHECK: long largest = LONG_MAX;
  long largest = LONG_MAX;
  // CHECK: return value == LONG_MAX || other < ULONG_MAX - 1 || strtol(text, 0, 10) == LONG_MIN ||
  return value == LONG_MAX || other < ULONG_MAX - 1 || strtol(text, 0, 10) == LONG_MIN ||
         largest - value < LONG_MAX;
}

LONG reported(long value) {
  LONG distance = FAR;
  // WARNING: long-limits.cpp:[[#@LINE-1]]:19: warning: the limit 'LONG_MAX' is for 8 bytes on Linux and for 4 bytes on Windows; use 'INT_MAX' [AMP1804,-Wamp-long-size]
  LONG rest = LONG_MAX - value;
  // WARNING: long-limits.cpp:[[#@LINE-1]]:15: warning: the limit 'LONG_MAX' is for
  return distance + rest;
}
// WARNING: 2 warnings generated.

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}

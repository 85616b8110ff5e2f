// Casts of pointers to 32-bit integers, which Microsoft's compiler accepts with a warning.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <windows.h>

// CHECK: DWORD WINAPI worker(PVOID parameter) { return (int)(size_t)parameter; }
DWORD WINAPI worker(PVOID parameter) { return (int)parameter; }

int cast(char *text, void *pointer) {
  // CHECK: long long whole = (long long)pointer;
  long long whole = (long long)pointer;
  // CHECK: bool is_set = (bool)pointer;
  bool is_set = (bool)pointer;
  // CHECK: int low = static_cast<int>(reinterpret_cast<size_t>(text + 1));
  int low = reinterpret_cast<int>(text + 1);
  // CHECK: low += int((size_t)pointer) + int((size_t)(text + 1));
  low += int(pointer) + int(text + 1);
  // CHECK: low += (DWORD)(size_t)text & 15;
  low += (DWORD)text & 15;
  return low + (int)whole + is_set;
}
template <typename T>
int cast(T value) {
  // CHECK: return (int)(size_t)value;
  return (int)value;
}
int cast() { return cast("text"); }
int f(int x) restrict(amp) { return x; }

// Casts of pointers to 32-bit integers in macros and templates. The output changes the definition of the macro.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s src
// RUN: %amp2hip --from-msvc src/main.cpp -o main.hip --header-dir inc -- -std=c++17
// RUN: FileCheck --match-full-lines --input-file main.hip src/main.cpp
// RUN: FileCheck --match-full-lines --input-file inc/handles.h src/handles.h
// RUN: %syntax main.hip
// RUN: not %amp2hip --from-msvc src/refused.cpp -o refused.hip -- -std=c++17 2>&1 | FileCheck src/refused.cpp

//--- handles.h
#include <amp.h>
// CHECK:#define HANDLE_TO_INT(h) ((int)(size_t)(h))
#define HANDLE_TO_INT(h) ((int)(h))
// CHECK:#define TO_UNSIGNED (unsigned)(size_t)
#define TO_UNSIGNED (unsigned)
// CHECK:#define CALL(h) int((size_t)(h))
#define CALL(h) int(h)
// CHECK:#define LOW(h) static_cast<int>((size_t)(h))
#define LOW(h) reinterpret_cast<int>(h)
// CHECK:#define CAST(T, x) ((T)(size_t)(x))
#define CAST(T, x) ((T)(x))
// CHECK:#define CHECKED(x) (x)
#define CHECKED(x) (x)
#define TRUNCATE(x) ((int)(x))

//--- main.cpp
#include "handles.h"
template <typename T> int low(T value) { return HANDLE_TO_INT(value) + (int)value; }
int main() {
  int i = 3;
  void *p = &i;
  int sum = HANDLE_TO_INT(p) + HANDLE_TO_INT(i) + HANDLE_TO_INT(i + 1) + low(p) + low(i);
  sum += TO_UNSIGNED p + CALL(p) + LOW(p) + LOW(i) + CAST(int, p) + CAST(short, i);
  // CHECK:  sum += CHECKED((int)(size_t)p) + TRUNCATE(2.5);
  sum += CHECKED((int)p) + TRUNCATE(2.5);
  return sum == 0;
}

//--- refused.cpp
#include <amp.h>
#define TRUNCATE(x) ((int)(x))
template <typename T> int low(T value) { return (int)value; }
int main() {
  int i = 3;
// CHECK:refused.cpp:3:49: error: g++ rejects the cast of a pointer to 'int'; cast it to 'size_t' first
// CHECK:refused.cpp:3:53: note: the cast is here; it also has operands of other types
// CHECK:refused.cpp:[[@LINE+2]]:10: error: g++ rejects the cast of a pointer to 'int'; cast it to 'size_t' first
// CHECK:refused.cpp:2:26: note: the cast is here; it also has operands of other types
  return TRUNCATE(&i) + TRUNCATE(2.5) + low(&i) + low(-1.5);
}

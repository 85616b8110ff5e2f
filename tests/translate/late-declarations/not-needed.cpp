// With -fdelayed-template-parsing, a later overload that no instance calls cannot be declared before a template, because
// a macro defines one of its types. The declarations that the overload refers to stay where they are.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s src
// RUN: %amp2hip src/main.cpp -o main.hip -- -std=c++17 -fdelayed-template-parsing
// RUN: %filecheck --input-file main.hip.include/limits.h
// RUN: %syntax main.hip

//--- main.cpp
#include "limits.h"
int main() { return limit(0); }

//--- limits.h
#include <amp.h>
inline int amp_zero() restrict(amp) { return 0; }
inline int clamped(int x) { return x; }
template <typename T> int limit(T x) { return clamped(x); }
using wide = long;
#define DEFINE_NARROW using narrow = short;
DEFINE_NARROW
inline int clamped(wide x, narrow y = 0) { return int(x) + y; }
// CHECK:inline int clamped(int x) { return x; }
// CHECK-NEXT:template <typename T> int limit(T x) { return clamped(x); }
// CHECK-NEXT:using wide = long;

// A failed assertion on the size of a class names the members that have other sizes on Windows, unless they can be
// corrected: `long`, which is not in a macro.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s

#include <amp.h>
#include <windows.h>

#pragma pack(push, 1)
struct Name {
  wchar_t text[2];
  // CHECK-DAG: size-assertions.cpp:[[#@LINE-1]]:11: note: member 'text' has 4 bytes per 'wchar_t', but 2 on Windows; use 'char16_t'
};
#define COUNT unsigned long
struct Header {
  char magic[4];
  COUNT count;
  // CHECK-DAG: size-assertions.cpp:[[#@LINE-1]]:9: note: member 'count' has 8 bytes per 'long', but 4 on Windows; use 'unsigned'
  LONG size;
  long sums[2];
  Name name;
};
struct Entry {
  long key;
};
#pragma pack(pop)
// CHECK-DAG: size-assertions.cpp:[[#@LINE+1]]:{{[0-9]+}}: error: static assertion failed
static_assert(sizeof(Header) == 24, "size of the file's header");
C_ASSERT(sizeof(Entry) == 4);
static_assert(sizeof(int) == 5, "other");
int amp(int x) restrict(amp) { return x; }
// CHECK-DAG: 2 errors generated.

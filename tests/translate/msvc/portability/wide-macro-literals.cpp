// Formats and paths in _T() are corrected, and messages about others have no notes about macros.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip -- -D_UNICODE -DUNICODE 2>&1 | FileCheck %s
// RUN: %code %t.hip | FileCheck --check-prefix=OUT %s
// RUN: %msvc -D_UNICODE -DUNICODE %t.hip

#include <amp.h>
#include <stdio.h>
#include <string>
#include <tchar.h>
#include <windows.h>

int f() restrict(amp) { return 1; }

#define LOG(format, x) _tprintf(_T("log: ") format, x)
#define SCENES_TEXT _T("..\\scenes\\")
#define SCENES SCENES_TEXT
typedef std::basic_string<TCHAR> tstring;

void print(DWORD n, tstring folder) {
  // OUT: _tprintf(_T("%u %s\n"), n, folder.c_str());
  _tprintf(_T("%lu %s\n"), n, folder.c_str());
  // OUT: LOG(_T("%u\n"), n);
  LOG(_T("%lu\n"), n);
  // OUT: _tfopen(_T("data/x.txt"), _T("r"))
  FILE *file = _tfopen(_T("data\\x.txt"), _T("r"));
  folder += _T("\\data\\");
  // CHECK: wide-macro-literals.cpp:[[#@LINE-1]]:16: warning: the path "\\data\\" has backslashes
  folder = SCENES;
  // CHECK: wide-macro-literals.cpp:[[#@LINE-1]]:12: warning: the path "..\\scenes\\" has backslashes
  fclose(file);
}
// CHECK-NOT: note: expanded from

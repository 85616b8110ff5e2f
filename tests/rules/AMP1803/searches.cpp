// Searches for the last backslash of a path.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s
// RUN: %amp2hip --from-msvc %s -o %t.wide.hip -- -D_UNICODE -DUNICODE 2>&1 | FileCheck %s
// RUN: %code %t.wide.hip | FileCheck --check-prefix=OUT %s
// RUN: %code %t.hip | FileCheck --check-prefix=OUT %s
// RUN: %msvc %t.hip

#include <amp.h>
#include <string.h>
#include <string>
#include <tchar.h>
#include <wchar.h>
#include <windows.h>

int f() restrict(amp) { return 1; }

// OUT: #define SHORT_NAME (strrchr(__FILE__, '/') ? strrchr(__FILE__, '/') + 1 : __FILE__)
#define SHORT_NAME (strrchr(__FILE__, '\\') ? strrchr(__FILE__, '\\') + 1 : __FILE__)
const char *short_name() { return SHORT_NAME; }
// OUT: wcsrchr(__FILEW__, L'/')
const wchar_t *wide_name() { return wcsrchr(__FILEW__, L'\\'); }
// OUT: _tcsrchr(_T(__FILE__), _T('/'))
const TCHAR *generic_name() { return _tcsrchr(_T(__FILE__), _T('\\')); }

std::string folder(const std::string &path, const std::wstring &wide) {
  // OUT: path.find_last_of("/\\")
  size_t at = path.rfind('\\');
  // OUT: path.find_last_of("/\\")
  at = path.find_last_of("\\");
  // OUT: path.find_last_of("/\\", at)
  at = path.find_last_of('\\', at);
  // OUT: wide.find_last_of(L"/\\")
  at += wide.rfind(L'\\');
  // OUT: path.find_last_of("\\/")
  at += path.find_last_of("\\/");
  // OUT: path.find('\\')
  at += path.find('\\');
  return path.substr(0, at);
}

void folder_of_program(wchar_t *folder) {
  wchar_t path[MAX_PATH];
  GetModuleFileNameW(NULL, path, MAX_PATH);
  // OUT: *wcsrchr(path, L'/') = 0;
  *wcsrchr(path, L'\\') = 0;
  wcscpy(folder, path);
}

// Far from the next functions.
//
//
//
//
//
//
//
//
//
char *copied(const char *text) {
  static char result[MAX_PATH];
  char path[MAX_PATH];
  GetCurrentDirectoryA(MAX_PATH, path);
  strcpy(path, text);
  // OUT: strrchr(path, '\\')
  char *const last = strrchr(path, '\\');
  // CHECK: searches.cpp:[[#@LINE-1]]:22: warning: 'strrchr' searches for a backslash
  return strcpy(result, last);
}

const char *any(const char *path) { return strrchr(path, '\\'); }
// CHECK: searches.cpp:[[#@LINE-1]]:44: warning: 'strrchr' searches for a backslash, but paths on Linux have slashes; search for '/', too [AMP1803,-Wamp-path]
// Far from the next function.
//
//
//
//
//
//
//
//
//
const char *both(const char *path) {
  const char *slash = strrchr(path, '/'), *backslash = strrchr(path, '\\');
  return slash > backslash ? slash : backslash;
}
// CHECK: 2 warnings generated.

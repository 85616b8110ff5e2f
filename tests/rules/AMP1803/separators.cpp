// Backslashes that code compares with characters or adds to paths, also by constants and macros.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip -- -D_UNICODE -DUNICODE 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: %amp2hip --from-msvc -Wno-amp-path %s -o %t.hip -- -D_UNICODE -DUNICODE 2>&1 | count 0

#include <amp.h>
#include <cstring>
#include <string>
#include <tchar.h>

int f() restrict(amp) { return 1; }

// CHECK: separators.cpp:[[#@LINE+1]]:19: warning: 'separator' is a backslash, which the program compares with characters or adds to strings; paths on Linux have slashes [AMP1803,-Wamp-path]
static const char separator = '\\';
std::string folder(const std::string &path) { return path.substr(0, path.rfind(separator)); }
std::string join(const std::string &path) { return path + separator + "z"; }

// CHECK: separators.cpp:[[#@LINE+1]]:19: warning: 'SEPARATOR' is a backslash
#define SEPARATOR '\\'
const char *find(const char *p) {
  while (*p && *p != SEPARATOR)
    ++p;
  return p;
}

// CHECK: separators.cpp:[[#@LINE+1]]:27: warning: 'wide_separator' is a backslash
static const std::wstring wide_separator = L"\\";
std::wstring wide(const std::wstring &path) { return path + wide_separator + path; }

// CHECK: separators.cpp:[[#@LINE+1]]:15: warning: 'enumerator' is a backslash
enum : char { enumerator = '\\', unused = '\\' };
template <typename String> bool ends(const String &path) { return path.back() == enumerator; }

bool has_folder(const TCHAR *p) {
  for (; *p; ++p)
    // CHECK: separators.cpp:[[#@LINE+1]]:{{[0-9]+}}: warning: the comparison with a backslash finds no separator in paths of Linux; compare with '/', too
    if (*p == _T('\\'))
      return true;
  return false;
}
std::string join_literal(std::string path) {
  // CHECK: separators.cpp:[[#@LINE+1]]:{{[0-9]+}}: warning: the program joins a path with a backslash, which is a part of names on Linux; write '/'
  path += '\\';
  return path;
}

// Both separators.
bool is_separator(char c) { return c == '/' || c == '\\'; }
// Escape sequences.
std::string escaped(const std::string &text) {
  std::string result;
  for (const char c : text) {
    if (c == '"' || c == '\\')
      result += '\\';
    result += c;
  }
  return result;
}
static const char unused_separator = '\\';
// A mutable variable.
char variable = '\\';
bool is_variable(char c) { return c == variable; }

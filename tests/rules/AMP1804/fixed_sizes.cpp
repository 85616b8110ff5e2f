// Sizes of memory that assume a wchar_t of 2 bytes.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not=warning:

#include <amp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string>
#include <string.h>
#include <wchar.h>
#include <windows.h>

int f() restrict(amp) { return 1; }
void hash(const void *data, size_t size);
void fill(BYTE *data, int pattern);

struct name_buffer {
  WCHAR text[260];
};

void good(wchar_t *to, const wchar_t *from, size_t n, char *bytes, const std::wstring &s) {
  WCHAR buffer[MAX_PATH];
  memcpy(to, from, n * sizeof(wchar_t));
  memcpy(to, from, 2 * sizeof(WCHAR));
  memset(buffer, 0, sizeof(buffer));
  memset(buffer, 0, 1040);
  memcpy(bytes, bytes + n, n * 2);
  GetModuleFileNameW(nullptr, buffer, sizeof(buffer) / sizeof(buffer[0]));
  GetModuleFileNameW(nullptr, buffer, sizeof(buffer) / sizeof(WCHAR));
  GetModuleFileNameW(nullptr, buffer, _countof(buffer));
  wcsncpy_s(buffer, from, n * 2);
  wmemset(to, L'x', n * 2);
  hash(s.c_str(), s.size() * sizeof(wchar_t));
  to = (wchar_t *)malloc((n + 1) * sizeof(wchar_t));
  to = (wchar_t *)realloc(to, n * 2);
  fill((BYTE *)to, 2);
  char narrow[10];
  fill((BYTE *)narrow, sizeof(narrow) / 2);
}

void bad(wchar_t *to, const WCHAR *from, size_t n, const std::wstring &s, name_buffer &name) {
  WCHAR buffer[MAX_PATH];
  memcpy(to, from, n * 2);
  // CHECK: fixed_sizes.cpp:[[#@LINE-1]]:24: warning: 'wchar_t' has 4 bytes on Linux and 2 on Windows, so this is not the number of bytes; use 'sizeof(wchar_t)' [AMP1804,-Wamp-long-size]
  memmove(to + 1, to, 2 * n + 2);
  // CHECK: [[#@LINE-1]]:23: warning: 'wchar_t'
  memset(buffer, 0, 520);
  // CHECK: [[#@LINE-1]]:21: warning: 'wchar_t'
  memset(buffer, 0, MAX_PATH << 1);
  // CHECK: [[#@LINE-1]]:33: warning: 'wchar_t'
  memcpy(to, "a\0", 2);
  // CHECK: [[#@LINE-1]]:21: warning: 'wchar_t'
  ZeroMemory(name.text, 260 * 2);
  // CHECK: [[#@LINE-1]]:{{[0-9]+}}: warning: 'wchar_t'
  hash(s.c_str(), s.length() * 2);
  // CHECK: [[#@LINE-1]]:32: warning: 'wchar_t'
  GetModuleFileNameW(nullptr, buffer, sizeof(buffer) / 2);
  // CHECK: [[#@LINE-1]]:56: warning: 'wchar_t' has 4 bytes on Linux and 2 on Windows, so the quotient is not the number of the elements; use 'sizeof(wchar_t)'
  to = (wchar_t *)malloc((n + 1) * 2);
  // CHECK: [[#@LINE-1]]:36: warning: 'wchar_t'
  to = static_cast<WCHAR *>(calloc(n, 2));
  // CHECK: [[#@LINE-1]]:39: warning: 'wchar_t' has 4 bytes on Linux and 2 on Windows, so the memory is too small; use 'sizeof(wchar_t)'
  to = reinterpret_cast<wchar_t *>(new BYTE[n * 2]);
  // CHECK: [[#@LINE-1]]:49: warning: 'wchar_t'
}

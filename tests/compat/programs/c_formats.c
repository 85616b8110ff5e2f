// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C code whose formats are Microsoft's, for c_formats.cpp.
#include <stdio.h>
#include <wchar.h>

int c_print(char *text, const wchar_t *wide) {
  int (*print)(char *, const char *, ...) = sprintf;
  return print(text, "%I64d %hs %S", 5000000000LL, "x", wide);
}
int c_print_wide(wchar_t *text, size_t size, const wchar_t *wide) {
  return swprintf(text, size, L"%s %S", wide, "x");
}
int c_scan(const char *text, long long *number) { return sscanf(text, "%I64d", number); }

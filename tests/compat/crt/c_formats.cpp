//===--- c_formats.cpp - formats in C code -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <string>

#ifdef AMP2HIP_HAS_C_FORMATS
extern "C" {
int c_print(char *text, const wchar_t *wide);
int c_print_wide(wchar_t *text, size_t size, const wchar_t *wide);
int c_scan(const char *text, long long *number);
}

TEST_CASE("C code: printf and scanf interpret Microsoft's formats") {
  char text[40] = "";
  CHECK(c_print(text, L"abc") == 16);
  CHECK(text == std::string("5000000000 x abc"));
  wchar_t wide[8] = L"";
  CHECK(c_print_wide(wide, 8, L"abc") == 5);
  CHECK(wide == std::wstring(L"abc x"));
  long long number = 0;
  CHECK(c_scan("5000000000", &number) == 1);
  CHECK(number == 5000000000LL);
}
#endif

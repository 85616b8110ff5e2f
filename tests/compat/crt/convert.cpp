//===--- convert.cpp - _itoa_s and other conversions ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <climits>
#include <stdlib.h>
#include <string>

#include "support.h"

TEST_CASE("_strtol32, _strtoul32: the range of a long of Windows") {
  char *end = nullptr;
  wchar_t *wide_end = nullptr;
  errno = 0;
  CHECK(_strtol32("2147483647 x", &end, 10) == INT_MAX);
  CHECK(end == std::string(" x"));
  CHECK((_atol32("-12x") == -12 && _wtol32(L"7") == 7));
  CHECK(_strtol32("-80000000", nullptr, 16) == INT_MIN);
  CHECK(_strtoul32("4294967295", nullptr, 10) == UINT_MAX);
  CHECK(_strtoul32("-1", nullptr, 10) == UINT_MAX);
  CHECK(_wcstol32(L"12", &wide_end, 8) == 10);
  CHECK(_wcstoul32(L"ffffffff", nullptr, 16) == UINT_MAX);
  CHECK(errno == 0);
  CHECK(_strtol32("2147483648", nullptr, 10) == INT_MAX);
  CHECK(errno == ERANGE);
  errno = 0;
  CHECK(_strtol32("-2147483649", nullptr, 10) == INT_MIN);
  CHECK(errno == ERANGE);
  errno = 0;
  CHECK(_strtoul32("4294967296", nullptr, 10) == UINT_MAX);
  CHECK(errno == ERANGE);
  errno = 0;
  CHECK(_wcstol32(L"99999999999999999999", nullptr, 10) == INT_MAX);
  CHECK(errno == ERANGE);
}

TEST_CASE("_itoa_s: the sign of negative numbers is for radix 10 only") {
  invalid_parameters invalid;
  char buffer[40] = "";
  CHECK(_itoa_s(-42, buffer, 10) == 0);
  CHECK(buffer == std::string("-42"));
  CHECK(_itoa_s(-1, buffer, 40, 16) == 0);
  CHECK(buffer == std::string("ffffffff"));
  CHECK(_itoa_s(INT_MIN, buffer, 10) == 0);
  CHECK(buffer == std::string("-2147483648"));
  CHECK(_itoa_s(35, buffer, 36) == 0);
  CHECK(buffer == std::string("z"));
  CHECK(_ltoa_s(-7L, buffer, 10) == 0);
  CHECK(_ltoa_s(-7L, buffer, 40, 10) == 0);
  CHECK(_ultoa_s(7UL, buffer, 2) == 0);
  CHECK(_ultoa_s(7UL, buffer, 40, 2) == 0);
  CHECK(buffer == std::string("111"));
  CHECK(_i64toa_s(LLONG_MIN, buffer, 10) == 0);
  CHECK(_i64toa_s(LLONG_MIN, buffer, 40, 10) == 0);
  CHECK(buffer == std::string("-9223372036854775808"));
  CHECK(_ui64toa_s(ULLONG_MAX, buffer, 10) == 0);
  CHECK(_ui64toa_s(ULLONG_MAX, buffer, 40, 10) == 0);
  CHECK(buffer == std::string("18446744073709551615"));
  CHECK(invalid.taken() == 0);
  CHECK(_itoa_s(1234, buffer, 4, 10) == ERANGE);
  CHECK(buffer[0] == 0);
  CHECK(_itoa_s(1, buffer, 40, 37) == EINVAL);
  CHECK(_itoa_s(1, nullptr, 40, 10) == EINVAL);
  CHECK(invalid.taken() == 3);
}

TEST_CASE("conversions to wide text and without sizes") {
  wchar_t wide[40] = L"";
  CHECK((_itow_s(-5, wide, 10) == 0 && _itow_s(-5, wide, 40, 10) == 0));
  CHECK(wide == std::wstring(L"-5"));
  CHECK((_ltow_s(6, wide, 40, 10) == 0 && _ultow_s(6, wide, 40, 10) == 0));
  CHECK((_i64tow_s(7, wide, 40, 10) == 0 && _ui64tow_s(8, wide, 40, 10) == 0));
  CHECK(wide == std::wstring(L"8"));
  CHECK(_itow(1, wide, 10) == std::wstring(L"1"));
  CHECK(_ltow(2, wide, 10) == std::wstring(L"2"));
  CHECK(_i64tow(3, wide, 10) == std::wstring(L"3"));
  char text[40] = "";
  CHECK(_itoa(-1, text, 10) == std::string("-1"));
  CHECK(_ltoa(2, text, 10) == std::string("2"));
  CHECK(_ultoa(3, text, 10) == std::string("3"));
  CHECK(_i64toa(-4, text, 10) == std::string("-4"));
  CHECK(_ui64toa(5, text, 16) == std::string("5"));
  CHECK(itoa(6, text, 10) == std::string("6"));
  CHECK(ltoa(7, text, 10) == std::string("7"));
  CHECK(ultoa(8, text, 10) == std::string("8"));
}

TEST_CASE("conversions from text") {
  CHECK(_atoi64("-1099511627776x") == -(1LL << 40));
  char *end = nullptr;
  CHECK((_strtoi64("0x10 z", &end, 16) == 16 && *end == ' '));
  CHECK(_strtoui64("18446744073709551615", nullptr, 10) == ULLONG_MAX);
  CHECK(_wtoi(L"-12") == -12);
  CHECK(_wtol(L"12") == 12);
  CHECK(_wtof(L"1.5") == 1.5);
  CHECK(_wtoi64(L"1099511627776") == 1LL << 40);
  wchar_t *wide_end = nullptr;
  CHECK((_wcstoi64(L"11b", &wide_end, 2) == 3 && *wide_end == L'b'));
  CHECK(_wcstoui64(L"ff", nullptr, 16) == 255);
}

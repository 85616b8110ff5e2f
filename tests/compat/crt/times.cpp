//===--- times.cpp - localtime_s and related functions -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <chrono>
#include <cstring>
#include <ctime>
#include <string>
#include <sys/timeb.h>
#include <thread>
#include <time.h>

#include "support.h"

TEST_CASE("localtime_s, gmtime_s: the result is the first parameter") {
  invalid_parameters invalid;
  const time_t when = 86400 * 31 + 3661; // 1970-02-01 01:01:01 UTC
  struct tm fields, local;
  CHECK(gmtime_s(&fields, &when) == 0);
  CHECK((fields.tm_mon == 1 && fields.tm_mday == 1 && fields.tm_hour == 1 && fields.tm_sec == 1));
  CHECK(localtime_s(&local, &when) == 0);
  CHECK(mktime(&local) == when);
  CHECK(invalid.taken() == 0);
  CHECK(localtime_s(&fields, nullptr) == EINVAL);
  CHECK(fields.tm_year == -1);
  CHECK(gmtime_s(nullptr, &when) == EINVAL);
  CHECK(invalid.taken() == 2);
}

TEST_CASE("asctime_s, ctime_s: require 26 characters") {
  invalid_parameters invalid;
  const time_t when = 86400 * 31 + 3661;
  struct tm fields;
  gmtime_s(&fields, &when);
  char text[26];
  CHECK(asctime_s(text, &fields) == 0);
  CHECK(text == std::string("Sun Feb 01 01:01:01 1970\n"));
  CHECK(asctime_s(text, 26, &fields) == 0);
  CHECK(ctime_s(text, &when) == 0);
  CHECK(ctime_s(text, 26, &when) == 0);
  CHECK(std::strlen(text) == 25);
  CHECK(invalid.taken() == 0);
  CHECK(asctime_s(text, 25, &fields) == EINVAL);
  CHECK((text[0] == 0 && invalid.taken() == 1));
}

TEST_CASE("functions of __time64_t") {
  __time64_t now = 0;
  CHECK(_time64(&now) == now);
  CHECK(now > 1600000000);
  struct tm fields = *_gmtime64(&now);
  CHECK(_mkgmtime64(&fields) == now);
  CHECK(_mkgmtime(&fields) == now);
  fields = *_localtime64(&now);
  CHECK(_mktime64(&fields) == now);
  CHECK((_localtime64_s(&fields, &now) == 0 && _mktime64(&fields) == now));
  CHECK((_gmtime64_s(&fields, &now) == 0 && _mkgmtime64(&fields) == now));
  char text[26] = "";
  CHECK(_ctime64_s(text, 26, &now) == 0);
  CHECK(_ctime64(&now) != nullptr);
  CHECK(_difftime64(5, 3) == 2.0);
  _tzset();
  const __time32_t small = static_cast<__time32_t>(1);
  CHECK(sizeof small == 4);
}

TEST_CASE("_strdate_s, _strtime_s, _ftime_s") {
  char text[9] = "";
  CHECK((_strdate_s(text) == 0 && _strdate_s(text, 9) == 0));
  CHECK((text[2] == '/' && text[5] == '/' && std::strlen(text) == 8));
  CHECK((_strtime_s(text) == 0 && _strtime_s(text, 9) == 0));
  CHECK((text[2] == ':' && text[5] == ':' && std::strlen(text) == 8));
  CHECK((_strdate(text) == text && _strtime(text) == text));
  struct _timeb now;
  CHECK(_ftime_s(&now) == 0);
  const time_t seconds = time(nullptr);
  CHECK((seconds - now.time <= 1 && now.millitm < 1000));
  struct __timeb64 same;
  _ftime64(&same);
  _ftime(&same);
  CHECK(_ftime64_s(&same) == 0);
  CHECK(same.time >= now.time);
  invalid_parameters invalid;
  CHECK(_strdate_s(text, 5) == ERANGE);
  CHECK(_ftime_s(nullptr) == EINVAL);
  CHECK(invalid.taken() == 2);
}

TEST_CASE("clock: milliseconds, also while the thread sleeps") {
  static_assert(CLOCKS_PER_SEC == 1000, "");
  const clock_t before = clock();
  CHECK(before >= 0);
  std::this_thread::sleep_for(std::chrono::milliseconds(30));
  CHECK(std::clock() - before >= 29);
}

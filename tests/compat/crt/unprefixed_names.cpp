//===--- unprefixed_names.cpp - C functions of older programs -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <conio.h>
#include <cstdint>
#include <ctype.h>
#include <fcntl.h>
#include <float.h>
#include <intrin.h>
#include <io.h>
#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <string>
#include <sys/stat.h>
#include <sys/utime.h>
#include <time.h>
#include <wchar.h>

TEST_CASE("texts: older names, and orders without the case") {
  char text[] = "Hello";
  CHECK(std::string(strnset(text, '*', 2)) == "**llo");
  CHECK(std::string(strset(text, 'x')) == "xxxxx");
  CHECK(memicmp("aBc", "AbC", 3) == 0);
  wchar_t wide[] = L"Hello";
  CHECK(std::wstring(wcsupr(wide)) == L"HELLO");
  CHECK(std::wstring(wcslwr(wide)) == L"hello");
  CHECK(std::wstring(wcsrev(wide)) == L"olleh");
  CHECK(std::wstring(_wcsnset(wide, L'-', 2)) == L"--leh");
  CHECK(std::wstring(wcsnset(wide, L'+', 9)) == L"+++++");
  CHECK(std::wstring(wcsset(wide, L'y')) == L"yyyyy");
  CHECK(wcsnicmp(L"ABx", L"aby", 2) == 0);
  CHECK(_stricoll("ABC", "abc") == 0);
  CHECK(_stricoll("ABC", "abd") < 0);
  CHECK(_strncoll("abX", "abY", 2) == 0);
  CHECK(_strnicoll("ABx", "aby", 3) < 0);
  CHECK(_wcsicoll(L"ABC", L"abc") == 0);
  CHECK(_wcsncoll(L"abX", L"abY", 9) != 0);
  CHECK(_wcsnicoll(L"ABX", L"aby", 2) == 0);
  CHECK((iscsym('_') != 0 && iscsym('-') == 0 && iscsymf('a') != 0 && iscsymf('1') == 0));
  wchar_t number[40];
  CHECK(std::wstring(_ultow(255, number, 16)) == L"ff");
  CHECK(std::wstring(_ui64tow(UINT64_MAX, number, 10)) == L"18446744073709551615");
}

TEST_CASE("console: wide functions and older names") {
  CHECK(_putwch(L'\u00fc') == L'\u00fc');
  CHECK(_cputws(L" wide ") == 0);
  CHECK(_cwprintf(L"%d%ls\n", 1, L"x") == 3);
  CHECK(putch('a') == 'a');
  CHECK(cputs("b") == 0);
  CHECK(cprintf("%c\n", 'c') == 2);
  CHECK(ungetch('q') == 'q');
  CHECK(getch() == 'q');
  CHECK(flushall() == 0);
}

TEST_CASE("files: wide names and times") {
  const wchar_t *const name = L"unprefixed_names.tmp";
  int file = _wcreat(name, _S_IREAD | _S_IWRITE);
  REQUIRE(file != -1);
  CHECK(_write(file, "abc", 3) == 3);
  CHECK(filelength(file) == 3);
  CHECK(eof(file) == 1);
  CHECK(setmode(file, _O_BINARY) == _O_BINARY);
  _utimbuf times = {1000, 2000};
  CHECK(_futime(file, &times) == 0);
  CHECK(_close(file) == 0);
  struct _stat64 status;
  REQUIRE(_stat64("unprefixed_names.tmp", &status) == 0);
  CHECK(status.st_mtime == 2000);
  times.modtime = 3000;
  CHECK(_utime("unprefixed_names.tmp", &times) == 0);
  REQUIRE(_stat64("unprefixed_names.tmp", &status) == 0);
  CHECK((status.st_atime == 1000 && status.st_mtime == 3000));
  CHECK(_wutime(name, nullptr) == 0);
  REQUIRE(_stat64("unprefixed_names.tmp", &status) == 0);
  CHECK(status.st_mtime > 3000);
  CHECK(_utime("no such file", &times) == -1);
  _utimbuf64 longer = {1, 2};
  __utimbuf64 *const pointer = &longer;
  CHECK(_utime64("unprefixed_names.tmp", pointer) == 0);
  CHECK(_wutime64(name, &longer) == 0);
  CHECK(_futime64(-1, &longer) == -1);

  file = _wopen(name, _O_RDONLY);
  REQUIRE(file != -1);
  CHECK(eof(file) == 0);
  _close(file);
  file = _wsopen(name, _O_RDWR, _SH_DENYNO);
  REQUIRE(file != -1);
  _close(file);
  CHECK(_wchmod(name, _S_IREAD) == 0);
  CHECK(_wchmod(name, _S_IREAD | _S_IWRITE) == 0);
  CHECK(_wunlink(name) == 0);
  CHECK(_wopen(name, _O_RDONLY) == -1);
  const int most = _getmaxstdio();
  CHECK(most > 10);
  CHECK(_setmaxstdio(most) == most);
  CHECK(_setmaxstdio(-1) == -1);
}

TEST_CASE("times of 32 bits, and the time zone") {
  __time32_t now = 0;
  CHECK(_time32(&now) == now);
  CHECK(now > 1000000000);
  const __time32_t day = 86400, invalid = -1;
  CHECK(_gmtime32(&day)->tm_mday == 2);
  tm *const local = _localtime32(&day);
  REQUIRE(local != nullptr);
  CHECK(_mktime32(local) == day);
  CHECK((_gmtime32(&invalid) == nullptr && _localtime32(&invalid) == nullptr));
  tm late = {};
  late.tm_year = 200;
  CHECK(_mktime32(&late) == -1);
  CHECK(_difftime32(day, 0) == 86400);

  _tzset();
  int seconds = -1, hours = -1, bias = -1;
  CHECK(_get_timezone(&seconds) == 0);
  CHECK(seconds == _timezone);
  CHECK(_get_daylight(&hours) == 0);
  CHECK(hours == _daylight);
  CHECK(_get_dstbias(&bias) == 0);
  CHECK(bias == (hours != 0 ? -3600 : 0));
  CHECK(_tzname[0] != nullptr);
}

TEST_CASE("numbers: the status, and functions for float") {
  _clear87();
  CHECK((_status87() & _SW_ZERODIVIDE) == 0);
  volatile double zero = 0;
  const volatile double infinity = 1 / zero;
  (void)infinity;
  CHECK((_status87() & _SW_ZERODIVIDE) != 0);
  _controlfp(_RC_UP, _MCW_RC);
  _fpreset();
  CHECK((_status87() & _SW_ZERODIVIDE) == 0);
  CHECK((_controlfp(0, 0) & _MCW_RC) == _RC_NEAR);
  CHECK(_logbf(8) == 3);
  CHECK(_scalbf(1.5F, 2) == 6);
  CHECK(_nextafterf(1, 2) > 1);
  const struct _complex z = {3, 4};
  CHECK(_cabs(z) == 5);
}

TEST_CASE("memory: aligned blocks with zeros, and _expand") {
  auto *bytes = static_cast<char *>(_aligned_recalloc(nullptr, 10, 1, 64));
  REQUIRE(bytes != nullptr);
  CHECK(reinterpret_cast<std::uintptr_t>(bytes) % 64 == 0);
  bytes[9] = 7;
  bytes = static_cast<char *>(_aligned_recalloc(bytes, 100, 2, 64));
  REQUIRE(bytes != nullptr);
  CHECK((bytes[9] == 7 && bytes[10] == 0 && bytes[199] == 0));
  CHECK(_aligned_recalloc(nullptr, SIZE_MAX, 2, 64) == nullptr);
  bytes = static_cast<char *>(_aligned_offset_realloc(bytes, 300, 64, 4));
  REQUIRE(bytes != nullptr);
  CHECK(reinterpret_cast<std::uintptr_t>(bytes + 4) % 64 == 0);
  CHECK(bytes[9] == 7);
  CHECK(_aligned_offset_realloc(bytes, 0, 64, 4) == nullptr);
  void *const block = malloc(100);
  CHECK(_expand(block, 50) == block);
  CHECK(_expand(block, 1 << 20) == nullptr);
  free(block);
  CHECK(_resetstkoflw() == 1);
}

TEST_CASE("intrinsic functions: products, shifts, quotients and blocks") {
  CHECK(__emul(-3, 1 << 30) == -3LL * (1 << 30));
  CHECK(__emulu(0xFFFFFFFF, 2) == 0x1FFFFFFFEULL);
  CHECK(__ll_lshift(1, 65) == 2);
  CHECK(__ll_rshift(-8, 1) == -4);
  CHECK(__ull_rshift(0x8000000000000000ULL, 63) == 1);
  unsigned long long rest = 0;
  CHECK(_udiv128(1, 5, 16, &rest) == (1ULL << 60));
  CHECK(rest == 5);
  long long signed_rest = 0;
  CHECK(_div128(-1, -7, 2, &signed_rest) == -3);
  CHECK(signed_rest == -1);
  unsigned short words[4] = {}, more_words[4] = {};
  __stosw(words, 0x1234, 3);
  __movsw(more_words, words, 4);
  CHECK((more_words[2] == 0x1234 && more_words[3] == 0));
  unsigned int doubles[3] = {}, more_doubles[3] = {};
  __stosd(doubles, 5, 2);
  __movsd(more_doubles, doubles, 3);
  CHECK((more_doubles[1] == 5 && more_doubles[2] == 0));
  unsigned long long quads[3] = {}, more_quads[3] = {};
  __stosq(quads, 6, 2);
  __movsq(more_quads, quads, 3);
  CHECK((more_quads[1] == 6 && more_quads[2] == 0));
  // They end the program.
  using stop = void();
  stop *const trap = rest == 0 ? __ud2 : nullptr;
  CHECK(trap == nullptr);
  if (rest == 0)
    __fastfail(1);
}

//===--- print.cpp - sprintf_s and other functions that print ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstdarg>
#include <cstring>
#include <stdio.h>
#include <string>
#include <wchar.h>

#include "support.h"

namespace {

int by_list(char *buffer, size_t size, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = vsprintf_s(buffer, size, format, arguments);
  va_end(arguments);
  return result;
}
template <size_t Size>
int by_list_of(char (&buffer)[Size], const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = vsprintf_s(buffer, format, arguments) + _vscprintf(format, arguments);
  va_end(arguments);
  return result;
}
template <size_t Size>
int truncated_by_list(char (&buffer)[Size], size_t count, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = _vsnprintf_s(buffer, count, format, arguments);
  va_end(arguments);
  return result;
}
int unterminated_by_list(char *buffer, size_t count, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = _vsnprintf(buffer, count, format, arguments);
  va_end(arguments);
  return result;
}
int to_stream(FILE *stream, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = vfprintf_s(stream, format, arguments);
  va_end(arguments);
  return result;
}
int to_output(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = vprintf_s(format, arguments);
  va_end(arguments);
  return result;
}

template <typename... Arguments>
std::string text(const char *format, Arguments... arguments) {
  char buffer[200];
  const int length = sprintf_s(buffer, format, arguments...);
  REQUIRE(length == static_cast<int>(std::strlen(buffer)));
  return buffer;
}

} // namespace

TEST_CASE("sprintf_s: returns the length; a text that does not fit is an invalid parameter") {
  invalid_parameters invalid;
  char buffer[8] = "old";
  CHECK(sprintf_s(buffer, 8, "%d-%s", 12, "abc") == 6);
  CHECK(buffer == std::string("12-abc"));
  CHECK(sprintf_s(buffer, "%s", "1234567") == 7);
  CHECK(invalid.taken() == 0);
  CHECK(sprintf_s(buffer, "%s", "12345678") == -1);
  CHECK(errno == ERANGE);
  CHECK(buffer[0] == 0);
  CHECK(sprintf_s(buffer, 0, "x") == -1);
  CHECK(sprintf_s(static_cast<char *>(nullptr), 8, "x") == -1);
  CHECK(errno == EINVAL);
  CHECK(sprintf_s(buffer, 8, static_cast<const char *>(nullptr)) == -1);
  int written = 0;
  CHECK(sprintf_s(buffer, 8, "%n", &written) == -1);
  CHECK(invalid.taken() == 5);
  CHECK(by_list(buffer, 8, "%x", 255) == 2);
  CHECK(by_list_of(buffer, "%s", "four") == 8);
}

TEST_CASE("sprintf_s: Microsoft's conversions") {
  CHECK(text("%I64d %I64u %I32d", -5LL, 6ULL, 7) == "-5 6 7");
  CHECK(text("%Id %zu %td", size_t(3), size_t(4), ptrdiff_t(-1)) == "3 4 -1");
  CHECK(text("%hhd %hd %ld %lld", 257, 65537, -2L, 1LL << 40) == "1 1 -2 1099511627776");
  CHECK(text("%hhu %hu %lu %x %X %o %#x", 257, 65537, 2UL, 171, 171, 8, 16) ==
        "1 1 2 ab AB 10 0x10");
  CHECK(text("[%5d] [%-5d] [%05d] [%+d] [% d] [%.3d]", 42, 42, 42, 42, 42, 7) ==
        "[   42] [42   ] [00042] [+42] [ 42] [007]");
  CHECK(text("[%*d] [%-*d] [%.*f] [%*d]", 4, 1, 4, 2, 2, 1.239, -3, 9) ==
        "[   1] [2   ] [1.24] [9  ]");
  CHECK(text("%.2f %e %g %G %.1Lf %a", 1.005, 12345.0, 1e-5, 1e-10, 2.25L, 1.0) ==
        "1.00 1.234500e+04 1e-05 1E-10 2.2 0x1p+0");
  CHECK(text("[%5s] [%-5s] [%.2s] %c%c", "ab", "ab", "abc", 'x', 'y') == "[   ab] [ab   ] [ab] xy");
  CHECK(text("%S %ls %hs %C %lc %ws", L"wide", L"gr\u00fcn", "narrow", L'w', L'\u00e4', L"w") ==
        "wide gr\u00fcn narrow w \u00e4 w");
  CHECK(text("%s %S", static_cast<char *>(nullptr), static_cast<wchar_t *>(nullptr)) ==
        "(null) (null)");
  CHECK(text("%p", reinterpret_cast<void *>(0xABC)) == "0000000000000ABC");
  CHECK(text("100%% %y") == "100% y");
}

TEST_CASE("_snprintf_s: truncates as its count says") {
  invalid_parameters invalid;
  char buffer[5] = "";
  CHECK(_snprintf_s(buffer, 5, 4, "%d", 1234) == 4);
  CHECK(_snprintf_s(buffer, _TRUNCATE, "%d", 123456) == -1);
  CHECK(buffer == std::string("1234"));
  CHECK(_snprintf_s(buffer, 5, 2, "%d", 123456) == -1);
  CHECK(buffer == std::string("12"));
  CHECK(_snprintf_s(static_cast<char *>(nullptr), 0, 0, "x") == 0);
  CHECK(invalid.taken() == 0);
  CHECK(_snprintf_s(buffer, 5, 5, "%d", 123456) == -1);
  CHECK(errno == ERANGE);
  CHECK(buffer[0] == 0);
  CHECK(_snprintf_s(buffer, 0, 2, "x") == -1);
  CHECK(invalid.taken() == 2);
  CHECK(truncated_by_list(buffer, _TRUNCATE, "%s", "abcdef") == -1);
  CHECK(buffer == std::string("abcd"));
}

TEST_CASE("_snprintf: stores no null character if the count is reached") {
  char buffer[6] = "-----";
  CHECK(_snprintf(buffer, 4, "%s", "abc") == 3);
  CHECK(buffer == std::string("abc"));
  std::memcpy(buffer, "-----", 6);
  CHECK(_snprintf(buffer, 3, "%s", "abc") == 3);
  CHECK(buffer == std::string("abc--"));
  CHECK(_snprintf(buffer, 2, "%s", "xyz") == -1);
  CHECK(buffer == std::string("xyc--"));
  CHECK(unterminated_by_list(buffer, 1, "%s", "q") == 1);
  CHECK(buffer == std::string("qyc--"));
  CHECK(_scprintf("%d %s", 10, "ab") == 5);
}

TEST_CASE("fprintf_s: writes to streams") {
  FILE *stream = nullptr;
  REQUIRE(tmpfile_s(&stream) == 0);
  CHECK(fprintf_s(stream, "%S|%I64d\n", L"\u00e4", 5LL) == 5);
  CHECK(to_stream(stream, "%d", 7) == 1);
  CHECK(fwprintf_s(stream, L"%s", L"gr\u00fcn") == 4);
  rewind(stream);
  char line[40] = "";
  CHECK(fread(line, 1, sizeof line - 1, stream) > 0);
  CHECK(line == std::string("\u00e4|5\n7gr\u00fcn"));
  fclose(stream);
  invalid_parameters invalid;
  CHECK(fprintf_s(nullptr, "x") == -1);
  CHECK(invalid.taken() == 1);
  CHECK(printf_s("%s", "") == 0);
  CHECK(to_output("%s", "") == 0);
}

namespace {
template <size_t Size>
int wide_by_list(wchar_t (&buffer)[Size], const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = vswprintf_s(buffer, format, arguments) + _vscwprintf(format, arguments) +
                     vwprintf_s(L"", arguments) + vfwprintf_s(stdout, L"", arguments);
  va_end(arguments);
  return result;
}
template <size_t Size>
int wide_truncated_by_list(wchar_t (&buffer)[Size], const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = _vsnwprintf_s(buffer, _TRUNCATE, format, arguments);
  va_end(arguments);
  return result;
}
int wide_unterminated_by_list(wchar_t *buffer, size_t count, const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = _vsnwprintf(buffer, count, format, arguments);
  va_end(arguments);
  return result;
}
} // namespace

TEST_CASE("swprintf_s: %s is a wide string and %S a narrow one") {
  invalid_parameters invalid;
  wchar_t buffer[20] = L"";
  CHECK(swprintf_s(buffer, L"%s %S %hs %d", L"w\u00e4", "n\u00e4", "h", 3) == 9);
  CHECK(buffer == std::wstring(L"w\u00e4 n\u00e4 h 3"));
  CHECK(swprintf_s(buffer, 20, L"[%4s]%c%C", L"ab", L'\u00fc', 'x') == 8);
  CHECK(buffer == std::wstring(L"[  ab]\u00fcx"));
  wchar_t small[4] = L"";
  CHECK(swprintf_s(small, L"%d", 1234) == -1);
  CHECK(small[0] == 0);
  CHECK(invalid.taken() == 1);
  CHECK(_snwprintf_s(small, _TRUNCATE, L"%d", 1234) == -1);
  CHECK(_snwprintf_s(small, 4, 2, L"%d", 1234) == -1);
  CHECK(small == std::wstring(L"12"));
  CHECK(_snwprintf(small, 4, L"%d", 123) == 3);
  CHECK(wide_unterminated_by_list(small, 2, L"%d", 456) == -1);
  CHECK(small == std::wstring(L"453"));
  CHECK(wide_by_list(buffer, L"%d", 12) == 4);
  CHECK(wide_truncated_by_list(small, L"%s", L"abcd") == -1);
  CHECK(_scwprintf(L"%s", L"abc") == 3);
  CHECK(wprintf_s(L"%s", L"") == 0);
  CHECK(invalid.taken() == 0);
  CHECK(_putws(nullptr) == static_cast<int>(WEOF));
  CHECK(invalid.taken() == 1);
}

namespace {
template <typename Char, typename Function>
struct list_call {
  Function function;
  int operator()(const Char *format, ...) const {
    va_list arguments;
    va_start(arguments, format);
    const int result = function(format, arguments);
    va_end(arguments);
    return result;
  }
};
template <typename Char, typename Function>
list_call<Char, Function> with_list(Function function) {
  return {function};
}
} // namespace

TEST_CASE("printf with Microsoft's formats: the results are those of standard C") {
  char text[24] = "";
  CHECK(amp2hip_windows_sprintf(text, "%I64d %S", 5000000000LL, L"ab") == 13);
  CHECK(text == std::string("5000000000 ab"));
  CHECK(amp2hip_windows_snprintf(text, 4, "%I64d", 5000000000LL) == 10);
  CHECK(text == std::string("500"));
  CHECK(amp2hip_windows_snprintf(nullptr, 0, "%I64d", 5000000000LL) == 10);
  auto into_text = [&](const char *format, va_list arguments) {
    return amp2hip_windows_vsnprintf(text, sizeof text, format, arguments);
  };
  CHECK(with_list<char>(into_text)("%I64u%C", 6ULL, L'x') == 2);
  CHECK(text == std::string("6x"));
  auto into_buffer = [&](const char *format, va_list arguments) {
    return amp2hip_windows_vsprintf(text, format, arguments);
  };
  CHECK(with_list<char>(into_buffer)("%ws", L"abc") == 3);

  wchar_t wide[8] = L"";
  CHECK(amp2hip_windows_swprintf(wide, 8, L"%s-%S", L"ab", "cd") == 5);
  CHECK(wide == std::wstring(L"ab-cd"));
  CHECK(amp2hip_windows_swprintf(wide, 8, L"%s", L"abcdefgh") == -1);
  CHECK(wide == std::wstring(L"abcdefg"));
  auto into_wide = [&](const wchar_t *format, va_list arguments) {
    return amp2hip_windows_vswprintf(wide, 8, format, arguments);
  };
  CHECK(with_list<wchar_t>(into_wide)(L"%hs%c", "ab", L'c') == 3);
  CHECK(wide == std::wstring(L"abc"));

  FILE *stream = tmpfile();
  CHECK(amp2hip_windows_fprintf(stream, "%I64d,", 5000000000LL) == 11);
  CHECK(amp2hip_windows_fwprintf(stream, L"%s,", L"ab") == 3);
  auto into_stream = [&](const char *format, va_list arguments) {
    return amp2hip_windows_vfprintf(stream, format, arguments);
  };
  CHECK(with_list<char>(into_stream)("%hs,", "cd") == 3);
  auto into_wide_stream = [&](const wchar_t *format, va_list arguments) {
    return amp2hip_windows_vfwprintf(stream, format, arguments);
  };
  CHECK(with_list<wchar_t>(into_wide_stream)(L"%s\n", L"ef") == 3);
  rewind(stream);
  CHECK(fgets(text, sizeof text, stream) != nullptr);
  CHECK(text == std::string("5000000000,ab,cd,ef\n"));
  fclose(stream);
  CHECK((amp2hip_windows_printf("%s", "") == 0 && amp2hip_windows_wprintf(L"%s", L"") == 0));
  CHECK(with_list<char>(amp2hip_windows_vprintf)("%hs", "") == 0);
  CHECK(with_list<wchar_t>(amp2hip_windows_vwprintf)(L"%hs", "") == 0);
}

//===--- scan.cpp - sscanf_s and other functions that scan ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstdarg>
#include <stdio.h>
#include <string>
#include <wchar.h>

#include "support.h"

namespace {
int by_list(const char *buffer, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = vsscanf_s(buffer, format, arguments);
  va_end(arguments);
  return result;
}
int from_stream(FILE *stream, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = vfscanf_s(stream, format, arguments);
  va_end(arguments);
  return result;
}
int wide_by_list(const wchar_t *buffer, const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = vswscanf_s(buffer, format, arguments);
  va_end(arguments);
  return result;
}
int wide_from_stream(FILE *stream, const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = vfwscanf_s(stream, format, arguments);
  va_end(arguments);
  return result;
}
/// Standard input from a text.
class input_text {
public:
  explicit input_text(const std::string &text) : old_(stdin) {
    tmpfile_s(&stdin);
    fputs(text.c_str(), stdin);
    rewind(stdin);
  }
  ~input_text() {
    fclose(stdin);
    stdin = old_;
  }

private:
  FILE *old_;
};
int from_input(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = vscanf_s(format, arguments);
  va_end(arguments);
  return result;
}
int wide_from_input(const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = vwscanf_s(format, arguments);
  va_end(arguments);
  return result;
}
} // namespace

TEST_CASE("sscanf_s: numbers") {
  int a = 0, b = 0, c = 0;
  CHECK(sscanf_s(" 12 -7,0x1F", "%d %d,%i", &a, &b, &c) == 3);
  CHECK(a == 12);
  CHECK(b == -7);
  CHECK(c == 31);
  unsigned u = 0, x = 0, o = 0;
  CHECK(sscanf_s("7 ff 17", "%u %x %o", &u, &x, &o) == 3);
  CHECK((u == 7 && x == 255 && o == 15));
  long long big = 0, big2 = 0;
  short h = 0;
  signed char hh = 0;
  long l = 0;
  CHECK(sscanf_s("1099511627776 -1099511627776 5 6 7", "%I64d %lld %hd %hhd %ld", &big, &big2, &h,
                 &hh, &l) == 5);
  CHECK((big == 1LL << 40 && big2 == -(1LL << 40) && h == 5 && hh == 6 && l == 7));
  float f = 0;
  double d = 0;
  long double ld = 0;
  CHECK(sscanf_s("1.5 -2e3 .25", "%f %lf %Lf", &f, &d, &ld) == 3);
  CHECK((f == 1.5f && d == -2000 && ld == 0.25L));
  CHECK(sscanf_s("inf", "%lf", &d) == 1);
  CHECK(d > 1e308);
  CHECK(sscanf_s("12345", "%2d%3d", &a, &b) == 2);
  CHECK((a == 12 && b == 345));
  CHECK(sscanf_s("1 2 3", "%d %*d %d", &a, &b) == 2);
  CHECK(b == 3);
  CHECK(sscanf_s("x", "%d", &a) == 0);
  CHECK(sscanf_s("", "%d", &a) == EOF);
  CHECK(sscanf_s("5%", "%d%%%n", &a, &b) == 1);
  CHECK(b == 2);
  void *p = nullptr;
  CHECK(sscanf_s("0000000000000ABC", "%p", &p) == 1);
  CHECK(p == reinterpret_cast<void *>(0xABC));
}

TEST_CASE("sscanf_s: texts take the size of their buffer") {
  char word[6] = "", rest[20] = "", one = 0, three[3] = {};
  CHECK(sscanf_s("hello world", "%s %[a-z]", word, unsigned(sizeof word), rest,
                 unsigned(sizeof rest)) == 2);
  CHECK(word == std::string("hello"));
  CHECK(rest == std::string("world"));
  CHECK(sscanf_s("toolong 5", "%s", word, unsigned(sizeof word)) == 0);
  CHECK(word[0] == 0);
  CHECK(sscanf_s("toolong", "%5s", word, unsigned(sizeof word)) == 1);
  CHECK(word == std::string("toolo"));
  CHECK(sscanf_s("xyz", "%c%2c", &one, 1u, three, 2u) == 2);
  CHECK((one == 'x' && three[0] == 'y' && three[1] == 'z'));
  CHECK(sscanf_s("a]b", "%[]a]%c", rest, 20u, &one, 1u) == 2);
  CHECK(rest == std::string("a]"));
  CHECK(sscanf_s("key=value", "%[^=]=%s", rest, 20u, word, 6u) == 2);
  CHECK(rest == std::string("key"));
  CHECK(word == std::string("value"));
  wchar_t wide[6] = L"";
  CHECK(sscanf_s("gr\u00fcn", "%S", wide, 6u) == 1);
  CHECK(wide == std::wstring(L"gr\u00fcn"));
  CHECK(by_list("3 ab", "%*d %s", word, 6u) == 1);
  invalid_parameters invalid;
  CHECK(sscanf_s(nullptr, "%d", &one) == EOF);
  CHECK(invalid.taken() == 1);
}

TEST_CASE("fscanf_s, scanf_s: read streams") {
  FILE *stream = nullptr;
  REQUIRE(tmpfile_s(&stream) == 0);
  fputs("1 two 3.5\n4 gr\u00fcn", stream);
  rewind(stream);
  int n = 0;
  char word[8] = "";
  double d = 0;
  CHECK(fscanf_s(stream, "%d %s", &n, word, 8u) == 2);
  CHECK(from_stream(stream, "%lf", &d) == 1);
  CHECK((n == 1 && word == std::string("two") && d == 3.5));
  wchar_t wide[8] = L"";
  CHECK(fwscanf_s(stream, L"%d", &n) == 1);
  CHECK(wide_from_stream(stream, L"%s", wide, 8u) == 1);
  CHECK(wide == std::wstring(L"gr\u00fcn"));
  CHECK(fscanf_s(stream, "%d", &n) == EOF);
  fclose(stream);

  input_text input("5 six 7 8 nine\n");
  CHECK(scanf_s("%d %s", &n, word, 8u) == 2);
  CHECK(from_input("%d", &n) == 1);
  CHECK(n == 7);
  CHECK(wscanf_s(L"%d", &n) == 1);
  CHECK(wide_from_input(L"%s", wide, 8u) == 1);
  CHECK(wide == std::wstring(L"nine"));
}

TEST_CASE("swscanf_s: %s is a wide string and %S a narrow one") {
  int n = 0;
  wchar_t wide[8] = L"";
  char narrow[8] = "";
  CHECK(swscanf_s(L"7 gr\u00fcn n\u00e4h", L"%d %s %S", &n, wide, 8u, narrow, 8u) == 3);
  CHECK(wide == std::wstring(L"gr\u00fcn"));
  CHECK(narrow == std::string("n\u00e4h"));
  CHECK(wide_by_list(L"x8", L"%*[a-z]%d", &n) == 1);
  CHECK(n == 8);
}

TEST_CASE("gets_s: reads a line that fits") {
  invalid_parameters invalid;
  input_text input("one\ntoo long\nthree");
  char line[6] = "";
  CHECK(gets_s(line) == line);
  CHECK(line == std::string("one"));
  CHECK(gets_s(line, 6) == nullptr);
  CHECK((line[0] == 0 && errno == ERANGE && invalid.taken() == 1));
  CHECK(gets_s(line) == line);
  CHECK(line == std::string("three"));
  CHECK(gets_s(line) == nullptr);
  CHECK(invalid.taken() == 0);
}

TEST_CASE("sscanf with Microsoft's formats: texts have no sizes") {
  long long n = 0;
  char narrow[8] = "";
  wchar_t wide[8] = L"";
  CHECK(amp2hip_windows_sscanf("5000000000 ab cd", "%I64d %s %S", &n, narrow, wide) == 3);
  CHECK(n == 5000000000LL);
  CHECK(narrow == std::string("ab"));
  CHECK(wide == std::wstring(L"cd"));
  CHECK(amp2hip_windows_swscanf(L"6 ab cd", L"%I64d %s %S", &n, wide, narrow) == 3);
  CHECK(n == 6);
  CHECK(narrow == std::string("cd"));

  FILE *stream = tmpfile();
  fputs("7 gr\u00fcn 8 9\n", stream);
  rewind(stream);
  CHECK(amp2hip_windows_fscanf(stream, "%I64d", &n) == 1);
  CHECK(n == 7);
  CHECK(amp2hip_windows_fwscanf(stream, L"%s", wide) == 1);
  CHECK(wide == std::wstring(L"gr\u00fcn"));
  fclose(stream);
  input_text input("10 11\n");
  CHECK((amp2hip_windows_scanf("%I64d", &n) == 1 && n == 10));
  CHECK((amp2hip_windows_wscanf(L"%I64d", &n) == 1 && n == 11));
}

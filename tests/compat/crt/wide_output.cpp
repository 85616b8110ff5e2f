//===--- wide_output.cpp - wide and narrow characters in one stream -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <catch2/catch.hpp>
#include <stdio.h>
#include <string>
#include <wchar.h>

namespace {

/// A file that is deleted when it is closed.
class scratch_file {
public:
  scratch_file() : file_(tmpfile()) { REQUIRE(file_ != nullptr); }
  ~scratch_file() { fclose(file_); }
  operator FILE *() const { return file_; }

  std::string bytes() {
    rewind(file_);
    std::string all;
    for (int c = 0; (c = fgetc(file_)) != EOF;)
      all += static_cast<char>(c);
    return all;
  }
  void fill(const char *bytes) {
    fputs(bytes, file_);
    rewind(file_);
  }

private:
  FILE *file_;
};

int print_list(FILE *stream, const wchar_t *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = vfwprintf(stream, format, arguments);
  va_end(arguments);
  return result;
}

} // namespace

TEST_CASE("a stream takes wide and narrow characters in any order") {
  scratch_file file;
  CHECK(fprintf(file, "1\n") == 2);
  CHECK(fwprintf(file, L"%d %ls %s\n", 2, L"\u00fc", "n") == 6);
  CHECK(fputws(L"3\n", file) >= 0);
  CHECK(fputs("4\n", file) >= 0);
  CHECK(fputwc(L'\u20ac', file) == L'\u20ac');
  CHECK(putwc(L'\n', file) == L'\n');
  CHECK(print_list(file, L"%c\n", L'5') == 2);
  CHECK(fwprintf(file, L"%s", std::string(1000, 'x').c_str()) == 1000);
  CHECK(file.bytes() == "1\n2 \u00fc n\n3\n4\n\u20ac\n5\n" + std::string(1000, 'x'));
  CHECK(fwide(file, 0) <= 0);
}

TEST_CASE("wide functions read UTF-8, and other bytes as in the locale \"C\"") {
  scratch_file file;
  file.fill("St\u00fcck;1\nMen\xFC;1;2\nSto\xDF;\xE2\x82;x\n\u20ac\xFF");
  wchar_t line[20];
  CHECK(fgetws(line, 20, file) == line);
  CHECK(std::wstring(line) == L"St\u00fcck;1\n");
  CHECK(fgetws(line, 20, file) == line);
  CHECK(std::wstring(line) == L"Men\u00fc;1;2\n");
  CHECK(fgetws(line, 20, file) == line);
  CHECK(std::wstring(line) == L"Sto\u00df;\u00e2\u0082;x\n");
  CHECK(fgetwc(file) == L'\u20ac');
  CHECK(ungetwc(L'\u20ac', file) == L'\u20ac');
  CHECK(getwc(file) == L'\u20ac');
  CHECK(getwc(file) == 0xFF);
  CHECK(getwc(file) == WEOF);
}

TEST_CASE("a stream that the program makes wide-oriented stays with the system") {
  scratch_file file;
  REQUIRE(fwide(file, 1) > 0);
  CHECK(fputws(L"ab", file) >= 0);
  CHECK(fwprintf(file, L"%d", 7) == 1);
  CHECK(fprintf(file, "narrow") < 0);
  rewind(file);
  CHECK(fgetwc(file) == L'a');
  CHECK(ungetwc(L'q', file) == L'q');
  CHECK(fgetwc(file) == L'q');
  CHECK(fgetwc(file) == L'b');
  CHECK(fgetwc(file) == L'7');
}

//===--- encoded_files.cpp - Tests of files with ccs=UTF-8 ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "support.h"
#include <catch2/catch.hpp>
#include <fstream>
#include <iostream>
#include <stdio.h>
#include <string>
#include <wchar.h>

namespace {
std::string bytes_of(const temporary_folder &folder) {
  std::ifstream in(folder.path + "/a.txt", std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}
void write(const temporary_folder &folder, const wchar_t *mode, const wchar_t *text) {
  FILE *file = nullptr;
  REQUIRE(_wfopen_s(&file, folder.wide_file("a.txt").c_str(), mode) == 0);
  CHECK(fputws(text, file) >= 0);
  CHECK(fwrite(L"raw", sizeof(wchar_t), 3, file) == 0);
  fclose(file);
}
std::wstring line_of(const temporary_folder &folder, const char *mode) {
  FILE *file = nullptr;
  REQUIRE(fopen_s(&file, folder.file("a.txt").c_str(), mode) == 0);
  wchar_t line[20] = L"";
  CHECK(fgetws(line, 20, file) == line);
  fclose(file);
  return line;
}
} // namespace

TEST_CASE("ccs: a new file begins with the byte order mark") {
  const temporary_folder folder;
  write(folder, L"wt, ccs=UTF-8", L"\u00e4\n");
  CHECK(bytes_of(folder) == "\xEF\xBB\xBF\u00e4\n");
  write(folder, L"a, ccs=UTF-8", L"b\n");
  CHECK(bytes_of(folder) == "\xEF\xBB\xBF\u00e4\nb\n");
  for (const wchar_t *mode : {L"w,ccs=UTF-16LE", L"w, ccs=UNICODE"}) {
    write(folder, mode, L"a\u20ac");
    CHECK(bytes_of(folder) == std::string("\xFF\xFE"
                                          "a\0\xAC\x20",
                                          6));
  }
}

TEST_CASE("ccs: the byte order mark has precedence and is skipped") {
  const temporary_folder folder;
  write(folder, L"w, ccs=UTF-8", L"\u00e4\n");
  CHECK(line_of(folder, "rt, ccs=UTF-16LE") == L"\u00e4\n");
  write(folder, L"w, ccs=UTF-16LE", L"\u20ac\n");
  CHECK(line_of(folder, "r, ccs=UTF-8") == L"\u20ac\n");
  std::ofstream(folder.path + "/a.txt") << "\u00fc\n";
  CHECK(line_of(folder, "r+, ccs=utf-8") == L"\u00fc\n");
  CHECK(line_of(folder, "rt, ccs=UNICODE") == L"\u00fc\n");
  FILE *file = nullptr;
  CHECK((fopen_s(&file, folder.file("a.txt").c_str(), "r, ccs=EBCDIC") == EINVAL && !file));
}

TEST_CASE("wscanf: does not decide the orientation of the stream") {
  FILE *const file = tmpfile();
  REQUIRE(file != nullptr);
  fputs("12 w\u00e4 \u20ac x", file);
  rewind(file);
  int number = 0;
  char narrow[20] = "";
  wchar_t wide[20] = L"";
  CHECK(fwscanf(file, L"%d %s %ls", &number, narrow, wide) == 3);
  CHECK((number == 12 && wide == std::wstring(L"\u20ac")));
  CHECK(narrow == std::string("w\u00e4"));
  CHECK((fwide(file, 0) <= 0 && fscanf(file, " %c", narrow) == 1 && narrow[0] == 'x'));
  fclose(file);
}

#if defined(__SANITIZE_ADDRESS__)
/// glibc never frees the tables of encodings of streams with ccs=.
extern "C" const char *__lsan_default_suppressions() { return "leak:__gconv_lookup_cache\n"; }
#endif

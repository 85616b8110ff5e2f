//===--- stream_locale.cpp - Tests of wide file streams -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <clocale>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <locale>
#include <sstream>
#include <string>

#include "support.h"

namespace {
/// The locale that a static object sees.
const std::locale at_start;

void write_bytes(const std::string &name, const std::string &bytes) {
  std::ofstream(name, std::ios::binary) << bytes;
}
std::string bytes_of(const std::string &name) {
  std::ifstream in(name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}
std::string all_bytes() {
  std::string bytes;
  for (int i = 0; i < 256; ++i)
    bytes += static_cast<char>(i);
  return bytes;
}
} // namespace

TEST_CASE("wifstream: bytes are characters of the same value") {
  const temporary_folder folder;
  const std::string name = folder.path + "/a.bin";
  write_bytes(name, all_bytes());
  std::wifstream in(name);
  for (int i = 0; i < 256; ++i) {
    CAPTURE(i);
    REQUIRE(in.get() == static_cast<wint_t>(i));
  }
  CHECK((in.get() == WEOF && in.eof() && !in.bad()));
  in.clear();
  in.seekg(0xe4);
  CHECK((in.get() == 0xe4 && in.tellg() == std::streampos(0xe5)));
}

TEST_CASE("wofstream: characters up to 255 are bytes, others are errors") {
  const temporary_folder folder;
  const std::string name = folder.path + "/a.bin";
  std::wstring text;
  for (wchar_t c = 0; c < 256; ++c)
    text += c;
  {
    std::wofstream out(name, std::ios::binary);
    out << text << std::flush;
    CHECK(out.good());
  }
  CHECK(bytes_of(name) == all_bytes());
  {
    std::wofstream out(name);
    out << L"ab" << std::flush << L'\u03b5' << std::flush;
    CHECK(out.bad());
  }
  CHECK(bytes_of(name) == "ab");
}

TEST_CASE("wfstream: reads what it has written, in more than one buffer") {
  const temporary_folder folder;
  std::wstring text;
  for (int i = 0; i < 100000; ++i)
    text += static_cast<wchar_t>(i % 251 + 1);
  std::wfstream both(folder.path + "/a.bin",
                     std::ios::in | std::ios::out | std::ios::trunc | std::ios::binary);
  both << text;
  both.seekg(0);
  const std::wstring read{std::istreambuf_iterator<wchar_t>(both), {}};
  CHECK(read == text);
}

TEST_CASE("the locale of streams: static objects, numbers and C's functions") {
  using facet = std::codecvt<wchar_t, char, std::mbstate_t>;
  CHECK(at_start == std::locale());
  const facet &from = std::use_facet<facet>(at_start);
  CHECK(&from != &std::use_facet<facet>(std::locale::classic()));
  CHECK((from.encoding() == 1 && from.max_length() == 1 && !from.always_noconv()));
  std::mbstate_t state{};
  CHECK(from.length(state, "abc", nullptr, 0) == 0);
  char none[1], *next = nullptr;
  CHECK(from.unshift(state, none, none + 1, next) == facet::noconv);
  CHECK(std::setlocale(LC_ALL, nullptr) == std::string("C"));
  std::ostringstream number;
  number << 1234567.5;
  CHECK(number.str() == "1.23457e+06");
  CHECK(std::wcout.getloc() == std::locale::classic());
}

TEST_CASE("a locale of the program has precedence") {
  const temporary_folder folder;
  const std::string name = folder.path + "/a.bin";
  write_bytes(name, "a\xe4");
  std::wifstream in;
  in.imbue(std::locale::classic());
  in.open(name);
  CHECK(in.get() == L'a');
  CHECK(in.get() == WEOF);
}

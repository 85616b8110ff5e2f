//===--- locale_names.cpp - Windows' names of locales ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <clocale>
#include <locale.h>
#include <locale>

TEST_CASE("setlocale, _create_locale and std::locale: names of Windows") {
  for (const char *name :
       {"German_Germany.1252", "English_United States", "English_United States.1252", "German",
        "deu", "deu_DEU", "american", "english-us", "de-DE", "de", "en-US", "zh-Hans-CN", "ja-JP",
        ".1252", ".UTF-8", ".utf8", ".ACP", "en-US.UTF-8", "French_France.65001"}) {
    CAPTURE(name);
    CHECK(setlocale(LC_ALL, name) != nullptr);
    const _locale_t made = _create_locale(LC_ALL, name);
    CHECK(made != nullptr);
    _free_locale(made);
    CHECK_NOTHROW(std::locale(name));
  }
  CHECK(_wsetlocale(LC_NUMERIC, L"German_Germany.1252") != nullptr);
  CHECK(setlocale(LC_ALL, "") != nullptr);
  setlocale(LC_ALL, "C");
}

TEST_CASE("setlocale: other names") {
  for (const char *name :
       {"Klingon", "xx-XX", "German_Ruritania", "German.no", "English_Nowhere.1252"}) {
    CAPTURE(name);
    CHECK(setlocale(LC_ALL, name) == nullptr);
    CHECK(_create_locale(LC_ALL, name) == nullptr);
    CHECK_THROWS(std::locale(name));
  }
  CHECK(setlocale(LC_ALL, nullptr) == std::string("C"));
}

TEST_CASE("std::locale::global accepts a name of Windows") {
  const std::locale old = std::locale::global(std::locale("de-DE"));
  CHECK(setlocale(LC_CTYPE, nullptr) != std::string("C"));
  std::locale::global(old);
  setlocale(LC_ALL, "C");
}

//===--- command_lines.cpp - Tests of arguments and command lines ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <shellapi.h>
#include <shlwapi.h>
#include <stdlib.h>
#include <string>
#include <tchar.h>
#include <vector>

#include "support.h"

namespace {
const int count_at_start = __argc; // of a static object

std::vector<std::wstring> arguments_of(const wchar_t *line) {
  int count = -1;
  LPWSTR *const values = CommandLineToArgvW(line, &count);
  CHECK(values[count] == nullptr);
  std::vector<std::wstring> result(values, values + count);
  LocalFree(values);
  return result;
}
} // namespace

TEST_CASE("CommandLineToArgvW: the rules for quotes and backslashes") {
  using list = std::vector<std::wstring>;
  CHECK(arguments_of(L"p \"abc\" d e") == list{L"p", L"abc", L"d", L"e"});
  CHECK(arguments_of(L"p a\\\\b d\"e f\"g h") == list{L"p", L"a\\\\b", L"de fg", L"h"});
  CHECK(arguments_of(L"p a\\\\\\\"b c d") == list{L"p", L"a\\\"b", L"c", L"d"});
  CHECK(arguments_of(L"p a\\\\\\\\\"b c\" d e") == list{L"p", L"a\\\\b c", L"d", L"e"});
  CHECK(arguments_of(L"p \"\" x") == list{L"p", L"", L"x"});
  CHECK(arguments_of(L"p \"a\"\"b c\"") == list{L"p", L"a\"b", L"c"});
  CHECK(arguments_of(L"p \"\"\"a b\"\"\"") == list{L"p", L"\"a", L"b\""});
  CHECK(arguments_of(L"\"C:\\a b\\\"c \t d ") == list{L"C:\\a b\\", L"c", L"d"});
  CHECK(arguments_of(L"p\\ \u00e4") == list{L"p\\", L"\u00e4"});
  CHECK(arguments_of(L" a") == list{L"", L"a"});
  CHECK(arguments_of(L"") == list{_wpgmptr});
  CHECK((CommandLineToArgvW(nullptr, nullptr) == nullptr &&
         GetLastError() == ERROR_INVALID_PARAMETER));
}

TEST_CASE("GetCommandLine: splits into the arguments of the program") {
  const std::vector<std::wstring> split = arguments_of(GetCommandLineW());
  REQUIRE(static_cast<int>(split.size()) == __argc);
  for (int i = 0; i < __argc; ++i)
    CHECK(split[static_cast<size_t>(i)] == __wargv[i]);
  CHECK(std::wstring(GetCommandLineW()).size() == std::string(GetCommandLineA()).size());
  CHECK(GetCommandLine() == GetCommandLineA());
}

TEST_CASE("__argc, __argv, __wargv, _pgmptr") {
  CHECK((__argc == count_at_start && __argc >= 1 && __argv[__argc] == nullptr));
  CHECK((__wargv[__argc] == nullptr && __wargv[0][0] == static_cast<wchar_t>(__argv[0][0])));
  CHECK((__targv == __argv && _environ[0] != nullptr));
  CHECK(std::string(_pgmptr).find("/compat_tests") != std::string::npos);
  CHECK(std::wstring(_wpgmptr).size() == std::string(_pgmptr).size());
  char *path = nullptr;
  wchar_t *wide = nullptr;
  CHECK((_get_pgmptr(&path) == 0 && path == _pgmptr));
  CHECK((_get_wpgmptr(&wide) == 0 && wide == _wpgmptr));
  CHECK((*__p___argc() == __argc && *__p___argv() == __argv && *__p___wargv() == __wargv));
  CHECK((*__p__pgmptr() == _pgmptr && *__p__wpgmptr() == _wpgmptr));
  invalid_parameters invalid;
  CHECK((_get_pgmptr(nullptr) == EINVAL && invalid.taken() == 1));
}

TEST_CASE("strings of shlwapi.h") {
  const char *text = "one Two";
  CHECK((StrStrA(text, "Two") == text + 4 && StrStr(text, "two") == nullptr));
  CHECK((StrStrIA(text, "tWO") == text + 4 && StrStrI(text, "") == nullptr));
  const wchar_t *wide = L"\u00e4 Two";
  CHECK((StrStrW(wide, L"Two") == wide + 2 && StrStrIW(wide, L"two") == wide + 2));
  CHECK((StrCmpA("a", "b") < 0 && StrCmpW(L"b", L"a") > 0 && StrCmp("a", "a") == 0));
  CHECK((StrCmpIA("A", "a") == 0 && StrCmpIW(L"A", L"b") < 0 && StrCmpI("B", "a") > 0));
  CHECK(
      (StrCmpNA("ab", "ac", 1) == 0 && StrCmpNW(L"ab", L"ac", 2) < 0 && StrCmpN("b", "a", 1) > 0));
  CHECK((StrCmpNIA("Ab", "aC", 1) == 0 && StrCmpNIW(L"A", L"a", 1) == 0 &&
         StrCmpNI("a", "B", 1) < 0));
  CHECK((StrToIntA("-12x") == -12 && StrToIntW(L" 7") == 7 && StrToInt("x") == 0));
}

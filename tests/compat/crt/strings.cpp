//===--- strings.cpp - strcpy_s, _stricmp and related functions ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstring>
#include <ctype.h>
#include <memory.h>
#include <string.h>
#include <string>

#include "support.h"

TEST_CASE("strcpy_s, strcat_s: a text that does not fit leaves an empty string") {
  invalid_parameters invalid;
  char to[6] = "old";
  CHECK(strcpy_s(to, "five5") == 0);
  CHECK(to == std::string("five5"));
  CHECK(strcpy_s(to, 6, "ab") == 0);
  CHECK(strcat_s(to, "cd") == 0);
  CHECK(strcat_s(to, 6, "e") == 0);
  CHECK(to == std::string("abcde"));
  CHECK(invalid.taken() == 0);
  CHECK(strcat_s(to, "f") == ERANGE);
  CHECK((to[0] == 0 && errno == ERANGE));
  CHECK(strcpy_s(to, "sixsix") == ERANGE);
  CHECK(to[0] == 0);
  CHECK(strcpy_s(to, 0, "x") == ERANGE);
  CHECK(strcpy_s(nullptr, 6, "x") == EINVAL);
  std::memcpy(to, "xxxxxx", 6);
  CHECK(strcat_s(to, "y") == EINVAL); // not terminated
  CHECK(std::memcmp(to, "xxxxxx", 6) == 0);
  CHECK(strcpy_s(to, static_cast<const char *>(nullptr)) == EINVAL);
  CHECK(to[0] == 0);
  CHECK(invalid.taken() == 6);
}

TEST_CASE("strncpy_s, strncat_s: copy a count, or as much as fits") {
  invalid_parameters invalid;
  char to[5] = "";
  CHECK(strncpy_s(to, "abcdef", 4) == 0);
  CHECK(to == std::string("abcd"));
  CHECK(strncpy_s(to, 5, "ab", 100) == 0);
  CHECK(strncat_s(to, "cdef", 1) == 0);
  CHECK(to == std::string("abc"));
  CHECK(strncat_s(to, 5, "def", _TRUNCATE) == STRUNCATE);
  CHECK(to == std::string("abcd"));
  CHECK(strncpy_s(to, "xyzabc", _TRUNCATE) == STRUNCATE);
  CHECK(to == std::string("xyza"));
  CHECK(strncpy_s(to, "q", _TRUNCATE) == 0);
  CHECK(strncpy_s(to, "x", 0) == 0);
  CHECK(to[0] == 0);
  CHECK(invalid.taken() == 0);
  CHECK(strncpy_s(to, "abcdef", 5) == ERANGE);
  CHECK(to[0] == 0);
  CHECK(strncat_s(nullptr, 5, "x", 1) == EINVAL);
  CHECK(invalid.taken() == 2);
}

TEST_CASE("strtok_s, strnlen_s, strerror_s") {
  invalid_parameters invalid;
  char text[] = ",a,,bc;d";
  char *context = nullptr;
  CHECK(strtok_s(text, ",;", &context) == std::string("a"));
  CHECK(strtok_s(nullptr, ",;", &context) == std::string("bc"));
  CHECK(strtok_s(nullptr, ",;", &context) == std::string("d"));
  CHECK(strtok_s(nullptr, ",;", &context) == nullptr);
  CHECK(strnlen_s("abc", 2) == 2);
  CHECK(strnlen_s("abc", 9) == 3);
  CHECK(strnlen_s(nullptr, 9) == 0);
  char message[80] = "";
  CHECK(strerror_s(message, ENOENT) == 0);
  CHECK(message == std::string(std::strerror(ENOENT)));
  CHECK(strerror_s(message, 5, ENOENT) == 0);
  CHECK(message == std::string(std::strerror(ENOENT)).substr(0, 4));
  CHECK(invalid.taken() == 0);
  CHECK(strtok_s(nullptr, ",", static_cast<char **>(nullptr)) == nullptr);
  CHECK(invalid.taken() == 1);
}

TEST_CASE("memcpy_s, memmove_s") {
  invalid_parameters invalid;
  char to[4] = {1, 2, 3, 4};
  CHECK(memcpy_s(to, 4, "ab", 2) == 0);
  CHECK((to[0] == 'a' && to[1] == 'b' && to[2] == 3));
  CHECK(memmove_s(to + 1, 3, to, 2) == 0);
  CHECK((to[0] == 'a' && to[1] == 'a' && to[2] == 'b'));
  CHECK(memcpy_s(nullptr, 0, nullptr, 0) == 0);
  CHECK(invalid.taken() == 0);
  CHECK(memmove_s(to, 1, "ab", 2) == ERANGE);
  CHECK(to[0] == 'a');
  CHECK(memcpy_s(to, 2, "abc", 3) == ERANGE);
  CHECK((to[0] == 0 && to[1] == 0 && to[2] == 'b'));
  CHECK(memcpy_s(nullptr, 2, "abc", 1) == EINVAL);
  CHECK(memcpy_s(to, 4, nullptr, 1) == EINVAL);
  CHECK(to[2] == 0);
  CHECK(invalid.taken() == 4);
}

TEST_CASE("comparisons without regard to case") {
  CHECK(_stricmp("HeLLo", "hEllO") == 0);
  CHECK(_stricmp("abc", "ABD") < 0);
  CHECK(_stricmp("b", "A") > 0);
  CHECK(_stricmp("a", "aa") < 0);
  CHECK(_strnicmp("ABCx", "abcy", 3) == 0);
  CHECK(_strnicmp("ABCx", "abcy", 4) < 0);
  CHECK(_strnicmp("x", "y", 0) == 0);
  CHECK(_memicmp("A\0B", "a\0b", 3) == 0);
  CHECK(_memicmp("A\0B", "a\0c", 3) < 0);
  CHECK((_strcmpi("A", "a") == 0 && stricmp("A", "a") == 0 && strcmpi("A", "a") == 0));
  CHECK(strnicmp("Ax", "ay", 1) == 0);
  invalid_parameters invalid;
  CHECK(_stricmp(nullptr, "a") == 0x7fffffff);
  CHECK(invalid.taken() == 1);
}

TEST_CASE("functions that change a string") {
  char text[] = "aBc\xC3\x84";
  CHECK(_strupr(text) == std::string("ABC\xC3\x84"));
  CHECK(_strlwr(text) == std::string("abc\xC3\x84"));
  char word[] = "Abc";
  CHECK(_strrev(word) == std::string("cbA"));
  CHECK(_strnset(word, 'x', 2) == std::string("xxA"));
  CHECK(_strset(word, 'y') == std::string("yyy"));
  CHECK(strupr(word) == std::string("YYY"));
  CHECK(strlwr(word) == std::string("yyy"));
  CHECK(strrev(word) == std::string("yyy"));
  CHECK(_strupr_s(word) == 0);
  CHECK(_strlwr_s(word, 4) == 0);
  CHECK(_strlwr_s(word) == 0);
  CHECK(_strupr_s(word, 4) == 0);
  CHECK(word == std::string("YYY"));
  CHECK(_strnset_s(word, 4, 'q', 1) == 0);
  CHECK(word == std::string("qYY"));
  CHECK(_strset_s(word, 4, 'z') == 0);
  CHECK(word == std::string("zzz"));
  invalid_parameters invalid;
  CHECK(_strupr_s(word, 2) == EINVAL);
  CHECK((word[0] == 0 && invalid.taken() == 1));
  char *copy = _strdup("copy");
  CHECK(copy == std::string("copy"));
  free(copy);
  char bytes[6] = "-----";
  CHECK(_memccpy(bytes, "ab,cd", ',', 5) == bytes + 3);
  CHECK(bytes == std::string("ab,--"));
}

TEST_CASE("characters of identifiers") {
  CHECK((__iscsym('_') && __iscsym('7') && __iscsym('x') && !__iscsym('-')));
  CHECK((__iscsymf('_') && !__iscsymf('7') && __iscsymf('x')));
}

//===--- handlers.cpp - Tests of handlers, searches and multibyte strings ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <eh.h>
#include <limits>
#include <mbstring.h>
#include <new.h>
#include <search.h>
#include <stdlib.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <windows.h>

#include "support.h"

namespace {
int calls = 0;
int handler(size_t) { return ++calls < 3; }
void purecall() {}
void translate(unsigned int, _EXCEPTION_POINTERS *) {}
int write_a() { return static_cast<int>(write(1, "a", 1)); }
int write_b() { return static_cast<int>(write(1, "b", 1)); }
int compare(const void *a, const void *b) {
  return *static_cast<const int *>(a) - *static_cast<const int *>(b);
}
int compare_in(void *context, const void *a, const void *b) {
  ++*static_cast<int *>(context);
  return compare(a, b);
}
unsigned char *bytes(char *text) { return reinterpret_cast<unsigned char *>(text); }
const unsigned char *bytes(const char *text) {
  return reinterpret_cast<const unsigned char *>(text);
}
std::string text(const unsigned char *of) { return reinterpret_cast<const char *>(of); }
} // namespace

TEST_CASE("_set_new_handler: repeats the allocation while the handler returns nonzero") {
  const _PNH none = _set_new_handler(handler);
  CHECK((none == nullptr && _query_new_handler() == handler));
  [[maybe_unused]] volatile size_t size = std::numeric_limits<ptrdiff_t>::max();
#if !defined(__SANITIZE_ADDRESS__)
  CHECK_THROWS_AS(::operator new(size), std::bad_alloc);
  CHECK(calls == 3);
#endif
  CHECK((_set_new_handler(nullptr) == handler && std::get_new_handler() == nullptr));
  CHECK((_set_new_mode(1) == 0 && _query_new_mode() == 1 && _set_new_mode(0) == 1));
}

TEST_CASE("RaiseException: throws an exception of C++") {
  const ULONG_PTR arguments[] = {1};
  try {
    RaiseException(EXCEPTION_ACCESS_VIOLATION, EXCEPTION_NONCONTINUABLE, 1, arguments);
    FAIL("it returns");
  } catch (const amp2hip_windows::structured_exception &thrown) {
    CHECK(thrown.code() == EXCEPTION_ACCESS_VIOLATION);
  }
}

TEST_CASE("handlers that are never called") {
  CHECK((_set_purecall_handler(purecall) == nullptr && _get_purecall_handler() == purecall));
  CHECK(_set_purecall_handler(nullptr) == purecall);
  CHECK((_set_se_translator(translate) == nullptr && _set_se_translator(nullptr) == translate));
  const _se_translator_function none = nullptr;
  const _purecall_handler no_handler = nullptr;
  CHECK((none == nullptr && no_handler == nullptr));
}

TEST_CASE("_onexit: the last function first, in one order with atexit") {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], 1);
    _onexit_t given = _onexit(write_a);
    atexit([] { (void)!write(1, "c", 1); });
    const bool ok = given == write_a && _onexit(write_b) == write_b && _onexit(nullptr) == nullptr;
    exit(ok ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  close(ends[1]);
  char written[100] = "";
  CHECK((status == 0 && read(ends[0], written, 99) >= 3));
  CHECK(std::string(written).substr(0, 3) == "bca");
  close(ends[0]);
}

TEST_CASE("_lfind, _lsearch") {
  int values[5] = {3, 1, 2}, key = 2, missing = 7, count = 0;
  unsigned int size = 3;
  CHECK(_lfind(&key, values, &size, sizeof(int), compare) == values + 2);
  CHECK(_lfind(&missing, values, &size, sizeof(int), compare) == nullptr);
  CHECK(
      (_lfind_s(&key, values, &size, sizeof(int), compare_in, &count) == values + 2 && count == 3));
  CHECK((_lsearch(&key, values, &size, sizeof(int), compare) == values + 2 && size == 3));
  CHECK((_lsearch(&missing, values, &size, sizeof(int), compare) == values + 3 && size == 4));
  CHECK((_lsearch_s(&missing, values, &size, sizeof(int), compare_in, &count) == values + 3));
  CHECK((values[3] == 7 && size == 4));
  invalid_parameters invalid;
  CHECK(
      (!_lfind(nullptr, values, &size, 4, compare) && !_lsearch(&key, nullptr, &size, 4, compare)));
  CHECK(invalid.taken() == 2);
}

TEST_CASE("mbstring.h: each byte is a character") {
  char buffer[20] = "";
  unsigned char *const to = bytes(buffer);
  CHECK((text(_mbscpy(to, bytes("ab"))) == "ab" && text(_mbscat(to, bytes("\xe4"))) == "ab\xe4"));
  CHECK((_mbslen(to) == 3 && _mbstrlen(buffer) == 3 && _mbclen(to) == 1));
  CHECK((_mbschr(to, 0xe4) == to + 2 && _mbsrchr(to, 'a') == to &&
         _mbsstr(to, bytes("b")) == to + 1));
  CHECK((_mbsncpy(to, bytes("xyz"), 4) == to && text(_mbsncat(to, bytes("uv"), 1)) == "xyzu"));
  CHECK((_mbscpy_s(to, 20, bytes("Ab")) == 0 && _mbscat_s(to, 20, bytes("c")) == 0));
  CHECK((_mbscmp(to, bytes("Abc")) == 0 && _mbsncmp(to, bytes("Abx"), 2) == 0));
  CHECK((_mbsicmp(to, bytes("aBC")) == 0 && _mbsnicmp(to, bytes("aBx"), 2) == 0));
  CHECK((_mbspbrk(to, bytes("cb")) == to + 1 && _mbsspn(to, bytes("bA")) == 2));
  CHECK(
      (_mbscspn(to, bytes("c")) == 2 && text(_mbslwr(to)) == "abc" && text(_mbsupr(to)) == "ABC"));
  CHECK(text(_mbsrev(to)) == "CBA");
  unsigned char *const copy = _mbsdup(to);
  CHECK((text(copy) == "CBA" && text(_mbstok(copy, bytes("B"))) == "C"));
  free(copy);
  CHECK((_mbsinc(to) == to + 1 && _mbsdec(to, to + 1) == to && _mbsdec(to, to) == nullptr));
  CHECK((_mbsnextc(to) == 'C' && !_ismbblead(0x81) && !_ismbbtrail(0x81)));
  CHECK((_setmbcp(0) == 0 && _getmbcp() == 0));
}

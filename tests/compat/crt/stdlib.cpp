//===--- stdlib.cpp - functions of <stdlib.h> ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <cstring>
#include <stdlib.h>
#include <string>
#include <thread>
#include <vector>

#include "support.h"

TEST_CASE("_countof: the number of elements, also in constant expressions") {
  int numbers[7];
  static_assert(_countof(numbers) == 7, "");
  struct holder {
    char text[5];
  } one;
  CHECK(_countof(one.text) == 5);
  CHECK(__max(3, 4) == 4);
  CHECK(__min(3, 4) == 3);
}

TEST_CASE("environment variables") {
  invalid_parameters invalid;
  CHECK(_putenv_s("COMPAT_TEST", "value") == 0);
  char *copy = nullptr;
  size_t size = 0;
  CHECK(_dupenv_s(&copy, &size, "COMPAT_TEST") == 0);
  CHECK((copy == std::string("value") && size == 6));
  free(copy);
  CHECK(_dupenv_s(&copy, nullptr, "COMPAT_MISSING") == 0);
  CHECK(copy == nullptr);
  char buffer[10] = "";
  CHECK(getenv_s(&size, buffer, "COMPAT_TEST") == 0);
  CHECK((buffer == std::string("value") && size == 6));
  CHECK(getenv_s(&size, nullptr, 0, "COMPAT_TEST") == 0);
  CHECK(size == 6);
  CHECK(getenv_s(&size, buffer, 3, "COMPAT_TEST") == ERANGE);
  CHECK(getenv_s(&size, buffer, 10, "COMPAT_MISSING") == 0);
  CHECK((size == 0 && buffer[0] == 0));
  CHECK(_putenv("COMPAT_TEST=other") == 0);
  CHECK(std::getenv("COMPAT_TEST") == std::string("other"));
  CHECK(_putenv_s("COMPAT_TEST", "") == 0);
  CHECK(std::getenv("COMPAT_TEST") == nullptr);
  CHECK(invalid.taken() == 0);
  CHECK(_putenv("no assignment") == -1);
  CHECK(_dupenv_s(nullptr, nullptr, "X") == EINVAL);
  CHECK(_putenv_s(nullptr, "x") == EINVAL);
  CHECK(invalid.taken() == 3);
}

static int compare_by(void *context, const void *a, const void *b) {
  const int sign = *static_cast<int *>(context);
  return sign * (*static_cast<const int *>(a) - *static_cast<const int *>(b));
}

TEST_CASE("qsort_s, bsearch_s: pass a context") {
  int values[] = {3, 1, 2, 5, 4};
  int sign = -1;
  qsort_s(values, 5, sizeof(int), compare_by, &sign);
  CHECK((values[0] == 5 && values[4] == 1));
  for (int key = 1; key <= 5; ++key)
    CHECK(bsearch_s(&key, values, 5, sizeof(int), compare_by, &sign) == values + 5 - key);
  int missing = 9;
  CHECK(bsearch_s(&missing, values, 5, sizeof(int), compare_by, &sign) == nullptr);
  invalid_parameters invalid;
  qsort_s(values, 5, sizeof(int), nullptr, &sign);
  CHECK(bsearch_s(&missing, values, 5, sizeof(int), nullptr, &sign) == nullptr);
  CHECK(invalid.taken() == 2);
}

TEST_CASE("mbstowcs_s, wcstombs_s: convert UTF-8") {
  invalid_parameters invalid;
  wchar_t wide[5] = L"";
  size_t converted = 0;
  CHECK(mbstowcs_s(&converted, wide, "gr\u00fcn", _TRUNCATE) == 0);
  CHECK((wide == std::wstring(L"gr\u00fcn") && converted == 5));
  CHECK(mbstowcs_s(&converted, wide, 5, "gr\u00fcner", _TRUNCATE) == STRUNCATE);
  CHECK((wide == std::wstring(L"gr\u00fcn") && converted == 5));
  CHECK(mbstowcs_s(&converted, nullptr, 0, "gr\u00fcn", 0) == 0);
  CHECK(converted == 5);
  CHECK(mbstowcs_s(nullptr, wide, "gr\u00fcn", 2) == 0);
  CHECK(wide == std::wstring(L"gr"));
  char narrow[6] = "";
  CHECK(wcstombs_s(&converted, narrow, L"gr\u00fcn", _TRUNCATE) == 0);
  CHECK((narrow == std::string("gr\u00fcn") && converted == 6));
  CHECK(invalid.taken() == 0);
  CHECK(wcstombs_s(&converted, narrow, 3, L"long", 4) == ERANGE);
  CHECK((narrow[0] == 0 && converted == 0));
  CHECK(mbstowcs_s(&converted, wide, 3, nullptr, 4) == EINVAL);
  CHECK(invalid.taken() == 2);
}

TEST_CASE("other functions of <stdlib.h>") {
  unsigned int a = 0, b = 0, differences = 0;
  for (int i = 0; i < 4; ++i) {
    CHECK((rand_s(&a) == 0 && rand_s(&b) == 0));
    differences += a != b;
  }
  CHECK(differences > 0);
  CHECK(_abs64(-(1LL << 40)) == 1LL << 40);
  const unsigned int flags = _set_abort_behavior(0, _WRITE_ABORT_MSG);
  CHECK(_set_abort_behavior(flags, _WRITE_ABORT_MSG) == (flags & ~1U));
  const int mode = _set_error_mode(_OUT_TO_STDERR);
  CHECK(_set_error_mode(mode) == _OUT_TO_STDERR);
  _sleep(1);
  CHECK(_wsystem(L"true") == 0);
  invalid_parameters invalid;
  CHECK(rand_s(nullptr) == EINVAL);
  CHECK(_set_errno(ERANGE) == 0);
  int error = 0;
  CHECK((_get_errno(&error) == 0 && error == ERANGE));
  CHECK(invalid.taken() == 1);
}

static int handled = 0;
static void handler(const wchar_t *problem, const wchar_t *function, const wchar_t *, unsigned int,
                    uintptr_t) {
  handled += problem != nullptr && function == std::wstring(L"strcpy_s");
}

TEST_CASE("handlers of invalid parameters: that of the thread takes precedence") {
  const _invalid_parameter_handler old = _set_invalid_parameter_handler(handler);
  CHECK(_get_invalid_parameter_handler() == handler);
  CHECK(strcpy_s(nullptr, 1, "x") == EINVAL);
  CHECK(handled == 1);
  {
    invalid_parameters invalid;
    CHECK(_get_thread_local_invalid_parameter_handler() != nullptr);
    CHECK(strcpy_s(nullptr, 1, "x") == EINVAL);
    CHECK((invalid.taken() == 1 && handled == 1));
  }
  CHECK(_get_thread_local_invalid_parameter_handler() == nullptr);
  CHECK(_set_invalid_parameter_handler(old) == handler);
}

TEST_CASE("rotations and the order of bytes") {
  CHECK(_rotl(0x80000001u, 1) == 3);
  CHECK(_rotr(3u, 1) == 0x80000001u);
  CHECK((_rotl(5u, 32) == 5 && _rotr(5u, 0) == 5));
  CHECK(_rotl64(1ULL << 63 | 1, 1) == 3);
  CHECK(_rotr64(3, 1) == (1ULL << 63 | 1));
  CHECK((_rotl8(0x81, 1) == 3 && _rotr8(3, 1) == 0x81));
  CHECK((_rotl16(0x8001, 1) == 3 && _rotr16(3, 1) == 0x8001));
  CHECK(_byteswap_ushort(0x1234) == 0x3412);
  CHECK(_byteswap_ulong(0x12345678) == 0x78563412);
  CHECK(_byteswap_uint64(0x0102030405060708) == 0x0807060504030201);
}

TEST_CASE("rand, srand: the numbers of Windows") {
  static_assert(RAND_MAX == 32767, "");
  int first = 0;
  std::thread([&] { first = rand(); }).join(); // a thread begins with the seed 1
  CHECK(first == 41);
  srand(1);
  CHECK(rand() == 41);
  CHECK(std::rand() == 18467);
  std::vector<int> more(3);
  std::generate(more.begin(), more.end(), rand);
  CHECK(more == std::vector<int>({6334, 26500, 19169}));
  std::srand(42);
  CHECK(rand() == 175);
}

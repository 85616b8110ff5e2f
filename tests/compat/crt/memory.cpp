//===--- memory.cpp - _aligned_malloc and related functions --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstdint>
#include <cstring>
#include <malloc.h>

#include "support.h"

static bool is_aligned(const void *memory, std::size_t to) {
  return reinterpret_cast<std::uintptr_t>(memory) % to == 0;
}

TEST_CASE("_aligned_malloc: any power of two") {
  invalid_parameters invalid;
  for (std::size_t alignment = 1; alignment <= 4096; alignment *= 2) {
    void *memory = _aligned_malloc(100, alignment);
    REQUIRE(is_aligned(memory, alignment));
    std::memset(memory, 1, 100);
    CHECK(_aligned_msize(memory, alignment, 0) == 100);
    _aligned_free(memory);
  }
  auto *text = static_cast<char *>(_aligned_malloc(4, 64));
  std::memcpy(text, "abc", 4);
  text = static_cast<char *>(_aligned_realloc(text, 10000, 128));
  CHECK((is_aligned(text, 128) && std::strcmp(text, "abc") == 0));
  CHECK(_aligned_realloc(text, 0, 128) == nullptr);
  auto *offset = static_cast<char *>(_aligned_offset_malloc(32, 64, 4));
  CHECK(is_aligned(offset + 4, 64));
  _aligned_free(offset);
  _aligned_free(nullptr);
  CHECK(invalid.taken() == 0);
  CHECK(_aligned_malloc(10, 3) == nullptr);
  CHECK(invalid.taken() == 1);
}

TEST_CASE("other functions of <malloc.h>") {
  auto *memory = static_cast<unsigned char *>(_recalloc(nullptr, 4, 4));
  for (int i = 0; i < 16; ++i)
    CHECK(memory[i] == 0);
  std::memset(memory, 1, _msize(memory));
  const std::size_t old = _msize(memory);
  memory = static_cast<unsigned char *>(_recalloc(memory, 1000, 1));
  CHECK(memory[old - 1] == 1);
  for (std::size_t i = old; i < 1000; ++i)
    REQUIRE(memory[i] == 0);
  free(memory);
  auto *local = static_cast<char *>(_alloca(10));
  std::memset(local, 0, 10);
  void *heap = _malloca(10);
  CHECK(heap != nullptr);
  _freea(heap);
  CHECK(_heapchk() == _HEAPOK);
  CHECK(_heapmin() == 0);
  invalid_parameters invalid;
  CHECK(_msize(nullptr) == std::size_t(-1));
  CHECK(invalid.taken() == 1);
}

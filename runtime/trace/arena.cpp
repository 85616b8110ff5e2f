//===--- arena.cpp - memory for the objects of a trace --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "arena.h"
#include <cstdint>
#include <mutex>
#include <new>
#include <sys/mman.h>

namespace amp2hip::trace {

namespace {

constexpr std::size_t page = std::size_t{2} * 1024 * 1024;

std::size_t round_up(std::size_t bytes, std::size_t to) { return (bytes + to - 1) / to * to; }

/// Maps memory that is a multiple of a page, aligned to a page.
char *map_pages(std::size_t bytes) {
  void *const mapped = mmap(nullptr, bytes + page, PROT_READ | PROT_WRITE,
                            MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (mapped == MAP_FAILED)
    throw std::bad_alloc();
  char *const begin = static_cast<char *>(mapped);
  const std::size_t skipped = round_up(reinterpret_cast<std::uintptr_t>(begin), page) -
                              reinterpret_cast<std::uintptr_t>(begin);
  // The pages before and after the aligned ones are never touched, and cost nothing.
  (void)madvise(begin + skipped, bytes, MADV_HUGEPAGE);
  return begin + skipped;
}

} // namespace

void *allocate(std::size_t bytes) {
  static std::mutex lock;
  static char *free_begin = nullptr;
  static std::size_t free_bytes = 0;
  bytes = round_up(bytes, 64);
  const std::lock_guard<std::mutex> guard(lock);
  if (bytes > free_bytes) {
    const std::size_t mapped = round_up(bytes, page);
    free_begin = map_pages(mapped);
    free_bytes = mapped;
  }
  void *const result = free_begin;
  free_begin += bytes;
  free_bytes -= bytes;
  return result;
}

} // namespace amp2hip::trace

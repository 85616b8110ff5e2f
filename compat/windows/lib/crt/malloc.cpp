//===--- malloc.cpp - _aligned_malloc and related functions --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/crt/malloc.h"
#include "crt/invalid_parameter.h"
#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <malloc.h>

using namespace amp2hip_windows;

namespace {
/// Precedes every aligned block.
struct block_header {
  void *block; ///< For free().
  size_t size; ///< As requested.
};
/// Returns a copy, because an offset can place the header at any address.
block_header header_of(const void *memory) {
  block_header header;
  std::memcpy(&header, static_cast<const char *>(memory) - sizeof header, sizeof header);
  return header;
}
} // namespace

void *_aligned_offset_malloc(size_t size, size_t alignment, size_t offset) {
  if (alignment == 0 || (alignment & (alignment - 1)) != 0 || (offset != 0 && offset >= size)) {
    invalid_parameter("_aligned_malloc", "the alignment is not a power of two");
    return nullptr;
  }
  alignment = std::max(alignment, alignof(block_header));
  if (size > SIZE_MAX - alignment - sizeof(block_header)) {
    errno = ENOMEM;
    return nullptr;
  }
  void *block = std::malloc(size + alignment + sizeof(block_header));
  if (block == nullptr)
    return nullptr;
  const auto least = reinterpret_cast<uintptr_t>(block) + sizeof(block_header);
  uintptr_t address = ((least + offset + alignment - 1) & ~(alignment - 1)) - offset;
  auto *memory = reinterpret_cast<void *>(address);
  const block_header header = {block, size};
  std::memcpy(static_cast<char *>(memory) - sizeof header, &header, sizeof header);
  return memory;
}
void *_aligned_malloc(size_t size, size_t alignment) {
  return _aligned_offset_malloc(size, alignment, 0);
}
void _aligned_free(void *memory) {
  if (memory != nullptr)
    std::free(header_of(memory).block);
}
size_t _aligned_msize(void *memory, size_t, size_t) { return header_of(memory).size; }
void *_aligned_realloc(void *memory, size_t size, size_t alignment) {
  if (memory == nullptr)
    return _aligned_malloc(size, alignment);
  if (size == 0) {
    _aligned_free(memory);
    return nullptr;
  }
  void *moved = _aligned_malloc(size, alignment);
  if (moved == nullptr)
    return nullptr;
  std::memcpy(moved, memory, std::min(size, header_of(memory).size));
  _aligned_free(memory);
  return moved;
}

size_t _msize(void *memory) {
  if (memory == nullptr) {
    invalid_parameter("_msize", "the pointer is null");
    return static_cast<size_t>(-1);
  }
  return malloc_usable_size(memory);
}
void *_recalloc(void *memory, size_t count, size_t size) {
  // The heap may reserve more bytes than were requested; all of them are set to 0.
  const size_t old = memory != nullptr ? malloc_usable_size(memory) : 0;
  void *moved = reallocarray(memory, count, size);
  const size_t now = moved != nullptr ? malloc_usable_size(moved) : 0;
  if (now > old)
    std::memset(static_cast<char *>(moved) + old, 0, now - old);
  return moved;
}
void _freea(void *memory) { std::free(memory); }
int _heapchk() { return _HEAPOK; }
int _heapmin() { return malloc_trim(0), 0; }
void *_aligned_offset_realloc(void *memory, size_t size, size_t alignment, size_t offset) {
  if (memory != nullptr && size == 0) {
    _aligned_free(memory);
    return nullptr;
  }
  void *const moved = _aligned_offset_malloc(size, alignment, offset);
  if (moved != nullptr && memory != nullptr) {
    std::memcpy(moved, memory, std::min(size, header_of(memory).size));
    _aligned_free(memory);
  }
  return moved;
}
void *_aligned_recalloc(void *memory, size_t count, size_t size, size_t alignment) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) {
    errno = ENOMEM;
    return nullptr;
  }
  const size_t old = memory != nullptr ? header_of(memory).size : 0;
  void *const moved = _aligned_offset_realloc(memory, bytes, alignment, 0);
  if (moved != nullptr && bytes > old)
    std::memset(static_cast<char *>(moved) + old, 0, bytes - old);
  return moved;
}
void *_expand(void *memory, size_t size) {
  return memory != nullptr && size <= malloc_usable_size(memory) ? memory : nullptr;
}
int _resetstkoflw() { return 1; }

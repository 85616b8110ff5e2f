//===--- stacks.cpp - stacks of the fibers of a worker --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "stacks.h"
#include "sanitizers.h"
#include <algorithm>
#include <cstdint>
#include <new>
#include <sys/mman.h>
#if AMP2HIP_ASAN
#include <sanitizer/asan_interface.h>
#endif

namespace amp2hip {

// The size of one stack, larger with sanitizers, which make stack frames several times as large.
static constexpr std::size_t stack_size = (AMP2HIP_ASAN || AMP2HIP_TSAN ? 512 : 192) << 10;
static constexpr std::uint64_t mark = 0x616d703268697021;

stack_block::~stack_block() {
  if (block_ == nullptr)
    return;
#if AMP2HIP_ASAN
  // Remove the poison that abandoned fibers left: the next mapping at these addresses, for example
  // the stack of a thread, must not be poisoned.
  __asan_unpoison_memory_region(block_, taken_ * stack_size);
#endif
  munmap(block_, count * stack_size);
}

char *stack_block::begin(std::size_t i) const { return block_ + i * stack_size; }

void *stack_block::take(std::size_t i, std::size_t &size) {
  if (block_ == nullptr) {
    void *const got = mmap(nullptr, count * stack_size, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (got == MAP_FAILED)
      throw std::bad_alloc();
    // Do not use huge pages: one would hold many stacks, each of which uses a few hundred bytes.
    madvise(got, count * stack_size, MADV_NOHUGEPAGE);
    block_ = static_cast<char *>(got);
  }
  taken_ = std::max(taken_, i + 1);
  *reinterpret_cast<std::uint64_t *>(begin(i)) = mark;
  // Vary the distances between the tops of the stacks: with equal distances, the tops would share a
  // few cache lines.
  size = stack_size - i % 512 * 128;
  return begin(i);
}

bool stack_block::overrun(std::size_t i) const {
  return *reinterpret_cast<const std::uint64_t *>(begin(i)) != mark;
}

} // namespace amp2hip

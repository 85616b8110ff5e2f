//===--- free_blocks.cpp - freed device memory for reuse ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "free_blocks.h"
#include <algorithm>

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

namespace {

constexpr std::size_t max_blocks = 32; // a search looks at all of them
constexpr std::size_t max_bytes = std::size_t{128} << 20;
constexpr std::size_t max_block_bytes = max_bytes / 4;

} // namespace

free_blocks::free_blocks() { blocks_.reserve(max_blocks + 1); }

void *free_blocks::take(std::size_t bytes, gpuStream_t stream) {
  const std::lock_guard<std::mutex> guard(mutex_);
  // The last one first: its memory is most likely in the cache.
  const auto found = std::find_if(blocks_.rbegin(), blocks_.rend(), [&](const block &one) {
    return one.bytes == bytes && one.stream == stream;
  });
  if (found == blocks_.rend())
    return nullptr;
  void *const memory = found->memory;
  bytes_ -= bytes;
  blocks_.erase(std::next(found).base());
  return memory;
}

bool free_blocks::keep(void *memory, std::size_t bytes, gpuStream_t stream) {
  if (bytes > max_block_bytes)
    return false;
  const std::lock_guard<std::mutex> guard(mutex_);
  blocks_.push_back({memory, bytes, stream});
  bytes_ += bytes;
  while (blocks_.size() > max_blocks || bytes_ > max_bytes)
    remove(0);
  return true;
}

void free_blocks::clear() {
  const std::lock_guard<std::mutex> guard(mutex_);
  while (!blocks_.empty())
    remove(0);
}

void free_blocks::clear(gpuStream_t stream) {
  const std::lock_guard<std::mutex> guard(mutex_);
  for (std::size_t i = blocks_.size(); i-- > 0;)
    if (blocks_[i].stream == stream)
      remove(i);
}

void free_blocks::remove(std::size_t at) {
  bytes_ -= blocks_[at].bytes;
  (void)gpuFreeAsync(blocks_[at].memory, blocks_[at].stream);
  blocks_.erase(blocks_.begin() + static_cast<std::ptrdiff_t>(at));
}

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

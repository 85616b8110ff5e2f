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
    remove_oldest(1);
  return true;
}

void free_blocks::clear() {
  const std::lock_guard<std::mutex> guard(mutex_);
  remove_oldest(blocks_.size());
}

void free_blocks::clear(gpuStream_t stream) {
  const std::lock_guard<std::mutex> guard(mutex_);
  const auto others = std::stable_partition(blocks_.begin(), blocks_.end(),
                                            [&](const block &one) { return one.stream == stream; });
  remove_oldest(static_cast<std::size_t>(others - blocks_.begin()));
}

void free_blocks::remove_oldest(std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    bytes_ -= blocks_[i].bytes;
    (void)gpuFreeAsync(blocks_[i].memory, blocks_[i].stream);
  }
  blocks_.erase(blocks_.begin(), blocks_.begin() + static_cast<std::ptrdiff_t>(count));
}

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

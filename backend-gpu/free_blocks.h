//===--- free_blocks.h - freed device memory for reuse ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_GPU_FREE_BLOCKS_H
#define AMP2HIP_GPU_FREE_BLOCKS_H

#include "vendor.h"
#include <cstddef>
#include <mutex>
#include <vector>

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

/// Blocks of a memory pool that were freed, for later allocations of the same size on the same
/// stream. Work on a stream runs in order, so the new owner need not wait for the work of the old
/// one. Takes a third of the time of the vendor's allocation and release from a pool. All
/// functions may be called from any thread.
class free_blocks {
public:
  free_blocks();
  /// Returns a block of \p bytes bytes that was freed on \p stream, or null if there is none.
  void *take(std::size_t bytes, gpuStream_t stream);
  /// Keeps the block, which must come from a memory pool, and returns the oldest blocks to the pool
  /// if there are too many. Returns false if the block is too large to be kept.
  bool keep(void *memory, std::size_t bytes, gpuStream_t stream);
  /// Returns all blocks to the pool.
  void clear();
  /// Returns the blocks that were freed on \p stream to the pool.
  void clear(gpuStream_t stream);

private:
  struct block {
    void *memory;
    std::size_t bytes;
    gpuStream_t stream;
  };
  /// Returns the block at the position \p at to the pool. Requires that this thread has locked the
  /// mutex: otherwise another thread could destroy the stream of the block.
  void remove(std::size_t at);

  std::mutex mutex_;
  std::vector<block> blocks_; ///< in the order of their release
  std::size_t bytes_ = 0;     ///< the sum of their sizes
};

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

#endif // AMP2HIP_GPU_FREE_BLOCKS_H

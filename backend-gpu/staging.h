//===--- staging.h - copies through pinned host memory ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_GPU_STAGING_H
#define AMP2HIP_GPU_STAGING_H

#include "vendor.h"
#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

/// The destination, in pageable memory, of a copy from a staging block.
struct host_destination {
  char *to = nullptr; ///< null if the copy goes to the device
  std::size_t width = 0;
  std::size_t height = 0;
  std::size_t pitch = 0; ///< distance of the rows at `to`; the rows in the block are contiguous
};

/// The use of a staging block, a block of pinned host memory, by one copy. A copy to the device
/// fills the block, and the device then transfers its bytes. For a copy to the host, the device
/// transfers the bytes to the block, and finish() copies them from the block to the destination.
/// The thread that waits for the copy calls finish(), so that no thread of the vendor's runtime is
/// blocked.
class staged_copy {
public:
  /// Uses \p block for a copy. The event \p done marks the end of the transfer. The staging_pool
  /// owns the block and the event.
  staged_copy(void *block, gpuEvent_t done) : block_(block), done_(done) {}

  /// The pinned memory.
  char *block() const { return static_cast<char *>(block_); }
  /// Must be called when the transfer is queued on \p stream. May be called again for another
  /// transfer once the previous transfer is finished. \p destination is the destination of a copy
  /// to the host. Throws runtime_exception.
  void record_transfer(gpuStream_t stream, const host_destination &destination);
  /// Finishes the copy if its transfer is complete. Returns true if the copy is
  /// finished. Throws the error of the work in the stream, if any.
  bool try_finish();
  /// Waits for the transfer. For a copy to the host, then copies the bytes to the destination.
  /// No-op if the copy is finished. Throws the error of the work in the stream, if any.
  void finish();

private:
  friend class staging_pool;
  /// Copies the bytes from the block to the destination.
  void copy_to_destination();

  void *block_;
  gpuEvent_t done_;
  host_destination destination_;
  std::mutex mutex_;
  bool finished_ = false;
};

/// The staging blocks of one device. If no block is free, acquire() finishes
/// the oldest copy that is in flight and reuses its block. A long copy thus
/// cycles through the blocks, and the transfers of the device overlap with the
/// copies of the host.
class staging_pool {
public:
  /// The size of a block.
  static constexpr std::size_t block_bytes = std::size_t{1} << 20;
  /// The number of blocks. The pool allocates more blocks only if no block is free and no copy is
  /// in flight.
  static constexpr std::size_t max_blocks = 32;
  /// The size of all blocks. A larger copy has to wait for free blocks.
  static constexpr std::size_t max_total_bytes = max_blocks * block_bytes;

  /// Creates an empty pool for the device with the number \p ordinal.
  explicit staging_pool(int ordinal) : ordinal_(ordinal) {}
  ~staging_pool();

  /// Returns a staged_copy with a free block. The device must be current. Throws out_of_memory, or
  /// the error of the copy that this function waited for.
  std::shared_ptr<staged_copy> acquire();
  /// Takes back the block of \p copy, whose transfer was not queued or has ended.
  void give_back(const std::shared_ptr<staged_copy> &copy);
  /// Must be called once the transfer of \p copy is queued. The block becomes free when the copy is
  /// finished.
  void add_in_flight(const std::shared_ptr<staged_copy> &copy);

private:
  struct free_block {
    void *memory;
    gpuEvent_t done;
  };
  int ordinal_;
  std::mutex mutex_;
  std::size_t blocks_ = 0;
  std::vector<free_block> free_;
  std::deque<std::shared_ptr<staged_copy>> in_flight_; ///< oldest first
};

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

#endif // AMP2HIP_GPU_STAGING_H

//===--- staging.h - pinned memory that copies go through -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CUDA_STAGING_H
#define AMP2HIP_CUDA_STAGING_H

#include "vendor.h"
#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

namespace amp2hip::cuda {

/// Rows of bytes in the program's memory that wait for a staging block.
struct landing_place {
  char *to = nullptr; // null: nothing lands, the copy went to the device
  std::size_t width = 0;
  std::size_t height = 0;
  std::size_t pitch = 0; // between the rows at `to`; in the block they are dense
};

/// One use of a block of pinned memory by a copy in a stream. The bytes of a
/// copy to the host lie in the block until finish() moves them on: whoever
/// waits for the copy does it, so no thread of the vendor's is ever held up.
class staged_copy {
public:
  staged_copy(void *block, cudaEvent_t done) : block_(block), done_(done) {}

  char *block() const { return static_cast<char *>(block_); }
  /// Marks the end of the copy in `stream`, or of one more after the last is
  /// finished. Throws runtime_exception.
  void queued(cudaStream_t stream, const landing_place &place);
  /// Finishes if the device's part is done; whether it is. Throws what went
  /// wrong in the work before it.
  bool try_finish();
  /// Waits for the device's part, then moves the bytes on. Idempotent. Throws
  /// as try_finish().
  void finish();

private:
  friend class staging_pool;
  void land();

  void *block_;
  cudaEvent_t done_;
  landing_place place_;
  std::mutex mutex_;
  bool finished_ = false;
};

/// Blocks of pinned host memory for the copies of one device, used in turn. A
/// copy that finds none free finishes the oldest, so a long one runs through
/// them with the device's transfers and the host's overlapping.
class staging_pool {
public:
  static constexpr std::size_t block_bytes = std::size_t{1} << 20;
  static constexpr std::size_t max_blocks = 32;
  /// What can be on its way at a time.
  static constexpr std::size_t most_bytes = max_blocks * block_bytes;

  explicit staging_pool(int ordinal) : ordinal_(ordinal) {}
  ~staging_pool();

  /// A free block, for one copy; the device is current. Throws out_of_memory,
  /// or what went wrong in the copy it had to wait for.
  std::shared_ptr<staged_copy> acquire();
  /// Gives a block back whose copy was not queued.
  void give_back(const std::shared_ptr<staged_copy> &copy);
  /// To be called once the copy is queued: its block is free when it is done.
  void in_flight(const std::shared_ptr<staged_copy> &copy);

private:
  struct free_block {
    void *memory;
    cudaEvent_t done;
  };
  int ordinal_;
  std::mutex mutex_;
  std::size_t blocks_ = 0;
  std::vector<free_block> free_;
  std::deque<std::shared_ptr<staged_copy>> in_flight_; // oldest first
};

} // namespace amp2hip::cuda

#endif // AMP2HIP_CUDA_STAGING_H

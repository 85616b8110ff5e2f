//===--- bulk_copy.h - large copies, by several threads ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_HIP_BULK_COPY_H
#define AMP2HIP_HIP_BULK_COPY_H

#include "device.h"
#include <atomic>
#include <exception>
#include <functional>
#include <vector>

namespace amp2hip::hip {

/// Rows of a copy that fit a staging block, dense in the block.
struct copy_part {
  std::size_t to, from; ///< bytes from the beginning of the copy
  std::size_t width, height;
};

/// A copy between a device and pageable memory, part by part. One thread moves
/// bytes between that memory and pinned blocks at a fifth of the bus's rate: so
/// several do, each with two blocks, one of which is on the bus meanwhile.
class bulk_copy {
public:
  /// Queues the device's half of a part's copy, from or to the block.
  using device_half = std::function<void(const copy_part &part, char *block)>;

  /// From this size on it pays to start threads.
  static constexpr std::size_t least_bytes = std::size_t{16} << 20;

  bulk_copy(gpu &device, hipStream_t stream, const std::vector<copy_part> &parts, device_half half)
      : device_(device), stream_(stream), parts_(parts), half_(std::move(half)) {}

  /// Host to device: on return all is queued, and `from` may be changed.
  void in(const char *from, std::size_t pitch);
  /// Device to host: on return all has arrived.
  void out(char *to, std::size_t pitch);

private:
  using block = std::shared_ptr<staged_copy>;
  template <typename Work> void on_threads(Work work);
  template <typename Work> void guarded(const Work &work) noexcept;
  const copy_part *take();
  void move_in(block (&mine)[2], const char *from, std::size_t pitch);
  void move_out(block (&mine)[2], char *to, std::size_t pitch);

  gpu &device_;
  const hipStream_t stream_;
  const std::vector<copy_part> &parts_;
  const device_half half_;
  std::atomic<std::size_t> next_{0};
  std::mutex mutex_;
  std::exception_ptr failure_; // the first
};

} // namespace amp2hip::hip

#endif // AMP2HIP_HIP_BULK_COPY_H

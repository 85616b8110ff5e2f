//===--- bulk_copy.h - large copies on several threads ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_GPU_BULK_COPY_H
#define AMP2HIP_GPU_BULK_COPY_H

#include "device.h"
#include <atomic>
#include <exception>
#include <functional>
#include <vector>

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

/// A part of a copy that fits into a staging block (a block of pinned host memory). In the block,
/// the rows of the part are contiguous.
struct copy_part {
  std::size_t to, from; ///< byte offsets in the destination and the source
  std::size_t width, height;
};

/// A large copy between a device and pageable host memory, through staging blocks. Several threads
/// share the parts of the copy, because one thread copies between pageable and pinned memory at
/// only a fifth of the bandwidth of the bus. Each thread uses two blocks: it fills or empties one
/// block while the bus transfers the other.
class bulk_copy {
public:
  /// A function that queues the transfer of \p part between the device and the staging block at \p
  /// block.
  using device_half = std::function<void(const copy_part &part, char *block)>;

  /// The least size of a copy to the device for which several threads are
  /// faster.
  static constexpr std::size_t min_bytes = std::size_t{16} << 20;

  /// Prepares a copy that in() or out() executes. \p parts must outlive the
  /// object.
  bulk_copy(gpu &device, gpuStream_t stream, const std::vector<copy_part> &parts, device_half half)
      : device_(device), stream_(stream), parts_(parts), half_(std::move(half)) {}

  /// Copies from host to device. \p pitch is the distance of the rows at \p from. Returns when all
  /// transfers are queued; the caller may then change the memory at \p from. Throws the first error
  /// of a thread.
  void in(const char *from, std::size_t pitch);
  /// Copies from device to host. \p pitch is the distance of the rows at \p to. Returns when the
  /// copy is complete. Throws the first error of a thread.
  void out(char *to, std::size_t pitch);

private:
  using block = std::shared_ptr<staged_copy>;
  /// Runs \p work on several threads and rethrows the first error.
  template <typename Work>
  void run_on_threads(Work work);
  /// Runs \p work on this thread. If it throws, stores the first error in failure_ and makes
  /// next_part() return null on all threads.
  template <typename Work>
  void run_and_store_error(const Work &work) noexcept;
  const copy_part *next_part();
  /// Copy parts to the device (copy_parts_in) or to the host (copy_parts_out), alternately through
  /// the two blocks of this thread, until no part is left.
  void copy_parts_in(block (&mine)[2], const char *from, std::size_t pitch);
  void copy_parts_out(block (&mine)[2], char *to, std::size_t pitch);

  gpu &device_;
  const gpuStream_t stream_;
  const std::vector<copy_part> &parts_;
  const device_half half_;
  std::atomic<std::size_t> next_{0};
  std::mutex mutex_;
  std::exception_ptr failure_; ///< the first error of a thread
};

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

#endif // AMP2HIP_GPU_BULK_COPY_H

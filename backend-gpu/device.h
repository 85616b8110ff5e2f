//===--- device.h - a GPU ---------------------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_GPU_DEVICE_H
#define AMP2HIP_GPU_DEVICE_H

#include "amp2hip/accelerator/backend.h"
#include "clock.h"
#include "free_blocks.h"
#include "staging.h"
#include "vendor.h"
#include <mutex>
#include <ostream>

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

/// Makes a device current for the calling thread, and makes the previous device current again at
/// the end of the scope, because the program may call the vendor's functions too. The constructor
/// throws runtime_exception.
class current_device {
public:
  explicit current_device(int ordinal);
  ~current_device();
  current_device(const current_device &) = delete;
  current_device &operator=(const current_device &) = delete;

private:
  int former_ = -1; ///< -1 if there is nothing to restore
};

/// A GPU. The constructor reads only the properties of the device. The context, the memory pool and
/// the staging memory are created with the first queue or later, so that an unused device costs
/// nothing.
class gpu final : public device {
public:
  /// Throws runtime_exception if the properties of the device cannot be read. Several objects for
  /// one GPU have different values of \p number.
  explicit gpu(int ordinal, int number = 0);
  ~gpu() override;

  std::shared_ptr<queue> create_queue(concurrency::queuing_mode mode) override;
  std::shared_ptr<queue> adopt_stream(void *stream, concurrency::queuing_mode mode) override;
  bool owns_memory(const void *memory) const override;
  void *allocate_host(std::size_t bytes) override;
  void release_host(void *memory) noexcept override;
  device_message *attach_error_channel(const void *symbol) override;
  void set_variable(const void *symbol, int value) override;
  std::string pool_report() const override;

  /// Allocates memory for work that is queued on \p stream after this call,
  /// from the memory pool if the device has one. Throws out_of_memory if the
  /// memory does not suffice, even after all work on the device is complete.
  void *allocate(std::size_t bytes, gpuStream_t stream);
  /// Frees \p bytes bytes of memory once all work queued on \p stream so far is complete.
  void release(void *memory, std::size_t bytes, gpuStream_t stream) noexcept;
  /// Frees what the device keeps for \p stream, which ends.
  void forget(gpuStream_t stream) noexcept;

  /// Records a time after the work that is queued on \p stream so far. \p now is the time of the
  /// host.
  timestamp_ptr record_time(gpuStream_t stream, double now);

  /// True if \p address is in pinned or managed memory, whether this runtime or the program
  /// allocated it. The vendor's asynchronous copies access such memory directly, without staging.
  bool is_pinned(const void *address) const;
  /// The staging blocks of this device.
  staging_pool &staging() { return staging_; }
  /// The largest pitch of a two-dimensional copy, in bytes.
  std::size_t max_pitch() const { return max_pitch_; }
  /// The number of multiprocessors of the device.
  unsigned multiprocessors() const { return multiprocessors_; }
  /// The number of registers that a thread may have if a multiprocessor runs as many threads as it
  /// can; 0 if the vendor does not tell.
  int registers_per_thread() const { return registers_per_thread_; }

private:
  /// Creates the memory pool if the device supports pools.
  void create_memory_pool();

  std::once_flag pool_created_;
  free_blocks free_blocks_;
  gpuMemPool_t pool_ = nullptr; ///< null if there are no pools or caching is off
  std::size_t max_pitch_ = 0;
  unsigned multiprocessors_ = 0;
  int registers_per_thread_ = 0;
  staging_pool staging_;
  device_clock clock_;
};

/// Prints the ordinal of the device, for error messages.
std::ostream &operator<<(std::ostream &out, const gpu &device);

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

#endif // AMP2HIP_GPU_DEVICE_H

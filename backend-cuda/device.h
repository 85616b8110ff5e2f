//===--- device.h - one GPU -------------------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CUDA_DEVICE_H
#define AMP2HIP_CUDA_DEVICE_H

#include "amp2hip/backend.h"
#include "staging.h"
#include "vendor.h"
#include <mutex>
#include <ostream>

namespace amp2hip::cuda {

/// Makes a device current for the calling thread and restores the former one:
/// the program may use the vendor's functions itself. Throws runtime_exception.
class current_device {
public:
  explicit current_device(int ordinal);
  ~current_device();
  current_device(const current_device &) = delete;
  current_device &operator=(const current_device &) = delete;

private:
  int former_ = -1; // -1: nothing to restore
};

/// One GPU. Its context, memory pool and staging memory are made with its first
/// queue, so that a device nobody uses costs nothing.
class gpu final : public device {
public:
  /// Throws runtime_exception where the properties cannot be read.
  explicit gpu(int ordinal);
  ~gpu() override;

  std::shared_ptr<queue> create_queue(concurrency::queuing_mode mode) override;
  void *allocate_host(std::size_t bytes) override;
  void release_host(void *memory) noexcept override;
  device_message *attach_error_channel(const void *symbol) override;

  /// Memory for work queued on `stream` from now on, from the device's pool
  /// where it has one. Throws out_of_memory once what other work has given back
  /// was waited for, and did not suffice.
  void *allocate(std::size_t bytes, cudaStream_t stream);
  /// Gives it back once the work queued on `stream` so far is done.
  void release(void *memory, cudaStream_t stream) noexcept;

  /// Whether the memory is pinned, so that a copy goes on after its call: by any
  /// device of the runtime's, or by the program.
  bool is_pinned(const void *address) const;
  staging_pool &staging() { return staging_; }
  /// Longest row distance of one two-dimensional copy, in bytes.
  std::size_t max_pitch() const { return max_pitch_; }
  unsigned multiprocessors() const { return multiprocessors_; }

private:
  void prepare();

  std::once_flag prepared_;
  cudaMemPool_t pool_ = nullptr; // null: no pools here, or caching is off
  std::size_t max_pitch_ = 0;
  unsigned multiprocessors_ = 0;
  staging_pool staging_;
};

/// For messages: the ordinal.
std::ostream &operator<<(std::ostream &out, const gpu &device);

} // namespace amp2hip::cuda

#endif // AMP2HIP_CUDA_DEVICE_H

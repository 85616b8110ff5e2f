//===--- queue.h - a stream -------------------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CUDA_QUEUE_H
#define AMP2HIP_CUDA_QUEUE_H

#include "device.h"

namespace amp2hip::cuda {

/// A stream of one GPU. The vendor's functions are called from any thread; only
/// the list of copies that are not at home yet is guarded.
class stream_queue final : public queue {
public:
  /// Takes the stream over.
  stream_queue(gpu &owner, concurrency::queuing_mode mode, cudaStream_t stream);
  /// Waits for the queued copies to the host, and swallows errors.
  ~stream_queue() override;

  void *allocate(std::size_t bytes) override;
  void release(void *memory) noexcept override;
  void copy_in(void *to, const void *from, const copy_shape &shape) override;
  /// Asynchronous: the bytes come through staging memory.
  void copy_out(void *to, const void *from, const copy_shape &shape) override;
  void copy_within(void *to, const void *from, const copy_shape &shape) override;
  void copy_from(void *to, device &source, const void *from, std::size_t bytes) override;
  std::shared_ptr<event> record() override;
  void wait_for(event &point) override;
  void flush() override;
  void wait() override;

private:
  void copy_rows(void *to, const void *from, const copy_shape &shape, cudaMemcpyKind kind);
  std::vector<std::shared_ptr<staged_copy>> unfinished_copies();

  gpu &gpu_;
  cudaStream_t stream_;
  std::mutex mutex_;
  std::vector<std::shared_ptr<staged_copy>> copies_out_;
};

} // namespace amp2hip::cuda

#endif // AMP2HIP_CUDA_QUEUE_H

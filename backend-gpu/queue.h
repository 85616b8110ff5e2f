//===--- queue.h - queues as streams of a GPU -------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_GPU_QUEUE_H
#define AMP2HIP_GPU_QUEUE_H

#include "device.h"

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

/// A queue that is a stream of a GPU. The mutex guards only the lists of unfinished copies to the
/// host and of free images, and the last end, because the vendor's functions may be called from any
/// thread.
class stream_queue final : public queue {
public:
  /// Takes ownership of \p stream if \p owns_stream.
  stream_queue(gpu &owner, concurrency::queuing_mode mode, gpuStream_t stream, bool owns_stream);
  /// Waits for the queued copies to the host and ignores errors.
  ~stream_queue() override;

  void *allocate(std::size_t bytes) override;
  void release(void *memory, std::size_t bytes) noexcept override;
  void copy_in(void *to, const void *from, const copy_shape &shape) override;
  /// Asynchronous, except for copies that are larger than all staging blocks.
  /// If \p to is pageable memory, the copy goes through staging blocks.
  void copy_out(void *to, const void *from, const copy_shape &shape) override;
  void copy_within(void *to, const void *from, const copy_shape &shape) override;
  void copy_from(void *to, device &source, const void *from, std::size_t bytes) override;
  std::unique_ptr<texture_image> create_image(const image_format &format) override;
  bool copy_in_image(texture_image &image, const void *from, std::size_t bytes) override;
  bool has_surfaces() const override { return vendor_image::has_surfaces; }
  std::unique_ptr<texture_image> adopt_image(void *array, const image_format &format) override;
  void read_format(void *array, image_format &format) override;
  void release_image(std::unique_ptr<texture_image> image) noexcept override;
  /// The vendor's events take longer than all else that a trace does in a launch. So a time is only
  /// measured here if the end of the work before is not known, or if the queue is idle and the last
  /// such time is old: a trace derives from it when a GPU begins the work of an idle queue.
  begin_point begin_time(bool may_be_early, double now) override;
  timestamp_ptr end_time(double now) override;
  std::shared_ptr<event> record() override;
  void wait_for(event &point) override;
  void flush() override;
  void wait() override;

private:
  /// Queues a copy of \p kind directly between \p to and \p from.
  void copy_direct(void *to, const void *from, const copy_shape &shape, gpuMemcpyKind kind);
  void forget_last_end();
  /// Finishes the copies to the host whose transfers are complete. Returns the copies that are not
  /// yet finished.
  std::vector<std::shared_ptr<staged_copy>> unfinished_copies();

  gpu &gpu_;
  gpuStream_t stream_;
  const bool owns_stream_;
  std::mutex mutex_;
  std::vector<std::shared_ptr<staged_copy>> copies_out_;
  timestamp_ptr last_end_; ///< null if other work may follow the last traced work
  bool is_waited_ = false; ///< the host has waited for the last traced work
  // In microseconds of the host's steady clock:
  double last_end_recorded_ = 0;
  double last_idle_time_ = -1e9;  ///< when begin_time() last measured a time of the idle queue
  double last_query_time_ = -1e9; ///< when the last query whether the queue has work was made
  std::vector<std::unique_ptr<vendor_image>> free_images_; ///< the last released one is the last
};

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

#endif // AMP2HIP_GPU_QUEUE_H

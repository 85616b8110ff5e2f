//===--- queue.cpp - queues as streams of a GPU ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Allocations, copies and events on a stream. The vendor's asynchronous copies
/// require pinned host memory, so copies from and to pageable memory go through
/// staging blocks (staging.h), large ones on several threads (bulk_copy.h).
///
//===----------------------------------------------------------------------===//

#include "queue.h"
#include "../runtime/trace/read_times.h"
#include "amp2hip/accelerator/trace.h"
#include "bulk_copy.h"
#include "error.h"
#include "event.h"
#include "profiler_range.h"
#include <algorithm>
#include <cstring>

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

namespace {

// The largest copy to the device, in bytes, for which the vendor's copy from pageable memory is
// faster than staging: the vendor stores the bytes with the command and returns.
constexpr std::size_t small_copy = std::size_t{64} * 1024;

/// Splits a copy into parts that fit into a staging block.
std::vector<copy_part> split_into_parts(const copy_shape &shape) {
  const std::size_t block = staging_pool::block_bytes;
  std::vector<copy_part> parts;
  if (shape.height == 1 || (shape.to_pitch == shape.width && shape.from_pitch == shape.width)) {
    const std::size_t bytes = shape.width * shape.height;
    for (std::size_t at = 0; at < bytes; at += block)
      parts.push_back({at, at, std::min(block, bytes - at), 1});
  } else if (shape.width > block) {
    for (std::size_t row = 0; row < shape.height; ++row)
      for (std::size_t at = 0; at < shape.width; at += block)
        parts.push_back({row * shape.to_pitch + at, row * shape.from_pitch + at,
                         std::min(block, shape.width - at), 1});
  } else {
    const std::size_t rows = block / shape.width;
    for (std::size_t row = 0; row < shape.height; row += rows)
      parts.push_back({row * shape.to_pitch, row * shape.from_pitch, shape.width,
                       std::min(rows, shape.height - row)});
  }
  return parts;
}

bool is_empty(const copy_shape &shape) { return shape.width == 0 || shape.height == 0; }

} // namespace

stream_queue::stream_queue(gpu &owner, concurrency::queuing_mode mode, gpuStream_t stream,
                           bool owns_stream)
    : queue(owner, mode, stream), gpu_(owner), stream_(stream), owns_stream_(owns_stream) {}

stream_queue::~stream_queue() {
  try {
    wait();
  } catch (...) { // the device is lost, and its data with it (§12.2.5)
  }
  free_images_.clear();
  gpu_.forget(stream_);
  if (owns_stream_)
    (void)gpuStreamDestroy(stream_);
}

void *stream_queue::allocate(std::size_t bytes) {
  const access_gate::scope scope(gate_);
  trace::allocated(*this, bytes);
  if (trace::enabled)
    forget_last_end();
  return gpu_.allocate(bytes, stream_);
}

void stream_queue::release(void *memory, std::size_t bytes) noexcept {
  const access_gate::scope scope(gate_);
  gpu_.release(memory, bytes, stream_);
}

std::unique_ptr<texture_image> stream_queue::create_image(const image_format &format) {
  {
    const std::lock_guard<std::mutex> guard(mutex_);
    for (std::unique_ptr<vendor_image> &one : free_images_)
      if (one->format() == format) {
        std::unique_ptr<vendor_image> found = std::move(one);
        free_images_.erase(free_images_.begin() + (&one - free_images_.data()));
        return found;
      }
  }
  current_device current(gpu_.ordinal());
  return vendor_image::create(format, stream_);
}

std::unique_ptr<texture_image> stream_queue::adopt_image(void *array, const image_format &format) {
  current_device current(gpu_.ordinal());
  return vendor_image::adopt(array, format, stream_);
}

void stream_queue::read_format(void *array, image_format &format) {
  if (!vendor_image::read_format(array, format))
    queue::read_format(array, format);
}

bool stream_queue::copy_in_image(texture_image &image, const void *from, std::size_t bytes) {
  if (static_cast<vendor_image &>(image).stream() != stream_ || !gpu_.is_pinned(from))
    return false;
  const access_gate::scope scope(gate_);
  const copy_range range("to the accelerator", bytes);
  const trace::copy_scope traced(*this, trace::copy_direction::to_accelerator, bytes);
  current_device current(gpu_.ordinal());
  image.copy_from_linear(from, 0);
  // The device reads `from` directly, and the caller may change it on return.
  check(gpuStreamSynchronize(stream_), "waiting for a copy to ", gpu_);
  return true;
}

void stream_queue::release_image(std::unique_ptr<texture_image> image) noexcept {
  // Creating an image takes longer than most kernels, so keep some images for reuse.
  constexpr std::size_t max_free_images = 8;
  try {
    const std::lock_guard<std::mutex> guard(mutex_);
    std::unique_ptr<vendor_image> free(static_cast<vendor_image *>(image.release()));
    const bool is_kept = free->owns_array();
    if (is_kept)
      free_images_.push_back(std::move(free));
    if (!is_kept || free_images_.size() > max_free_images) {
      current_device current(gpu_.ordinal());
      (void)gpuStreamSynchronize(stream_); // its work may use the image
      free.reset();
      if (is_kept)
        free_images_.erase(free_images_.begin());
    }
  } catch (...) { // the device is lost
  }
}

void stream_queue::copy_direct(void *to, const void *from, const copy_shape &shape,
                               gpuMemcpyKind kind) {
  const auto run = [&](std::size_t to_offset, std::size_t from_offset, std::size_t bytes) {
    check(gpuMemcpyAsync(static_cast<char *>(to) + to_offset,
                         static_cast<const char *>(from) + from_offset, bytes, kind, stream_),
          "copying ", bytes, " bytes on ", gpu_);
  };
  if (shape.height == 1 || (shape.to_pitch == shape.width && shape.from_pitch == shape.width)) {
    run(0, 0, shape.width * shape.height);
  } else if (std::max(shape.to_pitch, shape.from_pitch) <= gpu_.max_pitch()) {
    check(gpuMemcpy2DAsync(to, shape.to_pitch, from, shape.from_pitch, shape.width, shape.height,
                           kind, stream_),
          "copying ", shape.height, " rows of ", shape.width, " bytes on ", gpu_);
  } else {
    for (std::size_t row = 0; row < shape.height; ++row)
      run(row * shape.to_pitch, row * shape.from_pitch, shape.width);
  }
}

void stream_queue::copy_in(void *to, const void *from, const copy_shape &shape) {
  if (is_empty(shape))
    return;
  const access_gate::scope scope(gate_);
  const copy_range range("to the accelerator", shape.width * shape.height);
  const trace::copy_scope traced(*this, trace::copy_direction::to_accelerator,
                                 shape.width * shape.height);
  current_device current(gpu_.ordinal());
  const bool pinned = gpu_.is_pinned(from);
  if (pinned || (shape.height == 1 && shape.width <= small_copy)) {
    copy_direct(to, from, shape, gpuMemcpyHostToDevice);
    if (pinned) // the device reads `from` directly, and the caller may change it on return
      check(gpuStreamSynchronize(stream_), "waiting for a copy to ", gpu_);
    return;
  }
  const std::vector<copy_part> parts = split_into_parts(shape);
  const auto device_half = [&](const copy_part &part, char *block) {
    copy_direct(static_cast<char *>(to) + part.to, block,
                {part.width, part.height, shape.to_pitch, part.width}, gpuMemcpyHostToDevice);
  };
  const char *const source = static_cast<const char *>(from);
  if (shape.width * shape.height >= bulk_copy::min_bytes)
    return bulk_copy(gpu_, stream_, parts, device_half).in(source, shape.from_pitch);
  for (const copy_part &part : parts) {
    const std::shared_ptr<staged_copy> staged = gpu_.staging().acquire();
    try {
      for (std::size_t row = 0; row < part.height; ++row)
        std::memcpy(staged->block() + row * part.width, source + part.from + row * shape.from_pitch,
                    part.width);
      device_half(part, staged->block());
      staged->record_transfer(stream_, {});
    } catch (...) {
      // Wait first: a queued transfer must not access the block after another copy acquired it.
      (void)gpuStreamSynchronize(stream_);
      gpu_.staging().give_back(staged);
      throw;
    }
    gpu_.staging().add_in_flight(staged);
  }
}

void stream_queue::copy_out(void *to, const void *from, const copy_shape &shape) {
  if (is_empty(shape))
    return;
  const access_gate::scope scope(gate_);
  const copy_range range("to the host", shape.width * shape.height);
  const trace::copy_scope traced(*this, trace::copy_direction::to_host, shape.width * shape.height);
  current_device current(gpu_.ordinal());
  if (gpu_.is_pinned(to)) {
    copy_direct(to, from, shape, gpuMemcpyDeviceToHost);
    return;
  }
  const std::vector<copy_part> parts = split_into_parts(shape);
  const auto device_half = [&](const copy_part &part, char *block) {
    copy_direct(block, static_cast<const char *>(from) + part.from,
                {part.width, part.height, part.width, shape.from_pitch}, gpuMemcpyDeviceToHost);
  };
  char *const destination = static_cast<char *>(to);
  // Copies that exceed all staging blocks are synchronous: an asynchronous copy would have to wait
  // for free blocks.
  if (shape.width * shape.height > staging_pool::max_total_bytes) {
    // Earlier copies may have the same destination: finish them first.
    for (const std::shared_ptr<staged_copy> &older : unfinished_copies())
      older->finish();
    return bulk_copy(gpu_, stream_, parts, device_half).out(destination, shape.to_pitch);
  }
  for (const copy_part &part : parts) {
    const std::shared_ptr<staged_copy> staged = gpu_.staging().acquire();
    try {
      device_half(part, staged->block());
      staged->record_transfer(stream_,
                              {destination + part.to, part.width, part.height, shape.to_pitch});
    } catch (...) {
      // Wait first: a queued transfer must not access the block after another copy acquired it.
      (void)gpuStreamSynchronize(stream_);
      gpu_.staging().give_back(staged);
      throw;
    }
    {
      std::lock_guard<std::mutex> lock(mutex_);
      copies_out_.push_back(staged);
    }
    gpu_.staging().add_in_flight(staged);
  }
}

void stream_queue::copy_within(void *to, const void *from, const copy_shape &shape) {
  if (is_empty(shape))
    return;
  const access_gate::scope scope(gate_);
  const copy_range range("within the accelerator", shape.width * shape.height);
  const trace::copy_scope traced(*this, trace::copy_direction::within, shape.width * shape.height);
  current_device current(gpu_.ordinal());
  copy_direct(to, from, shape, gpuMemcpyDeviceToDevice);
}

void stream_queue::copy_from(void *to, device &source, const void *from, std::size_t bytes) {
  if (bytes == 0)
    return;
  const access_gate::scope scope(gate_);
  const copy_range range("from another accelerator", bytes);
  const trace::copy_scope traced(*this, trace::copy_direction::from_accelerator, bytes, &source);
  current_device current(gpu_.ordinal());
  check(gpuMemcpyPeerAsync(to, gpu_.ordinal(), from, source.ordinal(), bytes, stream_), "copying ",
        bytes, " bytes from device ", source.ordinal(), " to ", gpu_);
}

std::vector<std::shared_ptr<staged_copy>> stream_queue::unfinished_copies() {
  std::lock_guard<std::mutex> lock(mutex_);
  copies_out_.erase(
      std::remove_if(copies_out_.begin(), copies_out_.end(),
                     [](const std::shared_ptr<staged_copy> &copy) { return copy->try_finish(); }),
      copies_out_.end());
  return copies_out_;
}

void stream_queue::forget_last_end() {
  const std::lock_guard<std::mutex> guard(mutex_);
  last_end_ = {};
}

begin_point stream_queue::begin_time(bool may_be_early, double now) {
  // The shortest time, in microseconds, in which a GPU completes an event. Until then, no query is
  // needed, which takes 1.2 us on an H200.
  constexpr double min_latency = 4;
  // The least time, in microseconds, between two queries for launches. Their begin is derived if
  // the queue is idle (submission_latency.h); that of a copy is not.
  constexpr double query_distance = 100;
  // In this time, in microseconds, the clocks of the host and of the GPU differ by less than one.
  constexpr double max_age = 20e3;
  bool is_idle = false;
  {
    const std::lock_guard<std::mutex> guard(mutex_);
    if (last_end_ && !is_shared_.load(std::memory_order_relaxed)) {
      if (may_be_early && now - last_idle_time_ < max_age)
        return {last_end_, false};
      is_idle = is_waited_;
      if (!is_idle && now - last_end_recorded_ >= min_latency &&
          (!may_be_early || now - last_query_time_ >= query_distance)) {
        last_query_time_ = now;
        is_idle = last_end_->reached();
      }
      if (!is_idle)
        return {last_end_, false};
      last_idle_time_ = now;
    }
  }
  return {gpu_.record_time(stream_, now), is_idle};
}

timestamp_ptr stream_queue::end_time(double now) {
  timestamp_ptr end = gpu_.record_time(stream_, now);
  // The program may queue its own work after this end if it has the handle of the stream.
  if (owns_stream_ && !is_shared_.load(std::memory_order_relaxed)) {
    const std::lock_guard<std::mutex> guard(mutex_);
    last_end_ = end;
    is_waited_ = false;
    last_end_recorded_ = now;
  }
  return end;
}

std::shared_ptr<event> stream_queue::record() {
  const access_gate::scope scope(gate_); // another view that uses data of this one begins here
  current_device current(gpu_.ordinal());
  return std::make_shared<stream_event>(stream_, unfinished_copies(), number());
}

void stream_queue::wait_for(event &point) {
  const access_gate::scope scope(gate_);
  current_device current(gpu_.ordinal());
  check(gpuStreamWaitEvent(stream_, static_cast<stream_event &>(point).native(), 0),
        "making a stream of ", gpu_, " wait for an event");
  if (trace::enabled)
    forget_last_end();
}

void stream_queue::flush() {} // the vendor's runtime submits all work immediately

void stream_queue::wait() {
  const trace::wait_scope traced(trace::waited::view, number());
  current_device current(gpu_.ordinal());
  timestamp_ptr before; // another thread may queue work while this one waits
  if (trace::enabled) {
    const std::lock_guard<std::mutex> guard(mutex_);
    before = last_end_;
  }
  trace::read_times_while([&before] { return before && !before->reached(); });
  for (const std::shared_ptr<staged_copy> &copy : unfinished_copies())
    copy->finish();
  check(gpuStreamSynchronize(stream_), "waiting for a stream of ", gpu_);
  if (before) {
    const std::lock_guard<std::mutex> guard(mutex_);
    is_waited_ = last_end_.get() == before.get();
  }
}

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

//===--- staging.cpp - copies through pinned host memory ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "staging.h"
#include "error.h"
#include <cstring>

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

void staged_copy::record_transfer(gpuStream_t stream, const host_destination &destination) {
  {
    std::lock_guard<std::mutex> lock(mutex_);
    destination_ = destination;
    finished_ = false;
  }
  check(gpuEventRecord(done_, stream), "recording an event after a copy in stream ", stream);
}

void staged_copy::copy_to_destination() {
  if (destination_.to != nullptr)
    for (std::size_t row = 0; row < destination_.height; ++row)
      std::memcpy(destination_.to + row * destination_.pitch, block() + row * destination_.width,
                  destination_.width);
  finished_ = true;
}

bool staged_copy::try_finish() {
  std::lock_guard<std::mutex> lock(mutex_);
  if (finished_)
    return true;
  const gpuError_t code = gpuEventQuery(done_);
  if (code == gpuErrorNotReady) {
    clear_error();
    return false;
  }
  check(code, "querying the event of a copy");
  copy_to_destination();
  return true;
}

void staged_copy::finish() {
  std::lock_guard<std::mutex> lock(mutex_);
  if (finished_)
    return;
  check(gpuEventSynchronize(done_), "waiting for a copy");
  copy_to_destination();
}

staging_pool::~staging_pool() {
  for (const std::shared_ptr<staged_copy> &copy : in_flight_)
    free_.push_back({copy->block_, copy->done_});
  for (const free_block &block : free_) {
    (void)gpuEventDestroy(block.done);
    (void)free_pinned(block.memory);
  }
}

std::shared_ptr<staged_copy> staging_pool::acquire() {
  std::lock_guard<std::mutex> lock(mutex_);
  while (!in_flight_.empty() && in_flight_.front()->try_finish()) {
    free_.push_back({in_flight_.front()->block_, in_flight_.front()->done_});
    in_flight_.pop_front();
  }
  if (free_.empty() && blocks_ >= max_blocks && !in_flight_.empty()) {
    in_flight_.front()->finish();
    free_.push_back({in_flight_.front()->block_, in_flight_.front()->done_});
    in_flight_.pop_front();
  }
  if (free_.empty()) {
    free_block fresh{};
    check(gpuEventCreateWithFlags(&fresh.done, gpuEventDisableTiming),
          "creating an event on device ", ordinal_);
    const gpuError_t code = allocate_pinned(&fresh.memory, block_bytes);
    if (code != gpuSuccess)
      (void)gpuEventDestroy(fresh.done);
    check(code, "allocating ", block_bytes, " bytes of pinned host memory for device ", ordinal_);
    free_.push_back(fresh);
    ++blocks_;
  }
  const free_block block = free_.back();
  free_.pop_back();
  return std::make_shared<staged_copy>(block.memory, block.done);
}

void staging_pool::give_back(const std::shared_ptr<staged_copy> &copy) {
  std::lock_guard<std::mutex> lock(mutex_);
  free_.push_back({copy->block_, copy->done_});
}

void staging_pool::add_in_flight(const std::shared_ptr<staged_copy> &copy) {
  std::lock_guard<std::mutex> lock(mutex_);
  in_flight_.push_back(copy);
}

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

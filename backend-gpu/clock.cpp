//===--- clock.cpp - times of work on a GPU -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clock.h"
#include "amp2hip/accelerator/trace.h"
#include "error.h"

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

class device_clock::stream_timestamp final : public timestamp {
public:
  stream_timestamp(std::shared_ptr<event_pool> pool, std::shared_ptr<const reference> before,
                   gpuEvent_t event)
      : pool_(std::move(pool)), before_(std::move(before)), event_(event) {}
  ~stream_timestamp() override { give_back(*pool_, event_); }

  double microseconds() override {
    check(gpuEventSynchronize(event_), "waiting for a time");
    float milliseconds = 0;
    check(gpuEventElapsedTime(&milliseconds, before_->event, event_), "reading a time");
    return before_->microseconds + 1e3 * static_cast<double>(milliseconds);
  }

private:
  const std::shared_ptr<event_pool> pool_;
  const std::shared_ptr<const reference> before_;
  const gpuEvent_t event_;
};

void device_clock::give_back(event_pool &pool, gpuEvent_t event) {
  const std::lock_guard<std::mutex> guard(pool.lock);
  pool.free.push_back(event);
}

gpuEvent_t device_clock::new_event() {
  {
    const std::lock_guard<std::mutex> guard(pool_->lock);
    if (!pool_->free.empty()) {
      gpuEvent_t const found = pool_->free.back();
      pool_->free.pop_back();
      return found;
    }
  }
  gpuEvent_t created = nullptr;
  check(gpuEventCreateWithFlags(&created, gpuEventDefault), "creating an event");
  return created;
}

std::shared_ptr<const device_clock::reference> device_clock::current_reference(gpuStream_t stream) {
  constexpr double max_age = 5e5;
  const std::lock_guard<std::mutex> guard(lock_);
  if (reference_ != nullptr && trace::host_time() - reference_->microseconds < max_age)
    return reference_;
  gpuEvent_t const event = new_event();
  check(gpuEventRecord(event, stream), "recording a time");
  double time = 0;
  if (reference_ == nullptr) {
    check(gpuStreamSynchronize(stream), "waiting for a time");
    time = trace::host_time();
  } else { // relative to the first reference, so that the times stay in order
    check(gpuEventSynchronize(event), "waiting for a time");
    float milliseconds = 0;
    check(gpuEventElapsedTime(&milliseconds, reference_->event, event), "reading a time");
    time = reference_->microseconds + 1e3 * static_cast<double>(milliseconds);
  }
  reference_ = std::make_shared<const reference>(pool_, event, time);
  return reference_;
}

std::unique_ptr<timestamp> device_clock::record(gpuStream_t stream) {
  std::shared_ptr<const reference> before = current_reference(stream);
  gpuEvent_t const event = new_event();
  const gpuError_t code = gpuEventRecord(event, stream);
  if (code != gpuSuccess)
    give_back(*pool_, event);
  check(code, "recording a time");
  return std::make_unique<stream_timestamp>(pool_, std::move(before), event);
}

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

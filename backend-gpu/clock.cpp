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

namespace {

/// Returns the microseconds from \p first to \p second, two events, of which the second may not be
/// reached yet.
double microseconds_between(gpuEvent_t first, gpuEvent_t second) {
  float milliseconds = 0;
  gpuError_t code = gpuEventElapsedTime(&milliseconds, first, second);
  if (code == gpuErrorNotReady) {
    clear_error();
    check(gpuEventSynchronize(second), "waiting for a time");
    code = gpuEventElapsedTime(&milliseconds, first, second);
  }
  check(code, "reading a time");
  return 1e3 * static_cast<double>(milliseconds);
}

} // namespace

/// An event whose time on the host's clock is known, or known once the event is reached.
class device_clock::reference {
public:
  /// An event that was reached at the time \p microseconds.
  reference(std::shared_ptr<event_pool> pool, gpuEvent_t event, double microseconds)
      : pool_(std::move(pool)), event_(event), recorded_(microseconds),
        microseconds_(microseconds) {}
  /// An event that was recorded at the time \p recorded, after \p before.
  reference(std::shared_ptr<event_pool> pool, gpuEvent_t event, double recorded,
            std::shared_ptr<reference> before)
      : pool_(std::move(pool)), event_(event), recorded_(recorded), before_(std::move(before)) {}
  ~reference() { give_back(*pool_, event_); }
  reference(const reference &) = delete;
  reference &operator=(const reference &) = delete;

  double recorded() const { return recorded_; }

  /// Waits for \p event, and returns its time.
  double time_of(gpuEvent_t event) { return microseconds() + microseconds_between(event_, event); }

private:
  double microseconds() {
    const std::lock_guard<std::mutex> guard(lock_);
    if (before_ != nullptr) { // relative to the first reference, so that the times stay in order
      microseconds_ = before_->time_of(event_);
      before_ = nullptr;
    }
    return microseconds_;
  }

  const std::shared_ptr<event_pool> pool_;
  const gpuEvent_t event_;
  const double recorded_; ///< the host's time
  std::mutex lock_;
  std::shared_ptr<reference> before_; ///< null once the time is known
  double microseconds_ = 0;
};

class device_clock::stream_timestamp final : public timestamp {
public:
  stream_timestamp(std::shared_ptr<event_pool> pool, std::shared_ptr<reference> before,
                   gpuEvent_t event)
      : pool_(std::move(pool)), before_(std::move(before)), event_(event) {}
  ~stream_timestamp() override { give_back(*pool_, event_); }

  bool reached() override {
    if (gpuEventQuery(event_) == gpuSuccess)
      return true;
    clear_error();
    return false;
  }

  double microseconds() override {
    if (before_ != nullptr) {
      microseconds_ = before_->time_of(event_);
      before_ = nullptr;
    }
    return microseconds_;
  }

private:
  const std::shared_ptr<event_pool> pool_;
  std::shared_ptr<reference> before_; ///< null once the time is known
  const gpuEvent_t event_;
  double microseconds_ = 0;
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

std::shared_ptr<device_clock::reference> device_clock::current_reference(gpuStream_t stream) {
  constexpr double max_age = 5e5;
  const std::lock_guard<std::mutex> guard(lock_);
  const double now = trace::host_time();
  if (reference_ != nullptr && now - reference_->recorded() < max_age)
    return reference_;
  gpuEvent_t const event = new_event();
  check(gpuEventRecord(event, stream), "recording a time");
  if (reference_ == nullptr) {
    check(gpuStreamSynchronize(stream), "waiting for a time");
    reference_ = std::make_shared<reference>(pool_, event, trace::host_time());
  } else {
    reference_ = std::make_shared<reference>(pool_, event, now, reference_);
  }
  return reference_;
}

std::shared_ptr<timestamp> device_clock::record(gpuStream_t stream) {
  std::shared_ptr<reference> before = current_reference(stream);
  gpuEvent_t const event = new_event();
  const gpuError_t code = gpuEventRecord(event, stream);
  if (code != gpuSuccess)
    give_back(*pool_, event);
  check(code, "recording a time");
  return std::make_shared<stream_timestamp>(pool_, std::move(before), event);
}

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

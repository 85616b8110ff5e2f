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
#include <memory>
#include <mutex>
#include <vector>

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

/// Timestamps for reuse, each with its event, and the reference of new timestamps.
struct device_clock::pool {
  std::mutex lock;
  std::vector<stream_timestamp *> free;
  std::shared_ptr<reference> newest;
};

static gpuEvent_t create_event() {
  gpuEvent_t created = nullptr;
  check(gpuEventCreateWithFlags(&created, gpuEventDefault), "creating an event");
  return created;
}

/// An event whose time on the host's clock is known, or known once the event is reached.
class device_clock::reference {
public:
  /// An event that was reached at the time \p microseconds.
  reference(gpuEvent_t event, double microseconds)
      : event_(event), recorded_(microseconds), microseconds_(microseconds) {}
  /// An event that was recorded at the time \p recorded, after \p before.
  reference(gpuEvent_t event, double recorded, std::shared_ptr<reference> before)
      : event_(event), recorded_(recorded), before_(std::move(before)) {}
  ~reference() { (void)gpuEventDestroy(event_); } // there are few references
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

  const gpuEvent_t event_;
  const double recorded_; ///< the host's time
  std::mutex lock_;
  std::shared_ptr<reference> before_; ///< null once the time is known
  double microseconds_ = 0;
};

class device_clock::stream_timestamp final : public timestamp {
public:
  explicit stream_timestamp(pool &of) : pool_(of), event_(create_event()) {}

  /// Begins a new use.
  void record(gpuStream_t stream, std::shared_ptr<reference> before) {
    before_ = std::move(before);
    check(gpuEventRecord(event_, stream), "recording a time");
  }

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
  void unused() noexcept override {
    before_ = nullptr;
    try {
      const std::lock_guard<std::mutex> guard(pool_.lock);
      pool_.free.push_back(this);
    } catch (...) { // no memory: the event is not used again
    }
  }

  pool &pool_;
  const gpuEvent_t event_;
  std::shared_ptr<reference> before_; ///< null once the time is known
  double microseconds_ = 0;
};

device_clock::device_clock() : pool_(*new pool) {}

timestamp_ptr device_clock::record(gpuStream_t stream) {
  // The vendor's times are floats, whose error grows with the time between two events.
  constexpr double max_age = 5e5;
  stream_timestamp *found = nullptr;
  std::shared_ptr<reference> before;
  {
    const std::lock_guard<std::mutex> guard(pool_.lock);
    const double now = trace::host_time();
    if (pool_.newest == nullptr || now - pool_.newest->recorded() > max_age) {
      gpuEvent_t const event = create_event();
      check(gpuEventRecord(event, stream), "recording a time");
      if (pool_.newest == nullptr) {
        check(gpuStreamSynchronize(stream), "waiting for a time");
        pool_.newest = std::make_shared<reference>(event, trace::host_time());
      } else {
        pool_.newest = std::make_shared<reference>(event, now, pool_.newest);
      }
    }
    before = pool_.newest;
    if (!pool_.free.empty()) {
      found = pool_.free.back();
      pool_.free.pop_back();
    }
  }
  const timestamp_ptr result(found != nullptr ? found : new stream_timestamp(pool_));
  static_cast<stream_timestamp *>(result.get())->record(stream, std::move(before));
  return result;
}

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

//===--- clock.cpp - times of work on a GPU -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clock.h"
#include "../runtime/trace/arena.h"
#include "amp2hip/accelerator/trace.h"
#include "error.h"
#include <memory>
#include <mutex>
#include <new>
#include <vector>

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

namespace {

// Creating an event takes longer than recording one. So the events of most programs exist before
// their second launch: a trace reads the times of operations during waits, and uses their events
// again.
constexpr std::size_t first_timestamps = 4096;
constexpr std::size_t more_timestamps = 64;

enum class reading { now, after_wait };

/// Sets \p microseconds to the time from \p first to \p second, two events. If the second is not
/// reached yet, waits for it or returns false.
bool read_between(gpuEvent_t first, gpuEvent_t second, reading when, double &microseconds) {
  float milliseconds = 0;
  gpuError_t code = gpuEventElapsedTime(&milliseconds, first, second);
  if (code == gpuErrorNotReady) {
    clear_error();
    if (when == reading::now)
      return false;
    check(gpuEventSynchronize(second), "waiting for a time");
    code = gpuEventElapsedTime(&milliseconds, first, second);
  }
  check(code, "reading a time");
  microseconds = 1e3 * static_cast<double>(milliseconds);
  return true;
}

} // namespace

/// Timestamps for reuse, each with its event, and the reference of new timestamps.
struct device_clock::pool {
  /// Adds timestamps. The lock must be held.
  void add(std::size_t count);

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

  /// Sets \p microseconds to the time of \p event. If it is not reached yet, waits for it or
  /// returns false.
  bool read(gpuEvent_t event, reading when, double &microseconds) {
    double own = 0, after = 0;
    if (!read_own(when, own) || !read_between(event_, event, when, after))
      return false;
    microseconds = own + after;
    return true;
  }

private:
  bool read_own(reading when, double &microseconds) {
    const std::lock_guard<std::mutex> guard(lock_);
    if (before_ != nullptr) { // relative to the first reference, so that the times stay in order
      if (!before_->read(event_, when, microseconds_))
        return false;
      before_ = nullptr;
    }
    microseconds = microseconds_;
    return true;
  }

  const gpuEvent_t event_;
  const double recorded_; ///< the host's time
  std::mutex lock_;
  std::shared_ptr<reference> before_; ///< null once the time is known
  double microseconds_ = 0;
};

class device_clock::stream_timestamp final : public timestamp {
public:
  stream_timestamp(pool &of, gpuEvent_t event) : pool_(of), event_(event) {}

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

  bool try_read() override { return read(reading::now); }

  double microseconds() override {
    (void)read(reading::after_wait);
    return microseconds_;
  }

private:
  bool read(reading when) {
    if (before_ != nullptr) {
      if (!before_->read(event_, when, microseconds_))
        return false;
      before_ = nullptr;
    }
    return true;
  }

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

void device_clock::pool::add(std::size_t count) {
  free.reserve(free.size() + count);
  auto *const memory =
      static_cast<stream_timestamp *>(trace::allocate(count * sizeof(stream_timestamp)));
  for (std::size_t i = 0; i < count; ++i)
    free.push_back(new (memory + i) stream_timestamp(*this, create_event()));
}

device_clock::device_clock() : pool_(*new pool) {}

timestamp_ptr device_clock::record(gpuStream_t stream, double now) {
  // The vendor's times are floats, whose error grows with the time between two events.
  constexpr double max_age = 5e5;
  timestamp_ptr result;
  std::shared_ptr<reference> before;
  {
    const std::lock_guard<std::mutex> guard(pool_.lock);
    if (pool_.free.empty())
      pool_.add(pool_.newest == nullptr ? first_timestamps : more_timestamps);
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
    result = timestamp_ptr(pool_.free.back());
    pool_.free.pop_back();
  }
  static_cast<stream_timestamp *>(result.get())->record(stream, std::move(before));
  return result;
}

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE

//===--- deferred_machine.h - Simulated devices that delay their work -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_DEFERRED_MACHINE_H
#define AMP2HIP_DEFERRED_MACHINE_H

#include "host_launch.h"
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <memory>
#include <random>
#include <vector>

// Simulates two devices whose queues execute nothing until code waits for them, as a real device
// may do under load. If the runtime did not order work after the work on which it depends, the work
// runs too early or too late, and a test fails.

namespace deferred {

using namespace amp2hip;

/// The work of a queue, in order.
struct stream {
  std::deque<std::function<void()>> waiting;
  std::size_t done = 0;

  std::size_t queued() const { return done + waiting.size(); }
  /// Executes work items in order until the first `count` of all that were ever queued have run.
  void run(std::size_t count) {
    while (done < count) {
      const std::function<void()> work = std::move(waiting.front());
      waiting.pop_front();
      ++done;
      work();
    }
  }
};

/// An event after the first `count_` work items of a stream.
class point final : public event {
public:
  explicit point(std::shared_ptr<stream> of) : of_(std::move(of)), count_(of_->queued()) {}
  bool done() override { return of_->done >= count_; }
  void wait() override { of_->run(count_); }

private:
  const std::shared_ptr<stream> of_;
  const std::size_t count_;
};

/// A queue that executes work when code waits for it, and some of the work earlier at random.
class deferred_queue final : public queue, public host_launch::launching_queue {
public:
  deferred_queue(device &owner, std::mt19937 &random)
      : queue(owner, concurrency::queuing_mode_automatic, nullptr), random_(random) {}
  ~deferred_queue() override { wait(); }

  void *allocate(std::size_t bytes) override {
    return std::memset(std::malloc(bytes), 0xee, bytes);
  }
  void release(void *memory, std::size_t) noexcept override {
    add([memory] { std::free(memory); });
  }
  /// Copies the bytes during the call, because the host may change them
  /// afterwards.
  void copy_in(void *to, const void *from, const copy_shape &s) override {
    std::vector<char> bytes(s.width * s.height);
    rows(bytes.data(), from, {s.width, s.height, s.width, s.from_pitch});
    add([to, bytes, s] { rows(to, bytes.data(), {s.width, s.height, s.to_pitch, s.width}); });
  }
  void copy_out(void *to, const void *from, const copy_shape &s) override {
    add([=] { rows(to, from, s); });
  }
  void copy_within(void *to, const void *from, const copy_shape &s) override {
    add([=] { rows(to, from, s); });
  }
  void copy_from(void *to, device &, const void *from, std::size_t bytes) override {
    add([=] { std::memcpy(to, from, bytes); });
  }
  std::shared_ptr<event> record() override { return std::make_shared<point>(stream_); }
  void wait_for(event &before) override {
    const auto copy = std::make_shared<point>(static_cast<point &>(before));
    add([copy] { copy->wait(); });
  }
  void flush() override {}
  void wait() override { stream_->run(stream_->queued()); }
  void launch(const std::function<void()> &kernel) override { add(kernel); }

private:
  void add(std::function<void()> work) {
    stream_->waiting.push_back(std::move(work));
    if (random_() % 8 == 0) // some work runs early
      stream_->run(stream_->done + 1 + random_() % stream_->waiting.size());
  }
  static void rows(void *to, const void *from, const copy_shape &s) {
    for (std::size_t r = 0; r < s.height; ++r)
      std::memcpy(static_cast<char *>(to) + r * s.to_pitch,
                  static_cast<const char *>(from) + r * s.from_pitch, s.width);
  }

  std::mt19937 &random_;
  const std::shared_ptr<stream> stream_ = std::make_shared<stream>();
};

class deferred_device final : public device {
public:
  deferred_device(int number, std::mt19937 &random)
      : device(device_properties(), number), random_(random) {}
  std::shared_ptr<queue> create_queue(concurrency::queuing_mode) override {
    return std::make_shared<deferred_queue>(*this, random_);
  }
  void *allocate_host(std::size_t bytes) override { return std::malloc(bytes); }
  void release_host(void *memory) noexcept override { std::free(memory); }

private:
  std::mt19937 &random_;
};

/// Two devices with the same queues as counting::machine.
struct machine {
  std::mt19937 random{7};
  deferred_device gpu{0, random}, other{1, random};
  std::shared_ptr<queue> first = gpu.create_queue(concurrency::queuing_mode_automatic);
  std::shared_ptr<queue> second = gpu.create_queue(concurrency::queuing_mode_automatic);
  std::shared_ptr<queue> far = other.create_queue(concurrency::queuing_mode_automatic);
};

} // namespace deferred

#endif // AMP2HIP_DEFERRED_MACHINE_H

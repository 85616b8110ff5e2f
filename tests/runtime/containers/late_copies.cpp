//===--- late_copies.cpp - Copies to the host that complete late ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests that two copies to pageable memory in different queues arrive in order (R-5.2-e, X-8.2-b).
// Such a copy completes on the device before its bytes reach their destination: the runtime moves
// the bytes when code waits for the copy or asks for its state.
//
//===----------------------------------------------------------------------===//

#include "../../../runtime/backing_store.h"
#include <amp.h>
#include <catch2/catch.hpp>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <future>
#include <memory>
#include <vector>

namespace {

using namespace amp2hip;
using arrivals = std::vector<std::function<void()>>;

/// An event whose done() moves the bytes, as wait() does.
class arrival_event final : public event {
public:
  explicit arrival_event(std::shared_ptr<arrivals> all) : all_(std::move(all)) {}
  bool done() override {
    wait();
    return true;
  }
  void wait() override {
    for (const std::function<void()> &one : *all_)
      one();
    all_->clear();
  }

private:
  const std::shared_ptr<arrivals> all_;
};

/// A queue that executes all work immediately, except copies to the host. A copy to the host
/// completes when code waits for its event or, in a prompt queue, when the event is recorded.
class late_arrival_queue final : public queue {
public:
  late_arrival_queue(device &owner, bool prompt)
      : queue(owner, concurrency::queuing_mode_automatic, nullptr), prompt_(prompt) {}
  void *allocate(std::size_t bytes) override { return std::malloc(bytes); }
  void release(void *memory, std::size_t) noexcept override { std::free(memory); }
  void copy_in(void *to, const void *from, const copy_shape &s) override {
    std::memcpy(to, from, s.width * s.height);
  }
  void copy_out(void *to, const void *from, const copy_shape &s) override {
    const char *const begin = static_cast<const char *>(from);
    const std::vector<char> bytes(begin, begin + s.width * s.height);
    late_->push_back([to, bytes] { std::memcpy(to, bytes.data(), bytes.size()); });
  }
  void copy_within(void *to, const void *from, const copy_shape &s) override {
    std::memcpy(to, from, s.width * s.height);
  }
  void copy_from(void *to, device &, const void *from, std::size_t bytes) override {
    std::memcpy(to, from, bytes);
  }
  std::shared_ptr<event> record() override {
    auto point = std::make_shared<arrival_event>(late_);
    if (prompt_)
      point->wait();
    return point;
  }
  void wait_for(event &) override {} // the order on the device does not order arrivals
  void flush() override {}
  void wait() override { arrival_event(late_).wait(); }

private:
  const bool prompt_;
  const std::shared_ptr<arrivals> late_ = std::make_shared<arrivals>();
};

class late_arrival_device final : public device {
public:
  late_arrival_device() : device(device_properties(), 0) {}
  std::shared_ptr<queue> create_queue(concurrency::queuing_mode) override {
    return std::make_shared<late_arrival_queue>(*this, false);
  }
  void *allocate_host(std::size_t bytes) override { return std::malloc(bytes); }
  void release_host(void *memory) noexcept override { std::free(memory); }
};

/// An event that completes when the test calls open().
class gate final : public event {
public:
  void open() { opened_.set_value(); }
  bool done() override {
    return open_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
  }
  void wait() override { open_.wait(); }

private:
  std::promise<void> opened_;
  const std::shared_future<void> open_{opened_.get_future()};
};

} // namespace

TEST_CASE("an older copy to the host does not arrive after a newer one", "[coherence]") {
  late_arrival_device gpu;
  const auto slow = std::make_shared<late_arrival_queue>(gpu, false),
             quick = std::make_shared<late_arrival_queue>(gpu, true);
  int data[2] = {0, 0};
  backing_store store(backing_store::kind::host_memory, data, sizeof data);

  static_cast<int *>(store.acquire(slow, access_mode::read_write))[0] = 1;
  const std::shared_ptr<event> older = store.acquire_host_async(access_mode::read, store.whole());
  static_cast<int *>(store.acquire(quick, access_mode::read_write))[0] = 2;
  store.acquire_host(access_mode::read);
  CHECK(data[0] == 2);
  older->wait();
  CHECK(data[0] == 2);
}

TEST_CASE("the last handle copies data back during a pending operation", "[coherence]") {
  late_arrival_device gpu;
  const auto where = std::make_shared<late_arrival_queue>(gpu, false);
  int data[2] = {0, 0};
  backing_store *const store =
      new backing_store(backing_store::kind::host_memory, data, sizeof data);
  const auto going_on = std::make_shared<gate>();
  const concurrency::completion_future future = make_future(going_on, store);

  static_cast<int *>(store->acquire(where, access_mode::read_write))[0] = 3;
  release(store);
  CHECK(data[0] == 3);
  data[0] = 4; // the memory belongs to the program again
  going_on->open();
  future.get();
  CHECK(data[0] == 4);
}

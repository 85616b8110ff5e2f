//===--- agents_blocks.cpp - message blocks that programs define ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <agents.h>
#include <catch2/catch.hpp>
#include <map>
#include <memory>
#include <vector>

using namespace concurrency;

namespace {
/// Offers the greatest message first.
template <typename T>
class greatest_first
    : public propagator_block<multi_link_registry<ITarget<T>>, multi_link_registry<ISource<T>>> {
public:
  greatest_first() {
    this->initialize_source_and_target();
    this->register_filter([](const T &x) { return x != 13; });
  }
  ~greatest_first() override { this->remove_network_links(); }

protected:
  bool supports_anonymous_source() override { return true; }
  message_status propagate_message(message<T> *offered, ISource<T> *source) override {
    offered = source->accept(offered->msg_id(), this);
    if (offered == nullptr)
      return missed;
    this->async_send(offered);
    return accepted;
  }
  message_status send_message(message<T> *offered, ISource<T> *source) override {
    offered = source->accept(offered->msg_id(), this);
    if (offered == nullptr)
      return missed;
    this->sync_send(offered);
    return accepted;
  }
  message<T> *accept_message(runtime_object_identity id) override {
    if (messages_.empty() || messages_.rbegin()->second->msg_id() != id)
      return nullptr;
    message<T> *taken = messages_.rbegin()->second.release();
    messages_.erase(std::prev(messages_.end()));
    return taken;
  }
  bool reserve_message(runtime_object_identity id) override {
    return !messages_.empty() && messages_.rbegin()->second->msg_id() == id;
  }
  message<T> *consume_message(runtime_object_identity id) override { return accept_message(id); }
  void release_message(runtime_object_identity id) override {
    if (!reserve_message(id))
      throw message_not_found();
  }
  void resume_propagation() override { this->async_send(nullptr); }
  void link_target_notification(ITarget<T> *) override { this->propagate_to_any_targets(nullptr); }
  void propagate_to_any_targets(message<T> *sent) override {
    if (sent != nullptr)
      messages_.emplace(sent->payload, sent);
    typename greatest_first::target_iterator target = this->_M_connectedTargets.begin();
    for (; *target != nullptr && this->_M_pReservedFor == nullptr; ++target)
      while (!messages_.empty() &&
             (*target)->propagate(messages_.rbegin()->second.get(), this) == accepted)
        ;
  }

private:
  std::map<T, std::unique_ptr<message<T>>> messages_;
};

/// Counts messages.
class counter : public target_block<multi_link_registry<ISource<int>>> {
public:
  counter() {
    this->initialize_target();
    this->enable_batched_processing();
  }
  ~counter() override { this->remove_sources(); }
  void wait() { this->wait_for_async_sends(); }
  int count = 0;

protected:
  bool supports_anonymous_source() override { return true; }
  message_status propagate_message(message<int> *offered, ISource<int> *source) override {
    this->async_send(source->accept(offered->msg_id(), this));
    return accepted;
  }
  void process_message(message<int> *taken) override {
    count += taken->payload;
    delete taken;
  }
};

/// Offers the numbers from 1 on, each to one target.
class numbers : public source_block<single_link_registry<ITarget<int>>> {
public:
  numbers() { this->initialize_source(); }
  ~numbers() override { this->remove_targets(); }
  void next() { this->sync_send(nullptr); }

protected:
  message<int> *accept_message(runtime_object_identity id) override {
    return reserve_message(id) ? current_.release() : nullptr;
  }
  bool reserve_message(runtime_object_identity id) override {
    return current_ != nullptr && current_->msg_id() == id;
  }
  message<int> *consume_message(runtime_object_identity id) override { return accept_message(id); }
  void release_message(runtime_object_identity) override {}
  void resume_propagation() override {}
  void propagate_to_any_targets(message<int> *) override {
    if (current_ == nullptr)
      current_ = std::make_unique<message<int>>(++last_);
    for (target_iterator target = this->_M_connectedTargets.begin(); *target != nullptr; ++target)
      if (current_ != nullptr)
        (*target)->propagate(current_.get(), this);
  }

private:
  int last_ = 0;
  std::unique_ptr<message<int>> current_;
};

/// Reserves each message, and consumes those that are even.
class even_only : public ITarget<int> {
public:
  message_status propagate(message<int> *offered, ISource<int> *source) override {
    ids.push_back(offered->msg_id());
    if (!source->reserve(offered->msg_id(), this))
      return missed;
    if (offered->payload % 2 != 0) {
      source->release(offered->msg_id(), this);
      return declined;
    }
    values.push_back(std::unique_ptr<message<int>>(source->consume(ids.back(), this))->payload);
    return accepted;
  }
  message_status send(message<int> *offered, ISource<int> *source) override {
    return propagate(offered, source);
  }
  std::vector<runtime_object_identity> ids;
  std::vector<int> values;

protected:
  void link_source(ISource<int> *) override {}
  void unlink_source(ISource<int> *) override {}
  void unlink_sources() override {}
};
} // namespace

TEST_CASE("propagator_block: a block with its own order") {
  greatest_first<int> buffer;
  for (int x : {3, 1, 2})
    CHECK(send(buffer, x));
  CHECK_FALSE(send(buffer, 13)); // the filter
  CHECK((receive(buffer) == 3 && receive(buffer) == 2 && receive(buffer) == 1));
  unbounded_buffer<int> before, after;
  before.link_target(&buffer);
  buffer.link_target(&after);
  for (int i = 0; i < 10; ++i)
    asend(before, i);
  int sum = 0;
  for (int i = 0; i < 10; ++i)
    sum += receive(after, 60000);
  CHECK(sum == 45);
}

TEST_CASE("target_block: handles messages on another thread") {
  counter all;
  unbounded_buffer<int> source;
  source.link_target(&all);
  for (int i = 0; i < 10; ++i)
    asend(source, 1);
  CHECK(asend(all, 5));
  CHECK_FALSE(send(all, 1)); // send_message() of the base class declines
  while (all.count < 15)
    all.wait();
  CHECK(all.count == 15);
  CHECK_THROWS_AS(source.link_target(&all), invalid_link_target);
}

TEST_CASE("source_block: a source of numbers") {
  numbers source;
  overwrite_buffer<int> last;
  source.next();
  source.link_target(&last);
  source.next();
  source.next();
  while (last.value() != 2)
    Context::Yield();
  CHECK(last.value() == 2);
  source.unlink_targets();
}

TEST_CASE("message blocks: reservations") {
  even_only even;
  overwrite_buffer<int> last;
  last.link_target(&even);
  send(last, 1);
  send(last, 2);
  last.unlink_target(&even);
  CHECK((!even.values.empty() && even.values.back() == 2 && last.value() == 2));
  unbounded_buffer<int> queue;
  message<int> never(3);
  CHECK_FALSE(queue.reserve(never.msg_id(), &even));
  CHECK_THROWS_AS(queue.consume(never.msg_id(), &even), bad_target);
  CHECK_THROWS_AS(queue.release(never.msg_id(), &even), bad_target);
  CHECK_THROWS_AS(queue.link_target(nullptr), std::invalid_argument);
  CHECK((queue.accept(never.msg_id(), &even) == nullptr && never.payload == 3));
  CHECK(message<int>(never).msg_id() != never.msg_id());
  const message_status status = postponed;
  CHECK((status != declined && message_not_found().what() == std::string("message_not_found")));
  network_link_registry<ITarget<int>> links;
  single_link_registry<ITarget<int>> one;
  links.add(&even);
  one.add(&even);
  CHECK((links.contains(&even) && links.remove(&even) && !links.remove(&even) && one.count() == 1));
  ordered_message_processor<int>::type value = 5;
  CHECK(value == 5);
}

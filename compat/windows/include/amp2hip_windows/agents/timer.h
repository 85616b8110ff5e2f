//===--- timer.h - timer --------------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_TIMER_H
#define AMP2HIP_WINDOWS_AGENTS_TIMER_H

#include "amp2hip_windows/agents/source_block.h"
#include <chrono>
#include <memory>
#include <thread>

namespace concurrency {

/// Sends a value after a time, once or repeatedly. A value that no target accepts stays until the
/// next one.
template <typename T>
class timer : public source_block<single_link_registry<ITarget<T>>> {
public:
  timer(unsigned int milliseconds, const T &value, ITarget<T> *target = nullptr,
        bool repeating = false)
      : interval_(milliseconds), value_(value), repeating_(repeating) {
    if (target != nullptr)
      this->link_target(target);
  }
  timer(Scheduler &on, unsigned int milliseconds, const T &value, ITarget<T> *target = nullptr,
        bool repeating = false)
      : timer(milliseconds, value, target, repeating) {
    this->initialize_source(&on);
  }
  timer(ScheduleGroup &in, unsigned int milliseconds, const T &value, ITarget<T> *target = nullptr,
        bool repeating = false)
      : timer(milliseconds, value, target, repeating) {
    this->initialize_source(nullptr, &in);
  }
  ~timer() override {
    stop();
    this->remove_targets();
  }

  void start() {
    stop();
    stopped_ = false;
    thread_ = std::thread([this] { run(); });
  }
  void stop() {
    {
      const std::lock_guard<std::mutex> guard(waiting_);
      stopped_ = true;
      wake_.notify_all();
    }
    if (thread_.joinable())
      thread_.join();
  }
  void pause() { stop(); }

protected:
  message<T> *accept_message(runtime_object_identity id) override {
    return current_ != nullptr && current_->msg_id() == id ? current_.release() : nullptr;
  }
  bool reserve_message(runtime_object_identity id) override {
    return current_ != nullptr && current_->msg_id() == id;
  }
  message<T> *consume_message(runtime_object_identity id) override { return accept_message(id); }
  void release_message(runtime_object_identity id) override {
    if (!reserve_message(id))
      throw message_not_found();
  }
  void resume_propagation() override { offer(); }
  void link_target_notification(ITarget<T> *) override { offer(); }
  void propagate_to_any_targets(message<T> *sent) override {
    if (this->_M_pReservedFor == nullptr)
      current_.reset(sent);
    else
      delete sent;
    offer();
  }

private:
  void offer() {
    for (auto target = this->_M_connectedTargets.begin(); *target != nullptr; ++target)
      if (current_ != nullptr && this->_M_pReservedFor == nullptr)
        (*target)->propagate(current_.get(), this);
  }
  void run() {
    std::unique_lock<std::mutex> guard(waiting_);
    do {
      if (wake_.wait_for(guard, interval_, [this] { return stopped_; }))
        return;
      guard.unlock();
      this->async_send(new message<T>(value_));
      guard.lock();
    } while (repeating_);
  }

  const std::chrono::milliseconds interval_;
  const T value_;
  const bool repeating_;
  std::unique_ptr<message<T>> current_;
  std::mutex waiting_;
  std::condition_variable wake_;
  bool stopped_ = true;
  std::thread thread_;
};

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_AGENTS_TIMER_H

//===--- device_errors.cpp - errors that kernels report -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device_errors.h"
#include "amp2hip/error/error_sink.h"
#include "amp2hip/error/exceptions.h"
#include "amp2hip/error/type_name.h"
#include "amp2hip/launch/thread_state.h"
#include "wide_output.h"
#include <atomic>
#include <cstdio>
#include <mutex>

namespace amp2hip {

/// Protects all sinks. Errors are rare, and a mutex in error_sink.h would make every program
/// include <mutex>.
static std::mutex sinks_lock;

void error_sink::add(const device_message &message) {
  const std::lock_guard<std::mutex> guard(sinks_lock);
  if (count_++ != 0)
    return;
  first_ = formatted(message);
  first_is_abort_ = message.published_kind == device_message::kind::abort;
}

bool error_sink::empty() const {
  const std::lock_guard<std::mutex> guard(sinks_lock);
  return count_ == 0;
}

void error_sink::raise() const {
  const std::lock_guard<std::mutex> guard(sinks_lock);
  std::string text = first_;
  if (count_ > 1 || first_is_abort_)
    text += " (" + (count_ > 1 ? "and " + std::to_string(count_ - 1) + " more; " : "") +
            launch_prefix() + "in " + type_name(kernel_) + ")";
  throw concurrency::runtime_exception(text.c_str(), E_FAIL);
}

static error_sink &sink_of_launch() {
  error_sink *const sink = this_thread().errors;
  if (sink == nullptr)
    throw concurrency::unsupported_feature(
        "direct3d_printf, direct3d_errorf and direct3d_abort can only be called in kernels (12.3)");
  return *sink;
}

void print_message(const device_message &message) {
  if (sink_of_launch().silent())
    return;
  const std::string text = formatted(message);
  write_narrow(stdout, text);
  std::fflush(stdout);
}

void keep_error(const device_message &message) { sink_of_launch().add(message); }

void note_atomic() {
  if (error_sink *const sink = this_thread().errors)
    sink->note_atomic();
}

void abort_thread() { throw thread_aborted(); }

static std::atomic<bool> &aborts_expected() {
  static std::atomic<bool> expected{false};
  return expected;
}
aborting_kernels::aborting_kernels() { aborts_expected() = true; }
bool aborts_are_expected() { return aborts_expected(); }

namespace {

/// The number of registered error channels, readable without a lock.
std::atomic<unsigned> known_channels{0};

/// The error channels of the program's source files and the messages of the devices.
class reports {
public:
  static reports &get() {
    static reports *const all = new reports;
    return *all;
  }

  void add(const void *symbol) {
    const std::lock_guard<std::mutex> guard(lock_);
    symbols_.push_back(symbol);
    ++known_channels;
  }

  void attach(device &to) {
    const std::lock_guard<std::mutex> guard(lock_);
    std::size_t &done = attached(to);
    for (; done < symbols_.size(); ++done)
      if (device_message *message = to.attach_error_channel(symbols_[done]))
        messages_.push_back(message);
  }

  void take() {
    std::string text;
    {
      const std::lock_guard<std::mutex> guard(lock_);
      for (device_message *message : messages_) {
        // The generic functions: those for integers do not accept enumerations in clang++.
        constexpr auto none = device_message::kind::none;
        device_message::kind published = none;
        __atomic_load(&message->published_kind, &published, __ATOMIC_ACQUIRE);
        if (!text.empty() || published == none)
          continue;
        text = formatted(*message);
        published = none;
        __atomic_store(&message->published_kind, &published, __ATOMIC_RELAXED);
        __atomic_store_n(&message->generation, message->generation + 1, __ATOMIC_RELEASE);
      }
    }
    if (!text.empty())
      throw concurrency::runtime_exception(text.c_str(), E_FAIL);
  }

private:
  std::size_t &attached(const device &to) {
    for (auto &one : devices_)
      if (one.first == &to)
        return one.second;
    devices_.emplace_back(&to, 0);
    return devices_.back().second;
  }

  std::mutex lock_;
  std::vector<const void *> symbols_;
  std::vector<std::pair<const device *, std::size_t>> devices_;
  std::vector<device_message *> messages_;
};

} // namespace

known_channel::known_channel(const void *symbol) { reports::get().add(symbol); }
[[gnu::hot]] void attach_channels(device &to) {
  if (known_channels != 0)
    reports::get().attach(to);
}
[[gnu::hot]] void throw_reported_errors() {
  if (known_channels != 0)
    reports::get().take();
}

device_message *device::attach_error_channel(const void *) { return nullptr; }

} // namespace amp2hip

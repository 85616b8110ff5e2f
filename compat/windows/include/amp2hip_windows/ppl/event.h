//===--- event.h - event -------------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_EVENT_H
#define AMP2HIP_WINDOWS_PPL_EVENT_H

#include <cstddef>
#include <memory>

namespace concurrency {

constexpr unsigned int COOPERATIVE_TIMEOUT_INFINITE = 0xFFFFFFFFU;
constexpr std::size_t COOPERATIVE_WAIT_TIMEOUT = static_cast<std::size_t>(-1);

/// An event that stays set until it is reset. While a task waits for it without a time limit, its
/// thread runs other tasks, and the task may continue on another thread.
class event {
public:
  static const unsigned int timeout_infinite = COOPERATIVE_TIMEOUT_INFINITE;

  event();
  ~event();
  event(const event &) = delete;
  event &operator=(const event &) = delete;

  void set();
  void reset();
  /// Returns 0, or COOPERATIVE_WAIT_TIMEOUT.
  std::size_t wait(unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE);
  /// Waits for all events or for the first one. Returns the number of an event that is set, or
  /// COOPERATIVE_WAIT_TIMEOUT.
  static std::size_t wait_for_multiple(event **events, std::size_t count, bool wait_for_all,
                                       unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE);

private:
  struct implementation;
  std::unique_ptr<implementation> state_;
};

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_EVENT_H

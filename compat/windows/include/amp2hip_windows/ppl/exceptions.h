//===--- exceptions.h - exceptions of the Concurrency Runtime ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_EXCEPTIONS_H
#define AMP2HIP_WINDOWS_PPL_EXCEPTIONS_H

#include "amp2hip/task/cancellation.h"
#include <exception>
#include <string>

namespace amp2hip_windows {

/// The base of the exceptions, which have a message.
class concurrency_error : public std::exception {
public:
  explicit concurrency_error(const char *message) : message_(message) {}
  const char *what() const noexcept override { return message_.c_str(); }

private:
  std::string message_;
};

} // namespace amp2hip_windows

namespace concurrency {

using amp2hip::task_canceled;

/// A lock is used in the wrong way, for example acquired again by its owner.
class improper_lock : public amp2hip_windows::concurrency_error {
public:
  improper_lock() : concurrency_error("improper_lock") {}
  explicit improper_lock(const char *message) : concurrency_error(message) {}
};
/// A task group is destroyed before its tasks were waited for.
class missing_wait : public amp2hip_windows::concurrency_error {
public:
  missing_wait() : concurrency_error("missing_wait") {}
  explicit missing_wait(const char *message) : concurrency_error(message) {}
};
/// A task handle is in two task groups, or twice in one.
class invalid_multiple_scheduling : public amp2hip_windows::concurrency_error {
public:
  invalid_multiple_scheduling() : concurrency_error("invalid_multiple_scheduling") {}
  explicit invalid_multiple_scheduling(const char *message) : concurrency_error(message) {}
};
/// A wait took too long.
class operation_timed_out : public amp2hip_windows::concurrency_error {
public:
  operation_timed_out() : concurrency_error("operation_timed_out") {}
  explicit operation_timed_out(const char *message) : concurrency_error(message) {}
};
/// A policy of a scheduler has an invalid value.
class invalid_scheduler_policy_value : public amp2hip_windows::concurrency_error {
public:
  invalid_scheduler_policy_value() : concurrency_error("invalid_scheduler_policy_value") {}
  explicit invalid_scheduler_policy_value(const char *message) : concurrency_error(message) {}
};
/// A scheduler is detached that was not attached.
class scheduler_not_attached : public amp2hip_windows::concurrency_error {
public:
  scheduler_not_attached() : concurrency_error("scheduler_not_attached") {}
  explicit scheduler_not_attached(const char *message) : concurrency_error(message) {}
};

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_EXCEPTIONS_H

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
/// A context unblocks itself.
class context_self_unblock : public amp2hip_windows::concurrency_error {
public:
  context_self_unblock() : concurrency_error("context_self_unblock") {}
  explicit context_self_unblock(const char *message) : concurrency_error(message) {}
};
/// A context is unblocked that is neither blocked nor about to be.
class context_unblock_unbalanced : public amp2hip_windows::concurrency_error {
public:
  context_unblock_unbalanced() : concurrency_error("context_unblock_unbalanced") {}
  explicit context_unblock_unbalanced(const char *message) : concurrency_error(message) {}
};
/// The policy of the default scheduler is set after its creation.
class default_scheduler_exists : public amp2hip_windows::concurrency_error {
public:
  default_scheduler_exists() : concurrency_error("default_scheduler_exists") {}
  explicit default_scheduler_exists(const char *message) : concurrency_error(message) {}
};
/// A scheduler is attached that is the current one.
class improper_scheduler_attach : public amp2hip_windows::concurrency_error {
public:
  improper_scheduler_attach() : concurrency_error("improper_scheduler_attach") {}
  explicit improper_scheduler_attach(const char *message) : concurrency_error(message) {}
};
/// A task detaches the scheduler that runs it.
class improper_scheduler_detach : public amp2hip_windows::concurrency_error {
public:
  improper_scheduler_detach() : concurrency_error("improper_scheduler_detach") {}
  explicit improper_scheduler_detach(const char *message) : concurrency_error(message) {}
};
/// An oversubscription ends that has not begun.
class invalid_oversubscribe_operation : public amp2hip_windows::concurrency_error {
public:
  invalid_oversubscribe_operation() : concurrency_error("invalid_oversubscribe_operation") {}
  explicit invalid_oversubscribe_operation(const char *message) : concurrency_error(message) {}
};
/// A policy has a key that is not known.
class invalid_scheduler_policy_key : public amp2hip_windows::concurrency_error {
public:
  invalid_scheduler_policy_key() : concurrency_error("invalid_scheduler_policy_key") {}
  explicit invalid_scheduler_policy_key(const char *message) : concurrency_error(message) {}
};
/// The limits of a policy for threads contradict each other.
class invalid_scheduler_policy_thread_specification : public amp2hip_windows::concurrency_error {
public:
  invalid_scheduler_policy_thread_specification()
      : concurrency_error("invalid_scheduler_policy_thread_specification") {}
  explicit invalid_scheduler_policy_thread_specification(const char *message)
      : concurrency_error(message) {}
};
/// Blocks of messages are linked twice, or have too many links.
class invalid_link_target : public amp2hip_windows::concurrency_error {
public:
  invalid_link_target() : concurrency_error("invalid_link_target") {}
  explicit invalid_link_target(const char *message) : concurrency_error(message) {}
};
/// A block does not have the message that a target releases.
class message_not_found : public amp2hip_windows::concurrency_error {
public:
  message_not_found() : concurrency_error("message_not_found") {}
  explicit message_not_found(const char *message) : concurrency_error(message) {}
};
/// A target uses a message that it has not reserved.
class bad_target : public amp2hip_windows::concurrency_error {
public:
  bad_target() : concurrency_error("bad_target") {}
  explicit bad_target(const char *message) : concurrency_error(message) {}
};
} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_EXCEPTIONS_H

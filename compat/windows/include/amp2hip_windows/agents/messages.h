//===--- messages.h - messages, ISource, ITarget --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_MESSAGES_H
#define AMP2HIP_WINDOWS_AGENTS_MESSAGES_H

#include "amp2hip_windows/ppl/event.h"
#include "amp2hip_windows/ppl/exceptions.h"
#include <cstddef>
#include <functional>
#include <stdexcept>
#include <utility>

namespace amp2hip_windows {
/// Returns another number for each message of the program.
int next_message_id();
} // namespace amp2hip_windows

namespace concurrency {

typedef int runtime_object_identity;

/// The answer of a target to a message. A target that postpones a message may reserve and consume
/// it later.
enum message_status { accepted, declined, postponed, missed };

/// Whether a join takes messages as they arrive, or only when all of its sources have one.
enum join_type { greedy = 0, non_greedy = 1 };

/// A value on its way from a source to a target. The block that has accepted it deletes it.
template <typename T>
class message {
public:
  typedef T type;
  explicit message(const T &value) : payload(value), id_(amp2hip_windows::next_message_id()) {}
  message(const T &value, runtime_object_identity id) : payload(value), id_(id) {}
  message(const message &other) : message(other.payload) {}
  explicit message(const message *other) : message(checked(other).payload) {}
  message &operator=(const message &) = delete;
  virtual ~message() = default;

  runtime_object_identity msg_id() const { return id_; }

  const T payload;

private:
  static const message &checked(const message *other) {
    if (other == nullptr)
      throw std::invalid_argument("_Msg");
    return *other;
  }
  const runtime_object_identity id_;
};

template <typename T>
class ISource;

/// A block that receives messages.
template <typename T>
class ITarget {
public:
  typedef T type;
  typedef std::function<bool(const T &)> filter_method;
  virtual ~ITarget() = default;

  /// Offer a message of \p source: propagate() while the source passes its messages on, send() for
  /// a sender that waits until the target has decided. The target calls accept() of the source.
  virtual message_status propagate(message<T> *offered, ISource<T> *source) = 0;
  virtual message_status send(message<T> *offered, ISource<T> *source) = 0;
  /// True if the target also takes messages of sources that are not linked to it.
  virtual bool supports_anonymous_source() { return false; }

protected:
  virtual void link_source(ISource<T> *source) = 0;
  virtual void unlink_source(ISource<T> *source) = 0;
  virtual void unlink_sources() = 0;

private:
  friend class ISource<T>;
};

/// A block that offers messages to targets.
template <typename T>
class ISource {
public:
  typedef T source_type;
  virtual ~ISource() = default;

  virtual void link_target(ITarget<T> *target) = 0;
  virtual void unlink_target(ITarget<T> *target) = 0;
  virtual void unlink_targets() = 0;
  /// For targets. accept() returns the offered message, which then belongs to the target; null if
  /// the source no longer has it. A message that was reserved is consumed or released.
  virtual message<T> *accept(runtime_object_identity id, ITarget<T> *target) = 0;
  virtual bool reserve(runtime_object_identity id, ITarget<T> *target) = 0;
  virtual message<T> *consume(runtime_object_identity id, ITarget<T> *target) = 0;
  virtual void release(runtime_object_identity id, ITarget<T> *target) = 0;
  /// While a target has a reference, the destructor of the source waits.
  virtual void acquire_ref(ITarget<T> *target) = 0;
  virtual void release_ref(ITarget<T> *target) = 0;

protected:
  void _Invoke_link_source(ITarget<T> *target) { target->link_source(this); }
  void _Invoke_unlink_source(ITarget<T> *target) { target->unlink_source(this); }
};

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_AGENTS_MESSAGES_H

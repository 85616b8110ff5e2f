//===--- cancellation_token.h - cancellation_token and its source --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TASK_CANCELLATION_TOKEN_H
#define AMP2HIP_TASK_CANCELLATION_TOKEN_H

#include "amp2hip/task/cancellation.h"
#include <stdexcept>

namespace amp2hip {

class cancellation_token;

/// A callback of a token, for cancellation_token::deregister_callback.
class cancellation_token_registration {
public:
  cancellation_token_registration() = default;
  bool operator==(const cancellation_token_registration &other) const {
    return entry_ == other.entry_;
  }
  bool operator!=(const cancellation_token_registration &other) const { return !(*this == other); }

private:
  friend class cancellation_token;
  cancellation_state::registration entry_;
};

/// Tells tasks whether they were canceled. Copies refer to the same source.
class cancellation_token {
public:
  /// A token that is never canceled.
  static cancellation_token none() { return cancellation_token(nullptr); }

  bool is_cancelable() const { return state_ != nullptr; }
  bool is_canceled() const { return state_ != nullptr && state_->is_canceled(); }
  /// Calls \p function when the token is canceled, immediately if it is already. Throws
  /// std::invalid_argument for none().
  template <typename Function>
  cancellation_token_registration register_callback(const Function &function) const {
    cancellation_token_registration made;
    if (state_ == nullptr)
      throw std::invalid_argument("the token is none()");
    made.entry_ = state_->add(function);
    return made;
  }
  void deregister_callback(const cancellation_token_registration &registration) const {
    if (state_ != nullptr && registration.entry_ != nullptr)
      state_->remove(registration.entry_);
  }
  bool operator==(const cancellation_token &other) const { return state_ == other.state_; }
  bool operator!=(const cancellation_token &other) const { return state_ != other.state_; }

  /// For the headers of amp2hip.
  const std::shared_ptr<cancellation_state> &state() const { return state_; }
  explicit cancellation_token(std::shared_ptr<cancellation_state> state)
      : state_(std::move(state)) {}

private:
  std::shared_ptr<cancellation_state> state_;
};

/// Cancels the tasks that have its token.
class cancellation_token_source {
public:
  cancellation_token_source() : state_(std::make_shared<cancellation_state>()) {}
  /// Returns a source that is canceled too when one of the tokens is canceled.
  static cancellation_token_source create_linked_source(const cancellation_token &token) {
    return create_linked_source(&token, &token + 1);
  }
  template <typename Iterator>
  static cancellation_token_source create_linked_source(Iterator begin, Iterator end) {
    cancellation_token_source linked;
    for (; begin != end; ++begin)
      if (begin->is_cancelable())
        begin->register_callback([weak = std::weak_ptr<cancellation_state>(linked.state_)] {
          if (const auto state = weak.lock())
            state->cancel();
        });
    return linked;
  }

  cancellation_token get_token() const { return cancellation_token(state_); }
  void cancel() const { state_->cancel(); }
  bool operator==(const cancellation_token_source &other) const { return state_ == other.state_; }
  bool operator!=(const cancellation_token_source &other) const { return state_ != other.state_; }

private:
  std::shared_ptr<cancellation_state> state_;
};

} // namespace amp2hip

#endif // AMP2HIP_TASK_CANCELLATION_TOKEN_H

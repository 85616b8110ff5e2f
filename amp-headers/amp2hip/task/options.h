//===--- options.h - options of tasks ------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TASK_OPTIONS_H
#define AMP2HIP_TASK_OPTIONS_H

#include "amp2hip/task/cancellation_token.h"

namespace amp2hip {

/// Where a continuation runs. All continuations run on threads of the runtime, whichever is chosen.
class task_continuation_context {
public:
  static task_continuation_context use_default() { return {}; }
  static task_continuation_context use_arbitrary() { return {}; }
  static task_continuation_context use_current() { return {}; }
  static task_continuation_context get_current_winrt_context() { return {}; }
};

/// Options of a task or continuation: a token, a context, or both.
class task_options {
public:
  task_options() = default;
  task_options(const cancellation_token &token) : token_(token), has_token_(true) {}
  task_options(const task_continuation_context &) {}
  task_options(const cancellation_token &token, const task_continuation_context &)
      : task_options(token) {}

  bool has_cancellation_token() const { return has_token_; }
  cancellation_token get_cancellation_token() const { return token_; }

private:
  cancellation_token token_ = cancellation_token::none();
  bool has_token_ = false;
};

} // namespace amp2hip

#endif // AMP2HIP_TASK_OPTIONS_H

//===--- ppltasks.h - concurrency::task ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tasks of Microsoft's Parallel Patterns Library. They run on threads of the runtime.
/// completion_future::to_task (§4.6.3) returns such a task. A task may block: the runtime creates
/// more threads while all of its threads are blocked. As on Windows, the header does not declare
/// the names of <amp.h>.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PPLTASKS_H
#define AMP2HIP_PPLTASKS_H

#include "pplcancellation_token.h"

#include "amp2hip/compiler/user_macros_save.h"

#include "amp2hip/task/when.h"

namespace concurrency {
using amp2hip::cancel_current_task;
using amp2hip::canceled;
using amp2hip::completed;
using amp2hip::create_task;
using amp2hip::invalid_operation;
using amp2hip::is_task_cancellation_requested;
using amp2hip::not_complete;
using amp2hip::task;
using amp2hip::task_canceled;
using amp2hip::task_completion_event;
using amp2hip::task_continuation_context;
using amp2hip::task_from_exception;
using amp2hip::task_from_result;
using amp2hip::task_options;
using amp2hip::task_status;
using amp2hip::when_all;
using amp2hip::when_any;
} // namespace concurrency

#include "amp2hip/compiler/namespace_alias.h"

#include "amp2hip/compiler/user_macros_restore.h"

#endif // AMP2HIP_PPLTASKS_H

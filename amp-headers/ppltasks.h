//===--- ppltasks.h - concurrency::task ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Declares concurrency::task, the return type of completion_future::to_task (§4.6.3). The rest of
/// Microsoft's Parallel Patterns Library is not supported.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PPLTASKS_H
#define AMP2HIP_PPLTASKS_H

#include "amp.h"

#include "amp2hip/accelerator/task.h"
#if !defined(AMP2HIP_TRANSLATING)
#include "amp2hip/accelerator/task.inl"
#endif

namespace concurrency {
using amp2hip::task;
using amp2hip::task_status;
} // namespace concurrency

#endif // AMP2HIP_PPLTASKS_H

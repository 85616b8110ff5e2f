//===--- concrt.h - the Concurrency Runtime ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Locks, events and schedulers.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CONCRT_H
#define AMP2HIP_WINDOWS_CONCRT_H

#include "amp2hip/compiler/user_macros_save.h"

#include "amp2hip_windows/ppl/event.h"
#include "amp2hip_windows/ppl/exceptions.h"
#include "amp2hip_windows/ppl/locks.h"
#include "amp2hip_windows/ppl/scheduler.h"

#include "amp2hip/compiler/namespace_alias.h"

#include "amp2hip/compiler/user_macros_restore.h"

#endif // AMP2HIP_WINDOWS_CONCRT_H

//===--- agents.h - the Asynchronous Agents Library ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Agents and the message blocks unbounded_buffer, overwrite_buffer, single_assignment, call,
/// transformer and timer. The blocks choice, join and multitype_join are not available.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_H
#define AMP2HIP_WINDOWS_AGENTS_H

#include "amp2hip/compiler/user_macros_save.h"

#include "amp2hip_windows/agents/agent.h"
#include "concrt.h"

namespace Concurrency = concurrency;

#include "amp2hip/compiler/user_macros_restore.h"

#endif // AMP2HIP_WINDOWS_AGENTS_H

//===--- agents.h - the Asynchronous Agents Library ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Agents, the message blocks, and the base classes of message blocks that programs define.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_AGENTS_H
#define AMP2HIP_WINDOWS_AGENTS_H

#include "amp2hip/compiler/user_macros_save.h"

#include "amp2hip_windows/agents/agent.h"
#include "amp2hip_windows/agents/choice.h"
#include "amp2hip_windows/agents/join.h"
#include "amp2hip_windows/agents/multitype_join.h"
#include "amp2hip_windows/agents/timer.h"
#include "concrt.h"

#include "amp2hip/compiler/namespace_alias.h"

#include "amp2hip/compiler/user_macros_restore.h"

#endif // AMP2HIP_WINDOWS_AGENTS_H

//===--- CrashRecovery.h - Surviving crashes of Clang -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_CRASHRECOVERY_H
#define AMP2HIP_TOOL_CRASHRECOVERY_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>
#include <string>

namespace amp2hip {

/// Runs \p Work on a thread with a large stack. Returns nothing if \p Work
/// completes. If it crashes, returns the kind of crash ("Segmentation fault").
/// Memory and locks that \p Work held are then lost, but the caller may
/// continue with other work.
std::optional<std::string> runRecovering(llvm::function_ref<void()> Work);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_CRASHRECOVERY_H

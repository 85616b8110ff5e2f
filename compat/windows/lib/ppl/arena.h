//===--- arena.h - the scheduler of the current thread -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_PPL_ARENA_H
#define AMP2HIP_WINDOWS_LIB_PPL_ARENA_H

#include <tbb/task_arena.h>

namespace amp2hip_windows {

/// Returns the arena of the scheduler that is attached to this thread; null for the default.
tbb::task_arena *attached_arena();

/// Calls \p function in \p arena, or directly if it is null.
template <typename Function>
void execute_in(tbb::task_arena *arena, const Function &function) {
  if (arena != nullptr)
    arena->execute(function);
  else
    function();
}

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_PPL_ARENA_H

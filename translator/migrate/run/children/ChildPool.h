//===--- ChildPool.h - Parallel child processes -----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_CHILDREN_CHILDPOOL_H
#define AMP2HIP_MIGRATE_RUN_CHILDREN_CHILDPOOL_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// A program to run.
struct ChildCommand {
  std::string Program;                ///< Its path.
  std::vector<std::string> Arguments; ///< Without the name of the program.
  std::string Log;                    ///< File for standard output and standard error.
};

/// How a child process ended.
enum class ChildEnd {
  Exited,     ///< By itself, with an exit code.
  Signaled,   ///< By a signal.
  TimedOut,   ///< Ended because of the time limit.
  NotStarted, ///< The program could not be started.
};

struct ChildResult {
  ChildEnd End = ChildEnd::NotStarted;
  int ExitCode = 0;
  std::string Reason; ///< The signal, or why the program could not be started.
  double Seconds = 0;
  uint64_t PeakMemory = 0; ///< Bytes of the largest resident set.
};

struct ChildLimits {
  unsigned Parallel = 1;
  /// Processor time of each child, which does not depend on what else the machine does.
  std::chrono::milliseconds Time = std::chrono::seconds(120);
  /// Time since the start of each child, for those that wait forever; 0: ten times \p Time.
  std::chrono::milliseconds Elapsed{0};
};

/// Runs the commands that \p Prepare returns for 0 to \p Count - 1, several at a
/// time. Calls \p Done for each when it has ended, in any order; both are called
/// on this thread. Each child is the leader of a process group. At a time
/// limit the whole group is killed.
///
/// After an interrupt (Interrupt.h), kills all children and returns; \p Done is
/// then not called for the rest.
void runChildren(size_t Count, ChildLimits Limits, llvm::function_ref<ChildCommand(size_t)> Prepare,
                 llvm::function_ref<void(size_t, const ChildResult &)> Done);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_CHILDREN_CHILDPOOL_H

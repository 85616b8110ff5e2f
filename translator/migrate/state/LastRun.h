//===--- LastRun.h - The settings of the last run ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_STATE_LASTRUN_H
#define AMP2HIP_MIGRATE_STATE_LASTRUN_H

#include "migrate/state/StateFolder.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// The settings in DIR/.amp2hip/migration.json, with which `amp2hip check DIR`
/// repeats a migration. In the file, paths are relative to DIR if they share a
/// folder with it, so that both trees can be moved together.
struct LastRun {
  std::string Tool;   ///< Version of amp2hip, for readers of the file.
  std::string Source; ///< Absolute path of SOURCE.
  std::string Root;   ///< Absolute path of the root of the code base.
  /// Absolute path of the folder to which the flags in Arguments refer.
  std::string Directory;
  /// Options that affect what is written, and flags after "--".
  std::vector<std::string> Arguments;
};

/// Returns an error that says what to do if \p State has no settings.
llvm::Expected<LastRun> readLastRun(const StateFolder &State);
llvm::Error writeLastRun(const StateFolder &State, const LastRun &S);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_STATE_LASTRUN_H

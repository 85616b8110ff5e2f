//===--- RunSummary.h - Closing summary of a run ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_MESSAGES_RUNSUMMARY_H
#define AMP2HIP_MIGRATE_RUN_MESSAGES_RUNSUMMARY_H

#include "migrate/run/MigrationContext.h"
#include "migrate/run/clashes/LongClashes.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// The totals of a migration. Findings, kernels and lines of a header that
/// several sources share count once.
struct RunSummary {
  unsigned Sources = 0; ///< Sources of projects.
  unsigned Translated = 0, WithoutAmp = 0, Copied = 0;
  unsigned UpToDate = 0; ///< Sources that needed no translation in this run.
  /// Sources without C++ AMP that do not compile on Linux; they were copied.
  std::vector<std::string> NotCorrected;
  std::vector<std::string> Unsupported, Failed, Crashed, TimedOut;
  std::map<std::string, unsigned> Warnings; ///< By rule; "" for other warnings.
  unsigned Kernels = 0;
  int64_t LinesChanged = 0;
  std::vector<std::string> Merged, Conflicts;
  std::map<std::string, uint64_t> PeakMemory; ///< Bytes, of sources above MemoryGoal.
  unsigned LongClashes = 0;                   ///< Errors of findLongClashes().
};

RunSummary summaryOf(const MigrationContext &R, llvm::ArrayRef<SharedFinding> Clashes);

/// Returns the lines of the summary. Leaves out lines with the number 0.
std::string summaryText(const RunSummary &S, llvm::StringRef Name, llvm::StringRef OutDir,
                        double Seconds);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_MESSAGES_RUNSUMMARY_H

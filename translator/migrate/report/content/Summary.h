//===--- Summary.h - Totals of a migration -------------------- -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_REPORT_CONTENT_SUMMARY_H
#define AMP2HIP_MIGRATE_REPORT_CONTENT_SUMMARY_H

#include "migrate/report/MigrationReport.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// What is known about a file of the code base: a source, a translated header or
/// another file with findings.
struct FileSummary {
  std::string Path; ///< As in Place.
  /// As in FileRecord; of a header without record, "translated", "copied" or
  /// "failed"; "outside" if the file is not below the root.
  std::string State;
  bool IsHeader = false; ///< It has no FileRecord of its own.
  std::vector<const ReportedFinding *> Findings;
  std::vector<const Kernel *> Kernels;
  const FileChange *Change = nullptr;
  unsigned Sources = 0; ///< For a header: translated sources that include it.
  double Seconds = 0;
  unsigned Errors = 0, Warnings = 0;
  unsigned Minutes = 0; ///< Estimate of the effort that is left.
};

/// Returns the reason under which the effort for a finding is counted: its rule,
/// or the severity of a message of Clang; empty for a note, which takes no effort.
std::string reasonOf(const Finding &Found);

/// A reason for work that is left. Effort.def has the rule of the estimate.
struct EffortItem {
  std::string Reason; ///< "AMP1101", "error", "conflict"...
  unsigned First = 0, Next = 0;
  unsigned Count = 0, Files = 0;
  unsigned Minutes = 0;
};

/// Returns \p Items for the reports in HTML and JSON.
llvm::json::Array toJson(llvm::ArrayRef<EffortItem> Items);

struct Summary {
  explicit Summary(const Migration &M);
  Summary(const Summary &) = delete;

  std::vector<ReportedFinding> Findings;          ///< findingsOf(M).
  std::vector<FileSummary> Files;                 ///< Sorted by Path.
  std::map<std::string, unsigned> States;         ///< Number of files, without "outside".
  std::map<std::string, unsigned> FindingsByRule; ///< Those of Clang under "".
  std::vector<EffortItem> Effort;                 ///< Those with the most minutes first.
  unsigned Errors = 0, Warnings = 0, Known = 0;
  unsigned Kernels = 0, Added = 0, Removed = 0, Conflicts = 0, Minutes = 0;
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_REPORT_CONTENT_SUMMARY_H

//===--- MigrationReport.h - Reports of a migration -------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reports of a migration as HTML, JSON and SARIF, and the baseline of known
/// findings. docs/report.md describes the formats.
///
/// \code
///   Migration M = ...;              // what `amp2hip migrate` did
///   readTexts(M);                   // differences and lines of findings
///   M.Known = *readBaseline(File);  // --baseline=File
///   writeReport("report.html", M);
///   return hasOpenErrors(M) ? 1 : 0;
/// \endcode
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_REPORT_MIGRATIONREPORT_H
#define AMP2HIP_MIGRATE_REPORT_MIGRATIONREPORT_H

#include "migrate/FileRecord.h"
#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <set>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// The difference between a file of the code base and its file in the migrated
/// tree. Files without a difference have no FileChange.
struct FileChange {
  std::string Original; ///< Relative to Migration::Root.
  std::string File;     ///< Relative to Migration::OutDir.
  int Added = 0, Removed = 0;
  int Conflicts = 0; ///< Places with conflict markers of a merge.
  /// The hunks of a unified diff with three lines of context. The text is UTF-8
  /// without byte order mark, with "\n" at line ends.
  std::string Diff;
};

/// The text of a line that a finding is about, in UTF-8 without line end.
struct FoundLine {
  std::string File; ///< As in Place.
  int Line = 0;
  std::string Text;
};

/// Findings that are known and do not fail a check.
struct Baseline {
  std::set<std::string> Fingerprints; ///< As in ReportedFinding.
};

/// What a run of `amp2hip migrate` did, or the runs of all shards.
struct Migration {
  std::string Name;         ///< Name of the code base.
  std::string Root, OutDir; ///< Absolute paths.
  std::string ToolVersion;  ///< "0.2.0"
  std::vector<FileRecord> Files;
  std::vector<Note> Notes; ///< Files relative to Root if below it.
  double Seconds = 0;      ///< Duration of the run; of shards, the sum.
  Baseline Known;

  /// What readTexts() reads from Root and OutDir. Reports on a migration that
  /// another machine did have these texts, but not the files.
  bool HasTexts = false;
  std::vector<FileChange> Changes; ///< Sorted by File.
  std::vector<FoundLine> Lines;    ///< Sorted by file and line.
};

/// Computes \p M.Changes by git and reads \p M.Lines. Files that cannot be read
/// are left out. If git is missing, adds a note to \p M.
void readTexts(Migration &M);

/// Writes a report: HTML, JSON or SARIF, as the extension of \p File says.
/// Replaces \p File in one step. Calls readTexts() on a copy of \p M if
/// \p M.HasTexts is false. Returns an error with one sentence if the extension is
/// another or the file cannot be written.
llvm::Error writeReport(llvm::StringRef File, const Migration &M);

/// Reads JSON reports, which shards of one migration wrote, as one migration.
/// Returns an error with one sentence that names the file and the member which
/// is wrong.
llvm::Expected<Migration> mergeReports(llvm::ArrayRef<std::string> Files);

/// A finding of one or several sources.
struct ReportedFinding {
  const Finding *Found;             ///< Of the first source.
  std::vector<std::string> Sources; ///< Sources whose translation reports it.
  /// Hash of the rule, the file, the text of the line without differences in
  /// white space, and the number of the finding among those with equal rule, file
  /// and text. It does not change if lines are inserted or removed elsewhere.
  std::string Fingerprint;
  bool Known = false; ///< It is in Migration::Known.
};

/// Returns the findings of all files, each once, sorted by place. Requires
/// \p M.HasTexts. The findings refer to \p M.
std::vector<ReportedFinding> findingsOf(const Migration &M);

/// True if a source crashed or timed out, if a source failed without an error
/// among its findings, or if an error is not in \p M.Known. Requires
/// \p M.HasTexts.
bool hasOpenErrors(const Migration &M);

/// Reads a file with the text that baselineText() returns.
llvm::Expected<Baseline> readBaseline(llvm::StringRef File);
/// True if \p Found is in \p Known.
bool isKnown(const Baseline &Known, const ReportedFinding &Found);
/// Returns a baseline with all errors and warnings of \p M, one per line.
/// Requires \p M.HasTexts.
std::string baselineText(const Migration &M);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_REPORT_MIGRATIONREPORT_H

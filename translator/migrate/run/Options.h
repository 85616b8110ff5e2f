//===--- Options.h - Options of a migration ---------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_OPTIONS_H
#define AMP2HIP_MIGRATE_RUN_OPTIONS_H

#include "migrate/plan/MigrationPlan.h"
#include "migrate/workspace/Workspace.h"
#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// This amp2hip, which migrate() starts for each source.
struct TranslatorTool {
  std::string Path;
  std::string Version;
  std::string Identity; ///< Differs for each build (toolIdentity()).
};

/// Paths of reports and of the baseline, as the user gave them.
struct ReportOptions {
  std::vector<std::string> Files; ///< .html, .json or .sarif
  std::string Baseline, WriteBaseline;
};

struct MigrateOptions {
  std::string Source; ///< Absolute path.
  ReadOptions Read;
  PlanOptions Planning; ///< With the absolute path of DIR.
  TranslatorTool Translator;

  // What is written.
  std::optional<bool> FromMsvc;  ///< --from-msvc; nothing: as the workspace says.
  bool DefineWin32 = false;      ///< --define-win32, which requires --from-msvc.
  std::optional<bool> LongAsInt; ///< --long=32; nothing: if all sources with `long` are written.
  bool Force = false;
  bool Merge = true; ///< False for --no-merge.
  /// Options of the child processes: --amp-long=32, -Wno-amp-long...
  std::vector<std::string> TranslatorOptions;
  std::vector<std::string> ExtraFlags; ///< Flags after "--".

  // How it runs.
  unsigned Jobs = 1;
  std::chrono::milliseconds TimeLimit = std::chrono::seconds(120);
  bool Check = false;  ///< Write nothing, and report differences.
  bool DryRun = false; ///< Only print what would be done.
  bool Diff = false;

  ReportOptions Reports;

  // The terminal.
  bool ColorErrors = false; ///< Colors in diagnostics.
  bool ColorOutput = false; ///< Colors in diffs.
  bool IsTerminal = false;  ///< Whether messages go to a terminal.
  unsigned Columns = 80;

  // For LastRun.
  std::string Directory;
  std::vector<std::string> SavedArguments;
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_OPTIONS_H

//===--- Migrate.h - Migration of a code base -------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_MIGRATE_H
#define AMP2HIP_MIGRATE_RUN_MIGRATE_H

#include "migrate/plan/MigrationPlan.h"
#include "migrate/run/Options.h"
#include "migrate/workspace/Workspace.h"
#include "llvm/Support/raw_ostream.h"

namespace amp2hip::migrate {

/// The exit codes of `amp2hip migrate` and `amp2hip check`.
enum MigrateStatus {
  MigrateDone = 0,
  /// A source has errors that are not in the baseline, crashed or timed out; an
  /// edit is in conflict; or --check found a difference.
  MigrateFailed = 1,
  /// Usage or environment: an unreadable project, an unwritable file, another
  /// run, an interrupt.
  MigrateError = 2,
};

/// Reads the code base, plans the migration and runs it. Lists and diffs go to
/// \p Out, messages and the summary to \p Messages.
MigrateStatus migrate(const MigrateOptions &Options, llvm::raw_ostream &Out,
                      llvm::raw_ostream &Messages);

/// The part of migrate() after planning.
MigrateStatus runPlan(const Workspace &W, const MigrationPlan &P, const MigrateOptions &Options,
                      llvm::raw_ostream &Out, llvm::raw_ostream &Messages);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_MIGRATE_H

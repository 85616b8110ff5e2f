//===--- FinishMigration.h - The end of a run -------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_FINISHMIGRATION_H
#define AMP2HIP_MIGRATE_RUN_FINISHMIGRATION_H

#include "migrate/run/Migrate.h"
#include "migrate/run/MigrationContext.h"
#include <vector>

namespace amp2hip::migrate {

/// Prints diffs, notes, the differences of --check and the summary, writes the
/// reports and the baseline, and returns the exit code.
MigrateStatus finishMigration(MigrationContext &R, std::vector<Note> Notes, double Seconds);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_FINISHMIGRATION_H

//===--- DryRun.h - What a run would do -------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_MESSAGES_DRYRUN_H
#define AMP2HIP_MIGRATE_RUN_MESSAGES_DRYRUN_H

#include "migrate/run/MigrationContext.h"
#include "migrate/run/uptodate/RecordKeys.h"

namespace amp2hip::migrate {

/// Prints a line for each file of the plan: what a run would do, and why.
/// Starts no translation, so it cannot say which headers are translated and
/// which are copied.
void printDryRun(MigrationContext &R, RecordKeys &K);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_MESSAGES_DRYRUN_H

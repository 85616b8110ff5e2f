//===--- UpToDate.h - Which files are up to date ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_UPTODATE_UPTODATE_H
#define AMP2HIP_MIGRATE_RUN_UPTODATE_UPTODATE_H

#include "migrate/run/MigrationContext.h"
#include "migrate/run/uptodate/RecordKeys.h"
#include <string>

namespace amp2hip::migrate {

/// Returns why the result of a file must be made again, for example "'a.h' has
/// changed"; empty if its record is up to date: the key is the same, the files
/// that were read are unchanged, and base/ has the outputs. \p Key is the key of
/// the step in this run.
std::string reasonToUpdate(MigrationContext &R, RecordKeys &K, const PlannedFile &F,
                           const std::string &Key);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_UPTODATE_UPTODATE_H

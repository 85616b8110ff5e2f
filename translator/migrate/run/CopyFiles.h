//===--- CopyFiles.h - Copies of files --------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_COPYFILES_H
#define AMP2HIP_MIGRATE_RUN_COPYFILES_H

#include "migrate/run/MigrationContext.h"
#include "migrate/run/uptodate/RecordKeys.h"
#include <set>
#include <string>

namespace amp2hip::migrate {

/// Publishes the copy of \p F and adds it to \p Stored. Returns false after an
/// error, which it reports.
bool publishCopy(MigrationContext &R, const PlannedFile &F, StoredRecord &Stored);

/// Copies the files that are not translated and not in \p WrittenElsewhere:
/// translated headers and generated files.
void copyFiles(MigrationContext &R, RecordKeys &K, const std::set<std::string> &WrittenElsewhere);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_COPYFILES_H

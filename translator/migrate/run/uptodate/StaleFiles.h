//===--- StaleFiles.h - Files whose source disappeared ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_UPTODATE_STALEFILES_H
#define AMP2HIP_MIGRATE_RUN_UPTODATE_STALEFILES_H

#include "migrate/run/MigrationContext.h"
#include <set>
#include <string>

namespace amp2hip::migrate {

/// Returns the paths in DIR of headers that are translated together with sources
/// of the migration. Their records are those of the sources.
std::set<std::string> translatedHeaders(const MigrationContext &R);

/// Removes files that earlier runs wrote and that are in the way of planned files, unless somebody
/// edited them: a file of the code base became a folder, or a folder became a file.
void removeObstacles(MigrationContext &R);

/// Removes files that earlier runs wrote and that are no longer part of the
/// migration, unless somebody edited them, and their records. \p Generated are
/// the CMake files.
void removeStaleFiles(MigrationContext &R, const std::set<std::string> &Generated);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_UPTODATE_STALEFILES_H

//===--- SettingsClashes.h - Sources of several projects ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_CLASHES_SETTINGSCLASHES_H
#define AMP2HIP_MIGRATE_RUN_CLASHES_SETTINGSCLASHES_H

#include "migrate/run/clashes/LongClashes.h"

namespace amp2hip::migrate {

/// Returns an error for each source of several projects whose output still contains C++ AMP in a
/// skipped `#if` branch, if another project defines the macros of its condition differently and
/// compiles the branch.
std::vector<SharedFinding> findSettingsClashes(const MigrationContext &R);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_CLASHES_SETTINGSCLASHES_H

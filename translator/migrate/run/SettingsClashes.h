//===--- SettingsClashes.h - Sources of several projects ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_SETTINGSCLASHES_H
#define AMP2HIP_MIGRATE_RUN_SETTINGSCLASHES_H

#include "migrate/run/LongClashes.h"

namespace amp2hip::migrate {

/// Returns an error for each source with C++ AMP that only another project compiles than the
/// project whose settings its translation uses: an output still contains C++ AMP, under a condition
/// on a name that the projects define in different ways.
std::vector<SharedFinding> findSettingsClashes(const MigrationContext &R);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_SETTINGSCLASHES_H

//===--- ConfigurationNotes.h - Settings of other configurations *- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_MESSAGES_CONFIGURATIONNOTES_H
#define AMP2HIP_MIGRATE_RUN_MESSAGES_CONFIGURATIONNOTES_H

#include "migrate/run/MigrationContext.h"
#include <vector>

namespace amp2hip::migrate {

/// Returns a note for each project of which a source has errors, if another configuration sets
/// include folders, forced includes, a newer version of C++, OpenMP or macros, which the
/// configuration of the translation does not set.
std::vector<Note> configurationNotes(const MigrationContext &R);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_MESSAGES_CONFIGURATIONNOTES_H

//===--- TranslateSources.h - Translation of sources ------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_TRANSLATESOURCES_H
#define AMP2HIP_MIGRATE_RUN_TRANSLATESOURCES_H

#include "migrate/run/MigrationContext.h"
#include "migrate/run/uptodate/RecordKeys.h"

namespace amp2hip::migrate {

/// Translates the sources whose records are out of date, each in a child process,
/// publishes their outputs, and stores their records. Prints the messages of the
/// translations, and the errors of failed sources that are up to date, in the
/// order of the plan.
///
/// If a translation fails, the outputs of the last successful one stay. If there
/// was none, the migrated tree gets a copy of the source, for a port by hand.
void translateSources(MigrationContext &R, RecordKeys &K);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_TRANSLATESOURCES_H

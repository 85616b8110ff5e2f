//===--- CommonSettings.h - Common and additional settings ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits the settings of sources into those of their project and those of each
// source.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_FLAGS_COMMONSETTINGS_H
#define AMP2HIP_MIGRATE_WORKSPACE_FLAGS_COMMONSETTINGS_H

#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/ArrayRef.h"

namespace amp2hip::migrate::workspace {

/// Returns the settings that all of \p Sources have. Of the include folders these
/// are the last ones, because those of a source are searched first.
Settings commonSettings(llvm::ArrayRef<Settings> Sources);

/// Returns what a source with the settings \p All has in addition to those of its
/// project. A definition of the project that \p All does not have, becomes one of
/// Undefined; a flag, its opposite.
Settings additionalSettings(const Settings &All, const Settings &OfProject);

bool isEmpty(const Settings &S);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_FLAGS_COMMONSETTINGS_H

//===--- Selection.h - Choice of configurations and platforms ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A migrated project has configurations, but one platform. The functions here
// choose it.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_SELECTION_H
#define AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_SELECTION_H

#include "migrate/workspace/visualstudio/Solution.h"
#include "llvm/ADT/ArrayRef.h"
#include <optional>

namespace amp2hip::migrate::workspace {

/// Returns one pair for each configuration of \p All, in their order: that with the
/// platform \p Wanted, else x64, else Win32, else the first. Returns an error that
/// names \p Source if no configuration has the platform \p Wanted.
llvm::Expected<std::vector<ConfigurationPair>>
choosePlatforms(llvm::ArrayRef<ConfigurationPair> All, llvm::StringRef Wanted,
                llvm::StringRef Source);

/// Returns the pair of a project with the pairs \p All for \p Wanted: the same, else
/// one with the same configuration, else one with the configuration Release, else
/// the first. \p All must not be empty.
ConfigurationPair closestPair(llvm::ArrayRef<ConfigurationPair> All,
                              const ConfigurationPair &Wanted);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_SELECTION_H

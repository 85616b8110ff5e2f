//===--- ResolvePaths.h - Paths in settings ---------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces the paths in settings, which are as spelled, by paths of the file system.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_FLAGS_RESOLVEPATHS_H
#define AMP2HIP_MIGRATE_WORKSPACE_FLAGS_RESOLVEPATHS_H

#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace amp2hip::migrate::workspace {

/// Functions that return the existing file or folder that a path means. The path may
/// be relative to the folder in which the compiler runs.
struct PathFinder {
  llvm::function_ref<std::optional<std::string>(llvm::StringRef)> File, Folder;
};

/// Replaces the include folders by absolute paths of existing folders, each once, and
/// returns those that do not exist. Corrects the spelling of forced includes: each is
/// then relative to an include folder, which is added if there is none.
std::vector<std::string> resolvePaths(Settings &S, const PathFinder &Find);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_FLAGS_RESOLVEPATHS_H

//===--- Wildcards.h - Wildcards in names of items --------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expands `*`, `?` and `**` in the names of items.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_WILDCARDS_H
#define AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_WILDCARDS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace amp2hip::migrate::workspace {

bool hasWildcard(llvm::StringRef Name);

/// The limit for files and folders that one pattern may visit.
constexpr unsigned WildcardLimit = 100'000;

/// Returns the regular files that match \p Pattern, which may be relative to
/// \p Folder, as sorted absolute paths. Case does not matter, and links to folders
/// are not followed. Returns an error if the search visits more than \p Limit files
/// and folders.
llvm::Expected<std::vector<std::string>>
expandWildcard(llvm::StringRef Folder, llvm::StringRef Pattern, unsigned Limit = WildcardLimit);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_WILDCARDS_H

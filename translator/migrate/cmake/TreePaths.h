//===--- TreePaths.h - Paths in CMake files of a migrated tree --*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes paths of the code base as paths of the migrated tree, in a CMake file of
// one folder.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_CMAKE_TREEPATHS_H
#define AMP2HIP_MIGRATE_CMAKE_TREEPATHS_H

#include "migrate/plan/MigrationPlan.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// The CMake variable for the folder of the code base, if files stay there.
inline constexpr llvm::StringLiteral CodeBaseVariable = "CODE_BASE";

class TreePaths {
public:
  /// \p Reference: files with PlannedFile::InPlace are in the code base.
  TreePaths(const MigrationPlan &P, bool Reference);

  /// Returns the path of a source relative to \p Folder, or in the code base.
  std::string source(llvm::StringRef Folder, const PlannedFile &F) const;

  /// Returns the absolute paths, beginning with variables of CMake, that replace the
  /// absolute path \p Dir of the code base: its place in the migrated tree and in the
  /// code base, or \p Dir itself if it exists and is outside of the root. Empty if the
  /// folder has no file.
  std::vector<std::string> includeFolders(llvm::StringRef Folder, llvm::StringRef Dir) const;

  /// Returns the same for the absolute path of a file; \p File itself if it is not in
  /// the plan.
  std::string file(llvm::StringRef Folder, llvm::StringRef File) const;

  bool isOutside(llvm::StringRef Path) const;

private:
  std::string inTree(llvm::StringRef Folder, llvm::StringRef Relative) const;
  std::string inCodeBase(llvm::StringRef Relative) const;

  const MigrationPlan &P;
  bool Reference;
  /// Relative paths of the folders with files in the migrated tree and in the code
  /// base, and of the files that stay in the code base.
  llvm::StringSet<> WrittenFolders, InPlaceFolders, InPlaceFiles;
};

/// Returns \p Path, a result of TreePaths::includeFolders(), relative to the folder
/// of the CMake file if it begins with the variable for this folder.
std::string withoutCurrentFolder(llvm::StringRef Path);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_CMAKE_TREEPATHS_H

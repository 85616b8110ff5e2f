//===--- ExcludedFiles.h - Files that a migration leaves out ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recognizes files and folders that do not belong to the source of a program.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_TREE_EXCLUDEDFILES_H
#define AMP2HIP_MIGRATE_PLAN_TREE_EXCLUDEDFILES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip::migrate {

/// Kinds of files that are not migrated.
enum class LeftOut {
  No,
  Silently,     ///< Of version control or an IDE; nobody expects it in the migrated tree.
  VisualStudio, ///< A project file, which the CMakeLists.txt files replace.
  BuildProduct,
  CMakeLists, ///< A CMakeLists.txt, whose place the generated files need.
};

/// Returns whether a folder of this name is left out with all its contents.
bool isExcludedFolder(llvm::StringRef Name);

/// Returns whether a folder may be the output folder of a build, judging by its
/// name: Debug, x64, obj or one of \p Configurations, in any case.
bool isBuildFolderName(llvm::StringRef Name, llvm::ArrayRef<std::string> Configurations);

/// Returns whether the file \p Path is left out. Reads the first bytes of a file
/// whose name does not decide: an .obj may be an object file or a 3D model.
LeftOut classifyFile(llvm::StringRef Path);

/// Returns whether a file of this name contains C or C++ code, as a source or a
/// header.
bool isCodeName(llvm::StringRef Name);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_TREE_EXCLUDEDFILES_H

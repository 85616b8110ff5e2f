//===--- OtherProjects.h - Folders of projects not migrated -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_TREE_OTHERPROJECTS_H
#define AMP2HIP_MIGRATE_PLAN_TREE_OTHERPROJECTS_H

#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

namespace amp2hip::migrate {

/// Finds folders that belong to solutions and projects that are not migrated.
///
/// The root of a code base may be above the folder that the user named, such as for
/// a solution that uses `../Common`. Its other subfolders may then be the
/// folders of other solutions, whose files nobody expects in the migrated tree.
class OtherProjects {
public:
  /// \p Listed are the relative paths of the files that the projects of \p W name.
  OtherProjects(const Workspace &W, const llvm::StringSet<> &Listed);

  /// Returns the folder of another project that contains the file \p Relative, relative
  /// to the root: the outermost folder with a Visual Studio solution or project. Returns
  /// an empty text if there is none.
  llvm::StringRef folderOf(llvm::StringRef Relative);

  /// True if no project names the file \p Relative, which is outside of the folders of the solution
  /// and of the projects, although most named files are in the solution's folder. Then a few files
  /// are the reason why the root is above it, and do not make other folders a part of the code
  /// base.
  bool isStray(llvm::StringRef Relative) const;

private:
  bool hasProject(llvm::StringRef Folder);

  const Workspace &W;
  const llvm::StringSet<> &Listed;
  bool IsRootAbove = false;       ///< although the most files are in the solution's folder
  llvm::StringSet<> Used;         ///< Folders that contain files of the migrated projects.
  llvm::StringMap<bool> Projects; ///< Whether a folder contains a project.
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_TREE_OTHERPROJECTS_H

//===--- Targets.h - The CMake targets of a workspace -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The targets that the projects of a workspace become: their names, folders,
// sources and dependencies.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_CMAKE_TARGETS_H
#define AMP2HIP_MIGRATE_CMAKE_TARGETS_H

#include "migrate/plan/MigrationPlan.h"
#include "migrate/plan/SourceSettings.h"
#include "migrate/workspace/Workspace.h"
#include <string>
#include <vector>

namespace amp2hip::migrate {

struct TargetSource {
  const migrate::Source *Source;
  const PlannedFile *File;
  Language Of;
  bool IsAmp; ///< A C++ source that is compiled for the backend.
};

struct Target {
  const migrate::Project *Project;
  std::string Name;
  /// The folder of its CMakeLists.txt, relative to the root: that of the project, or
  /// the deepest common folder of its sources if none is in the folder of the
  /// project. Empty for the top folder.
  std::string Folder;
  std::vector<TargetSource> Sources;         ///< Sorted by path.
  std::vector<const PlannedFile *> NotBuilt; ///< Sources with an obstacle.
  const PlannedFile *LostMain = nullptr;     ///< That of NotBuilt with the main function, if any.
  std::vector<size_t> Links;                 ///< Indices of targets to link to.
  std::vector<size_t> BuiltBefore;           ///< Indices of other targets to build before.
  std::vector<std::string> OtherLibraries;   ///< Libraries that are not targets.

  bool hasAmp() const;
  /// False if no source is left to build; such a project has no target.
  bool isBuilt() const { return Project->Kind == ProjectKind::HeaderOnly || !Sources.empty(); }
};

/// Returns the targets, ordered so that each follows those that it needs. Adds notes
/// about renamed targets, projects without sources, and cycles of dependencies,
/// which are broken. \p TranslatesAll: the build also translates C++ sources without C++ AMP,
/// because they may have code that only Microsoft's compiler accepts.
std::vector<Target> targetsOf(const Workspace &W, const MigrationPlan &P, bool TranslatesAll,
                              std::vector<Note> &Notes);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_CMAKE_TARGETS_H

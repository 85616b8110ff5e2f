//===--- Plan.h - Which file of a migration goes where ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The plan of a migration: every file of the code base with what happens to it.
/// The migrated tree mirrors the tree of the code base: ROOT/src/a.cpp becomes
/// DIR/src/a.cpp, whether it is translated or copied, so that includes, project
/// structure and version history stay.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_H
#define AMP2HIP_MIGRATE_PLAN_H

#include "migrate/Workspace.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// What a migration does with a file.
enum class Action {
  Translate, ///< A source of a project: `amp2hip` translates it, or copies it if it has no C++ AMP.
  Copy,      ///< A header, data file or script. A header may be translated together with a source.
};

struct PlannedFile {
  std::string Path;     ///< Absolute path in the code base.
  std::string Relative; ///< Path relative to the root, and to DIR.
  Action What = Action::Copy;
  /// For Translate: flags of Clang's driver, in the workspace's Configuration.
  std::vector<std::string> Flags;
};

struct PlanOptions {
  std::string OutDir;                      ///< Absolute path of DIR.
  std::vector<std::string> Include;        ///< Globs; empty: everything.
  std::vector<std::string> Exclude;        ///< Globs.
  unsigned ShardIndex = 1, ShardCount = 1; ///< --shard I/N
  bool Reference = false;                  ///< --reference: Copy files stay in the code base.
};

struct Plan {
  std::string Root, OutDir;       ///< Absolute paths.
  std::vector<PlannedFile> Files; ///< Sorted by Relative.
  std::vector<Note> Notes;
};

/// Returns the plan for \p W. Leaves out version control folders, build products
/// and files of Visual Studio. Does not follow symbolic links that leave the
/// root. Returns an error with one sentence if DIR contains the root or is a
/// source folder of it, if a name cannot be represented, or if two files would
/// have one path in DIR.
llvm::Expected<Plan> makePlan(const Workspace &W, const PlanOptions &Options);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_H

//===--- MigrationPlan.h - Which file of a migration goes where -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The plan of a migration: every file of the code base and the action for it.
/// The migrated tree mirrors the tree of the code base: ROOT/src/a.cpp becomes
/// DIR/src/a.cpp, whether it is translated or copied. This preserves includes,
/// project structure and version history.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_MIGRATIONPLAN_H
#define AMP2HIP_MIGRATE_PLAN_MIGRATIONPLAN_H

#include "migrate/workspace/Workspace.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <set>
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
  /// One sentence that names a feature without counterpart on Linux (Direct3D,
  /// MFC, WinRT...) and says what to do about it. The file, or a header of the
  /// code base that it includes, uses the feature. Such a file is copied. Empty
  /// for all other files.
  std::string Obstacle;
  /// True if the file contains C++ AMP or includes a file that does. The tokens
  /// of the files decide, without regard to conditional compilation, so the
  /// value may be true for a file that turns out to have none.
  bool Amp = false;
  /// For a source that was translated: true if it contains `__declspec(dllexport)`.
  bool Exports = false;
  /// The libraries to which headers that the file includes link on Windows, such as those of Boost.
  std::vector<std::string> LibrariesOfHeaders;
  /// For a source whose name JSON and CMake files cannot contain: what the name contains, such as
  /// "a control character". Such a source fails, and Relative is its name for messages.
  std::string NameProblem;
  /// True if nothing is written for the file, because the CMake files refer to
  /// the original (--reference). A Translate file may still be translated for
  /// the findings.
  bool InPlace = false;
  /// For a variant of a source with C++ AMP, which is its translation for projects with other
  /// settings than the first: the path of the source. Relative is the path of the variant, such as
  /// kernels_engine.cpp.
  std::string VariantOf;
  /// For Translate: the macros that the configurations define differently; nothing if not all of
  /// them are known (varyingMacros()).
  std::optional<std::set<std::string>> VaryingMacros;
  /// For a variant: the projects that compile it, in the order of the workspace.
  std::vector<std::string> Projects;

  /// Returns the path of the original relative to the root.
  const std::string &original() const { return VariantOf.empty() ? Relative : VariantOf; }
};

/// A glob is a pattern of llvm::GlobPattern with braces. It selects a file if it
/// matches the path relative to the root, a folder in this path, or the name of
/// the file. `*` and `**` match any text including '/'; `src/*` selects all files
/// below src, and `*_test.cpp` such files in every folder. Case matters.
struct PlanOptions {
  std::string OutDir; ///< Absolute path of DIR.
  /// Globs of the sources to migrate; empty: all. Headers and other files are
  /// copied whether they match or not, because sources may need them.
  std::vector<std::string> Include;
  std::vector<std::string> Exclude;        ///< Globs of files to leave out, of any kind.
  unsigned ShardIndex = 1, ShardCount = 1; ///< --shard I/N
  /// --reference: files stay in the code base unless they are translated, their
  /// include directives or encoding must change, or such a file includes them.
  bool Reference = false;
  bool KeepSources = false; ///< --keep-sources: sources are copied, not translated.
};

struct MigrationPlan {
  std::string Root, OutDir; ///< Absolute paths.
  /// The files of this shard, sorted by Relative. A Translate file belongs to a
  /// shard by a hash of its relative path, a Copy file to the first shard, except
  /// for headers that translations of other shards write. Variants follow their source and belong
  /// to its shard.
  std::vector<PlannedFile> Files;
  /// The files of the other shards, sorted by Relative.
  std::vector<PlannedFile> OtherShards;
  unsigned ShardIndex = 1; ///< The first shard writes the CMake files.
  /// --long=32: the migrated tree has `int` for `long`.
  bool LongAsInt = false;
  std::vector<Note> Notes;
};

/// Returns the plan for \p W. Leaves out version control folders, build products,
/// files of Visual Studio and CMakeLists.txt files. Does not follow symbolic links
/// that leave the root. Returns an error with one sentence in these cases: DIR contains the root,
/// or contains sources and is no migrated tree; the name of the root or of DIR cannot be
/// represented; a glob is malformed; two files would have the same path in DIR.
llvm::Expected<MigrationPlan> makePlan(const Workspace &W, const PlanOptions &Options);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_MIGRATIONPLAN_H

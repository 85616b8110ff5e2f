//===--- CMakeBuild.h - CMake build folders ---------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads from a CMake build folder what its compilation database does not say: the
// source folder, the configurations, and what each target links to.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_DATABASE_CMAKEBUILD_H
#define AMP2HIP_MIGRATE_WORKSPACE_DATABASE_CMAKEBUILD_H

#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/StringMap.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace amp2hip::migrate::workspace {

/// The step that links a target.
struct CMakeLink {
  ProjectKind Kind = ProjectKind::Executable;
  std::string Output;             ///< Absolute path.
  std::vector<std::string> Items; ///< Arguments of the linker that name libraries.
  /// Folder of the output, relative to the build folder, "." for that; empty if CMake
  /// chooses it, which is that of the object folder.
  std::string OutputFolder;
  /// Absolute object folders of the target and of the object libraries that it links.
  std::vector<std::string> ObjectFolders;
};

/// An entry CMakeFiles/NAME.dir in a path of an object file.
struct ObjectFolder {
  std::string Target; ///< NAME
  std::string Path;   ///< Of NAME.dir, as in the path of the object file.
  std::string Rest;   ///< Path of the object file below NAME.dir.
};

/// Returns the target that the path of an object file names. Meson's folders NAME.p
/// count, too.
std::optional<ObjectFolder> objectFolderOf(llvm::StringRef Object);

/// Returns the target of add_amp_executable() whose C++ AMP sources have the object folder
/// \p ForEditors in the database: `app` for `app.clangd`.
ObjectFolder translatedTargetOf(const ObjectFolder &ForEditors);

class CMakeBuild {
public:
  /// Reads the folder \p Folder, if it contains a CMakeCache.txt.
  static std::optional<CMakeBuild> read(llvm::StringRef Folder);

  const std::string &folder() const { return Folder; }
  /// The source folder, as CMakeCache.txt spells it.
  const std::string &sourceFolder() const { return SourceFolder; }
  /// CMAKE_BUILD_TYPE; may be empty.
  const std::string &buildType() const { return BuildType; }
  /// CMAKE_CONFIGURATION_TYPES; empty for a generator with one configuration.
  const std::vector<std::string> &configurations() const { return Configurations; }

  /// Returns the link step of the target with the object folder \p Objects, which is
  /// relative to \p Directory; null if the folder does not say.
  const CMakeLink *linkOf(const ObjectFolder &Objects, llvm::StringRef Directory);

  /// Returns the absolute object folders of all targets.
  std::vector<std::string> objectFolders() const;

private:
  void readNinjaFile(const std::string &Name);
  void addLink(CMakeLink Link, llvm::StringRef ObjectDir);
  void setOutputFolder(CMakeLink &Link, llvm::StringRef Objects) const;

  std::string Folder, SourceFolder, BuildType;
  std::vector<std::string> Configurations;
  std::map<std::string, std::optional<CMakeLink>> Links; ///< By absolute object folder.
};

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_DATABASE_CMAKEBUILD_H

//===--- CompilerSettings.h - Compiler settings for CMake -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Translates the settings of a project or source for commands of CMake.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_CMAKE_COMPILERSETTINGS_H
#define AMP2HIP_MIGRATE_CMAKE_COMPILERSETTINGS_H

#include "migrate/cmake/ConfiguredValues.h"
#include "migrate/cmake/TreePaths.h"
#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/StringRef.h"
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// Settings of one configuration. The values are texts of literal().
struct CompilerSettings {
  std::vector<std::string> IncludeDirs, Definitions, Options, LinkOptions;
  unsigned Standard = 17;  ///< 17, 20 or 23; the output needs C++17.
  bool Extensions = false; ///< -std=gnu++...
};

/// What was left out of CompilerSettings, for comments and notes.
struct Dropped {
  std::set<std::string> IncludeDirs; ///< Folders that do not exist.
  std::set<std::string> Definitions; ///< Those that CMake cannot pass on.
  bool Werror = false;               ///< Warnings of Microsoft's compiler as errors.
};

/// Where settings are used.
struct SettingsContext {
  const TreePaths &Paths;
  llvm::StringRef Folder; ///< Of the CMake file, relative to the root.
  bool FromMsvc;
  /// Returns the path of the header that a forced include means.
  std::function<std::string(llvm::StringRef)> FindHeader;
};

/// Returns \p S for CMake. Leaves out flags that only Clang knows, and levels of
/// optimization and debug information, which the build type chooses.
CompilerSettings compilerSettings(const Settings &S, const SettingsContext &C, Dropped &D);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_CMAKE_COMPILERSETTINGS_H

//===--- TargetText.h - The CMake commands of a target ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the commands that define a target.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_CMAKE_TARGETTEXT_H
#define AMP2HIP_MIGRATE_CMAKE_TARGETTEXT_H

#include "migrate/cmake/CMakeFiles.h"
#include "migrate/cmake/ConfiguredValues.h"
#include "migrate/cmake/FaultUses.h"
#include "migrate/cmake/OutputFiles.h"
#include "migrate/cmake/Targets.h"
#include "migrate/cmake/TreePaths.h"
#include "migrate/plan/lexical/IncludeSearch.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// What the texts of all targets need.
struct CMakeContext {
  const migrate::Workspace &Workspace;
  const CMakeOptions &Options;
  const TreePaths &Paths;
  const std::vector<Target> &Targets;
  const Configurations &All;
  const std::map<std::string, std::string> &ConfigurationNames;
  std::string MainConfiguration; ///< CMake's name of it.
  const OutputFolders &Outputs;
  IncludeSearch &Search;
  FaultUses &Faults;
  std::vector<Note> &Notes;
  /// The properties of sources that were written, by folder and source.
  std::map<std::string, std::map<std::string, std::vector<std::string>>> &SourceProperties;
  std::vector<GeneratedFile> &Sources; ///< Generated ones, which the targets add.
};

/// Returns the commands for \p T. Those for its sources alone come first, because
/// add_amp_executable reads some properties of its sources when it is called.
std::string targetText(const Target &T, const CMakeContext &C);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_CMAKE_TARGETTEXT_H

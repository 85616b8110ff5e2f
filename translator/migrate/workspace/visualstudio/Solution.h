//===--- Solution.h - Solutions of Visual Studio ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads solutions: .sln files of Visual Studio 2010 and later, and .slnx files.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_SOLUTION_H
#define AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_SOLUTION_H

#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip::migrate::workspace {

/// The limit for the pairs of configuration and platform of a solution or project.
constexpr size_t MaxConfigurations = 1000;

/// A configuration and a platform, such as Debug|Win32.
struct ConfigurationPair {
  std::string Configuration, Platform;
};

bool operator==(const ConfigurationPair &A, const ConfigurationPair &B);

/// Returns the pair that "Debug|Win32" names.
ConfigurationPair parsePair(llvm::StringRef Text);

struct SolutionProject {
  std::string Name;
  std::string Path; ///< As spelled, relative to the folder of the solution.
  std::string Id;   ///< A GUID in upper case; the path, in an .slnx file.
  unsigned Line = 0;
  std::vector<std::string> Dependencies; ///< Ids of projects.
  /// The configuration of the project by the solution's, "Debug|x64" in lower case.
  std::map<std::string, ConfigurationPair> Configurations;
  /// The configurations of the solution that build the project, in lower case.
  std::vector<std::string> Built;
};

struct Solution {
  std::string File;
  /// False for an .sln file without the section ProjectConfigurationPlatforms. Its
  /// projects are built in the configuration of the same name.
  bool SelectsProjects = false;
  /// True for an .sln file that ends after its projects.
  bool LacksGlobal = false;
  std::vector<ConfigurationPair> Configurations;
  std::vector<SolutionProject> Projects; ///< Without solution folders.
};

/// Reads the .sln or .slnx file \p Path. Returns an error with one sentence if it
/// is none.
llvm::Expected<Solution> readSolution(llvm::StringRef Path);

/// Reads the .slnx file \p Path.
llvm::Expected<Solution> readSolutionXml(llvm::StringRef Path);

/// Returns the key of a pair in SolutionProject::Configurations.
std::string keyOf(const ConfigurationPair &Pair);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_SOLUTION_H

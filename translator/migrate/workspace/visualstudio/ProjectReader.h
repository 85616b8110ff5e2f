//===--- ProjectReader.h - Projects of Visual Studio ------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a .vcxproj file as a Project.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_PROJECTREADER_H
#define AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_PROJECTREADER_H

#include "migrate/workspace/Workspace.h"
#include "migrate/workspace/msbuild/Evaluation.h"
#include "migrate/workspace/visualstudio/Solution.h"
#include <set>

namespace amp2hip::migrate::workspace {

/// What the readers of the projects of one workspace share.
struct ReaderContext {
  XmlFiles Files;
  RealPaths Paths;
  const ReadOptions &Options;
};

/// A ProjectReference element.
struct ProjectReference {
  std::string Path; ///< Absolute, as spelled.
  FileLine Where;
  bool Linked = true;
};

/// A configuration of the workspace and the one of the project that it selects.
struct SelectedConfiguration {
  std::string Name;
  ConfigurationPair OfProject;
};

struct ReadProjectResult {
  migrate::Project Project; ///< Dependencies and LinkedProjects are not set.
  std::vector<ProjectReference> References;
  /// Names, in lower case and without extension, of the library that the project
  /// builds.
  std::set<std::string> OutputNames;
  std::vector<std::string> PropertySheets; ///< Paths of imported files.
  std::vector<Note> Notes;
};

/// Returns the pairs of configuration and platform that the project file \p Path has.
llvm::Expected<std::vector<ConfigurationPair>> readConfigurations(const EvaluationInput &Input,
                                                                  ReaderContext &Context);

/// Reads the project \p Input in the configurations \p Selected. \p Main is the one
/// of Workspace::Configuration: it decides the kind and the libraries.
llvm::Expected<ReadProjectResult> readProject(const EvaluationInput &Input,
                                              llvm::ArrayRef<SelectedConfiguration> Selected,
                                              llvm::StringRef Main, ReaderContext &Context);

/// Adds notes about elements of a project that a migration leaves out: MFC, build
/// events...
void addNotesOfProject(const Evaluation &E, llvm::StringRef ProjectFile, std::vector<Note> &Notes);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_PROJECTREADER_H

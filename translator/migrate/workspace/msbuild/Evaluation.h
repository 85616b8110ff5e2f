//===--- Evaluation.h - Evaluation of a project file ------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates a project file of MSBuild, with the files that it imports, for one
// configuration and platform.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_EVALUATION_H
#define AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_EVALUATION_H

#include "migrate/workspace/Workspace.h"
#include "migrate/workspace/files/RealPaths.h"
#include "migrate/workspace/msbuild/Macros.h"
#include "migrate/workspace/msbuild/XmlFile.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip::migrate::workspace {

/// A line of a project file or property sheet.
struct FileLine {
  std::string File;
  unsigned Line = 0;
};

/// A value of metadata with its place. Macros and `%(...)` are expanded, escapes are
/// not: splitList() and unescape() replace them.
struct MetadataValue {
  std::string Text;
  FileLine Where;
};

/// Metadata by name in lower case.
using Metadata = std::map<std::string, MetadataValue>;

/// An item such as `<ClCompile Include="a.cpp">`, after the expansion of lists and
/// wildcards.
struct Item {
  std::string Type; ///< In lower case: "clcompile".
  std::string Name; ///< As spelled, relative to the folder of the project.
  FileLine Where;
  Metadata Own; ///< Without the values of the item definitions.
};

/// The result of an evaluation.
struct Evaluation {
  Macros Properties;
  /// Values of ItemDefinitionGroup by type of item in lower case.
  std::map<std::string, Metadata> Definitions;
  std::vector<Item> Items;
  std::vector<std::string> Imports; ///< Paths of the files that were imported.
  std::vector<Note> Notes;

  /// Returns the metadata \p Name, in lower case, of \p I; null if it has none.
  const MetadataValue *metadata(const Item &I, llvm::StringRef Name) const;
  const MetadataValue *definition(llvm::StringRef Type, llvm::StringRef Name) const;
};

/// What the evaluation of a project receives from the solution and from the user.
struct EvaluationInput {
  std::string ProjectFile;
  std::string Configuration, Platform; ///< As in the project; may be empty.
  std::string SolutionFile;            ///< May be empty.
  std::string SolutionFolder;
  std::map<std::string, std::string> Macros; ///< ReadOptions::Macros
};

/// Evaluates \p Input. Returns an error with one sentence if a file cannot be read
/// or is hostile.
llvm::Expected<Evaluation> evaluateProject(const EvaluationInput &Input, XmlFiles &Files,
                                           RealPaths &Paths);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_EVALUATION_H

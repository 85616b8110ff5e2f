//===--- Evaluator.h - Passes over a project file ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The evaluation of a project file, in the order of MSBuild: properties and imports
// first, then item definitions, then items.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_EVALUATOR_H
#define AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_EVALUATOR_H

#include "migrate/workspace/msbuild/Evaluation.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringSet.h"
#include <set>

namespace amp2hip::migrate::workspace {

class Evaluator {
public:
  Evaluator(const EvaluationInput &Input, XmlFiles &Files, RealPaths &Paths);
  llvm::Expected<Evaluation> run();

private:
  /// A group that a later pass evaluates.
  struct Group {
    const XmlFile *File;
    pugi::xml_node Node;
  };
  using Lookup = llvm::function_ref<llvm::StringRef(llvm::StringRef)>;
  /// Yes if a note reports macros without a value.
  enum class Report { No, Yes };

  // Properties and imports: Evaluator.cpp
  llvm::Error importFile(llvm::StringRef Path);
  llvm::Error elements(const XmlFile &File, pugi::xml_node Parent);
  llvm::Error properties(const XmlFile &File, pugi::xml_node Group);
  llvm::Error import(const XmlFile &File, pugi::xml_node Element);
  llvm::Error choose(const XmlFile &File, pugi::xml_node Element);
  llvm::Error importOfVisualStudio(llvm::StringRef Name);
  llvm::Error importAbove(llvm::StringRef Name);

  // Item definitions and items: EvaluatorItems.cpp
  void addDefaultDefinitions();
  llvm::Error definitions(const Group &G);
  llvm::Error items(const Group &G);
  llvm::Error item(const XmlFile &File, pugi::xml_node Element);
  llvm::Error itemMetadata(const XmlFile &File, pugi::xml_node Element, Item &I);
  llvm::Error metadataElement(const XmlFile &File, pugi::xml_node Element, llvm::StringRef Name,
                              llvm::StringRef Text, Lookup Find, Metadata &Into);
  llvm::Expected<std::vector<std::string>> itemNames(const XmlFile &File, pugi::xml_node Element,
                                                     const char *Attribute);
  llvm::Expected<std::set<std::string>> itemPaths(const XmlFile &File, pugi::xml_node Element,
                                                  const char *Attribute);

  // Texts and conditions: EvaluatorText.cpp
  llvm::Expected<bool> condition(const XmlFile &File, pugi::xml_node Element);
  llvm::Error forEachChild(const XmlFile &File, pugi::xml_node Element,
                           llvm::function_ref<llvm::Error(pugi::xml_node)> Do);
  llvm::Expected<std::string> expand(const XmlFile &File, pugi::xml_node Element,
                                     llvm::StringRef Text, Report R);
  llvm::Expected<std::string> expandMetadata(llvm::StringRef Text, Lookup Find);
  llvm::Error spend(size_t Bytes);
  void note(const XmlFile &File, pugi::xml_node Element, std::string Text);
  void enter(const XmlFile &File);
  bool exists(llvm::StringRef Folder, llvm::StringRef Spelled);

  const EvaluationInput &Input;
  XmlFiles &Files;
  RealPaths &Paths;
  Evaluation Result;
  const std::string ProjectFolder;
  std::vector<std::string> ActiveImports; ///< From the project to the current file.
  llvm::StringSet<> Imported;
  llvm::StringSet<> UnknownMacros; ///< Those with a note.
  std::vector<Group> DefinitionGroups, ItemGroups;
  size_t Spent = 0; ///< Bytes of metadata.
};

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_EVALUATOR_H

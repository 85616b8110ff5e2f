// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tree of projects and sources in a temporary folder, and what its readers return.
#ifndef AMP2HIP_TESTS_UNIT_MIGRATE_PROJECT_TREE_H
#define AMP2HIP_TESTS_UNIT_MIGRATE_PROJECT_TREE_H

#include "../temporary_folder.h"
#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/STLExtras.h"
#include <catch2/catch.hpp>
#include <string>
#include <vector>

using strings = std::vector<std::string>;

class project_tree : public temporary_folder {
public:
  /// Writes empty files.
  void touch(const strings &names) const {
    for (const std::string &name : names)
      write(name, "");
  }

  amp2hip::migrate::Workspace read_workspace(const std::string &name,
                                             amp2hip::migrate::ReadOptions options = {}) const {
    auto workspace = amp2hip::migrate::readWorkspace(path(name), options);
    if (!workspace)
      FAIL(llvm::toString(workspace.takeError()));
    return std::move(*workspace);
  }

  /// Returns the message of the error that the reader returns, with "ROOT" for the
  /// temporary folder.
  std::string error_of(const std::string &name, amp2hip::migrate::ReadOptions options = {}) const {
    auto workspace = amp2hip::migrate::readWorkspace(path(name), options);
    return workspace ? "<none>" : below(llvm::toString(workspace.takeError()), "ROOT");
  }

  /// Replaces the path of the temporary folder in a text.
  std::string below(std::string text, const std::string &name = "") const {
    const std::string root = path(""), folder = name.empty() ? "" : name + "/";
    for (size_t at; (at = text.find(root)) != std::string::npos;)
      text.replace(at, root.size(), folder);
    if (text + "/" == root)
      return ".";
    return text;
  }

  /// Returns paths relative to the temporary folder.
  strings below(const strings &paths) const {
    strings result;
    for (const std::string &each : paths)
      result.push_back(below(each));
    return result;
  }

  /// Returns the paths of the sources of a project.
  strings sources(const amp2hip::migrate::Project &project) const {
    strings result;
    for (const amp2hip::migrate::Source &source : project.Sources)
      result.push_back(below(source.Path));
    return result;
  }

  /// Returns the notes as "file:line: text".
  strings notes(const amp2hip::migrate::Workspace &workspace) const {
    strings result;
    for (const amp2hip::migrate::Note &note : workspace.Notes)
      result.push_back(below(note.File) + ":" + std::to_string(note.Line) + ": " +
                       below(note.Text));
    return result;
  }
};

inline const amp2hip::migrate::Project &project_named(const amp2hip::migrate::Workspace &workspace,
                                                      const std::string &name) {
  for (const amp2hip::migrate::Project &project : workspace.Projects)
    if (project.Name == name)
      return project;
  FAIL("no project '" << name << "'");
  return workspace.Projects.front();
}

/// Returns the text of a project file with the configurations Debug|x64 and
/// Release|x64, and \p body after the property sheets of Visual Studio.
inline std::string vcxproj(const std::string &body,
                           const strings &pairs = {"Debug|x64", "Release|x64"}) {
  std::string text = R"(<?xml version="1.0" encoding="utf-8"?>
<Project DefaultTargets="Build" xmlns="http://schemas.microsoft.com/developer/msbuild/2003">
  <ItemGroup Label="ProjectConfigurations">
)";
  for (const std::string &pair : pairs)
    text += "    <ProjectConfiguration Include=\"" + pair + "\" />\n";
  return text + R"(  </ItemGroup>
  <Import Project="$(VCTargetsPath)\Microsoft.Cpp.Default.props" />
  <Import Project="$(VCTargetsPath)\Microsoft.Cpp.props" />
)" + body +
         R"(
  <Import Project="$(VCTargetsPath)\Microsoft.Cpp.targets" />
</Project>
)";
}

/// Returns an element with item definitions for sources.
inline std::string compile_settings(const std::string &metadata) {
  return "<ItemDefinitionGroup><ClCompile>" + metadata + "</ClCompile></ItemDefinitionGroup>";
}

/// Returns an element with sources.
inline std::string compile_items(const strings &names) {
  std::string text = "<ItemGroup>";
  for (const std::string &name : names)
    text += "<ClCompile Include=\"" + name + "\" />";
  return text + "</ItemGroup>";
}

#endif // AMP2HIP_TESTS_UNIT_MIGRATE_PROJECT_TREE_H

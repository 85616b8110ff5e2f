// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A code base in a temporary folder, with a workspace that describes it.
#ifndef AMP2HIP_TESTS_UNIT_MIGRATE_CODE_BASE_H
#define AMP2HIP_TESTS_UNIT_MIGRATE_CODE_BASE_H

#include "../temporary_folder.h"
#include "migrate/plan/MigrationPlan.h"
#include "migrate/workspace/Workspace.h"
#include <string>
#include <vector>

/// The folder "code" is the root of the workspace, the folder "out" is DIR.
class code_base {
public:
  code_base() {
    workspace.Root = folder.path("code");
    workspace.Name = "app";
    workspace.Configurations = {"Debug", "Release"};
    workspace.Configuration = "Release";
    REQUIRE_FALSE(llvm::sys::fs::create_directories(workspace.Root));
    options.OutDir = folder.path("out");
  }

  std::string path(const std::string &name) const { return workspace.Root + "/" + name; }
  void write(const std::string &name, llvm::StringRef text) const {
    folder.write("code/" + name, text);
  }
  void link(const std::string &name, const std::string &target) const {
    REQUIRE_FALSE(llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path(name))));
    REQUIRE_FALSE(llvm::sys::fs::create_link(target, path(name)));
  }

  /// Adds a project in the folder `where`, with sources relative to the root.
  amp2hip::migrate::Project &add_project(const std::string &name, const std::string &where,
                                         const std::vector<std::string> &sources) {
    amp2hip::migrate::Project project;
    project.Name = name;
    project.Folder = where.empty() ? workspace.Root : path(where);
    project.File = project.Folder + "/" + name + ".vcxproj";
    for (const std::string &source : sources)
      project.Sources.push_back({path(source), {}, {}});
    workspace.Projects.push_back(project);
    return workspace.Projects.back();
  }

  /// Returns the plan, which must not be an error.
  amp2hip::migrate::MigrationPlan plan() const {
    return llvm::cantFail(amp2hip::migrate::makePlan(workspace, options));
  }
  /// Returns the message of the error that a plan must be.
  std::string error() const {
    llvm::Expected<amp2hip::migrate::MigrationPlan> result =
        amp2hip::migrate::makePlan(workspace, options);
    return result ? "no error" : llvm::toString(result.takeError());
  }

  temporary_folder folder;
  amp2hip::migrate::Workspace workspace;
  amp2hip::migrate::PlanOptions options;
};

inline std::vector<std::string> names(const std::vector<amp2hip::migrate::PlannedFile> &files) {
  std::vector<std::string> result;
  for (const amp2hip::migrate::PlannedFile &file : files)
    result.push_back(file.Relative);
  return result;
}

inline const amp2hip::migrate::PlannedFile &file(const amp2hip::migrate::MigrationPlan &plan,
                                                 const std::string &name) {
  for (const amp2hip::migrate::PlannedFile &file : plan.Files)
    if (file.Relative == name)
      return file;
  FAIL("not in the plan: " + name);
  throw 0;
}

/// Returns the texts of the notes, one per line.
inline std::string text(const std::vector<amp2hip::migrate::Note> &notes) {
  std::string result;
  for (const amp2hip::migrate::Note &note : notes)
    result += note.Text + "\n";
  return result;
}

#endif // AMP2HIP_TESTS_UNIT_MIGRATE_CODE_BASE_H

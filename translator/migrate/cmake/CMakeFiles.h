//===--- CMakeFiles.h - The CMakeLists.txt files of a migrated tree -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes CMake files for the projects of a code base. They read like files that a
// person wrote, and contain no path of the machine except for include folders
// outside of the code base.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_CMAKE_CMAKEFILES_H
#define AMP2HIP_MIGRATE_CMAKE_CMAKEFILES_H

#include "migrate/plan/MigrationPlan.h"
#include "migrate/workspace/Workspace.h"
#include <string>
#include <vector>

namespace amp2hip::migrate {

struct GeneratedFile {
  std::string Relative; ///< Path relative to DIR.
  std::string Text;
};

struct CMakeOptions {
  bool KeepSources = false;       ///< The build translates the sources.
  bool Reference = false;         ///< Files with PlannedFile::InPlace stay in the code base.
  bool FromMsvc = false;          ///< Targets use the compatibility headers.
  bool DefineWin32 = false;       ///< The compatibility headers define _WIN32.
  bool LongAsInt = false;         ///< The sources have `int` for `long`.
  std::string SourceCharset = {}; ///< The option --source-charset; empty if there is none.
};

/// Returns DIR/CMakeLists.txt and one CMakeLists.txt for each folder with projects.
/// Returns nothing if \p P is not the plan of the first shard. Adds to \p Notes what
/// the files leave out or rename.
///
/// A source is part of its target if it is in \p P, has no obstacle, and is not left
/// out of all configurations. Sources with PlannedFile::Amp are listed in
/// add_amp_executable or add_amp_library; CMake compiles the others as usual.
std::vector<GeneratedFile> writeCMakeFiles(const Workspace &W, const MigrationPlan &P,
                                           const CMakeOptions &O,
                                           std::vector<Note> *Notes = nullptr);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_CMAKE_CMAKEFILES_H

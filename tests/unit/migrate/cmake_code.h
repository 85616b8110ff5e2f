// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A code base whose CMakeLists.txt files are tested.
#ifndef AMP2HIP_TESTS_UNIT_MIGRATE_CMAKE_CODE_H
#define AMP2HIP_TESTS_UNIT_MIGRATE_CMAKE_CODE_H

#include "code_base.h"
#include "migrate/cmake/CMakeFiles.h"

using namespace amp2hip::migrate;
using Catch::Matchers::Contains;

class cmake_code : public code_base {
public:
  /// Writes the CMake files and returns the text of one.
  std::string text_of(const std::string &name) {
    notes.clear();
    options.Reference = cmake.Reference;
    options.KeepSources = cmake.KeepSources;
    cmake.FromMsvc = workspace.FromMsvc;
    files = writeCMakeFiles(workspace, plan(), cmake, &notes);
    for (const GeneratedFile &file : files)
      if (file.Relative == name)
        return file.Text;
    return "<none>";
  }

  CMakeOptions cmake;
  std::vector<GeneratedFile> files;
  std::vector<Note> notes;
};

#endif // AMP2HIP_TESTS_UNIT_MIGRATE_CMAKE_CODE_H

//===--- OutputFiles.h - Folders and names of binaries ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The folders and names of programs and shared libraries. Programs load libraries
// by their names, and search them in their own folder.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_CMAKE_OUTPUTFILES_H
#define AMP2HIP_MIGRATE_CMAKE_OUTPUTFILES_H

#include "migrate/cmake/Targets.h"
#include "llvm/ADT/ArrayRef.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// The output folders of the build tree. The binaries of a folder on Windows share a
/// folder if one of them is a shared library, and a folder with libraries stays below
/// that of a program. Other folders with libraries and those of the programs that call
/// LoadLibrary() keep their relative positions. The others stay where CMake puts them.
class OutputFolders {
public:
  /// Compares the folders of the configuration \p Configuration.
  OutputFolders(llvm::ArrayRef<Target> Targets, llvm::StringRef Configuration);

  /// Returns the folder of \p T, such as "bin" or ".", relative to that of the project at the
  /// top; empty if it has none of its own.
  std::string of(const Target &T) const;

private:
  /// The binaries of a folder.
  struct Contents {
    std::string Folder; ///< In the case of the first project file.
    unsigned Count = 0;
    bool HasLibrary = false, HasProgram = false;
  };
  void placeCommonTree(llvm::ArrayRef<Target> Targets,
                       const std::map<std::string, Contents> &ByFolder);

  std::map<std::string, std::string> Names; ///< By folder in lower case.
  unsigned Roots = 0;                       ///< Folders `bin`, `bin2` and so on.
  const std::string Configuration;
};

/// Returns the properties for the name of the binary of \p T, in pairs of property and
/// value. \p ConfigurationNames has CMake's names of the configurations.
std::vector<std::string> outputNames(const Target &T, llvm::ArrayRef<Target> Targets,
                                     llvm::StringRef MainConfiguration,
                                     const std::map<std::string, std::string> &ConfigurationNames);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_CMAKE_OUTPUTFILES_H

//===--- MovedPaths.h - Paths of another machine ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compilation databases, and projects that CMake generates, have absolute paths of
// the machine that wrote them, such as C:\src\project\a.cpp. The class finds these
// files on this machine.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_FILES_MOVEDPATHS_H
#define AMP2HIP_MIGRATE_WORKSPACE_FILES_MOVEDPATHS_H

#include "migrate/workspace/files/RealPaths.h"
#include "llvm/ADT/ArrayRef.h"
#include <optional>
#include <string>
#include <vector>

namespace amp2hip::migrate::workspace {

class MovedPaths {
public:
  /// Compares the absolute paths \p Files, some of which may not exist, with the files
  /// below \p Folder and, if there are none, the folders above it.
  MovedPaths(llvm::StringRef Folder, llvm::ArrayRef<std::string> Files);

  /// Returns the file that the absolute \p Path means: itself if it exists.
  std::optional<std::string> file(llvm::StringRef Path);
  /// Like file(), for a folder.
  std::optional<std::string> folder(llvm::StringRef Path);

private:
  /// A folder of the other machine, in folded spelling, and its copy here.
  struct Move {
    std::string From, To;
  };
  std::optional<std::string> moved(const Move &M, llvm::StringRef Path) const;
  void addCandidates(const std::string &Base, const std::string &File,
                     std::vector<Move> &Candidates);

  RealPaths Paths;
  std::vector<Move> Moves;
};

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_FILES_MOVEDPATHS_H

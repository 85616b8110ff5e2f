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
  /// Finds the folders of this machine that correspond to folders of the other machine. \p Files
  /// are absolute paths, some of which may not exist here. Searches \p Folder and the folders above
  /// it for the ends of the missing paths, and prefers the folder that contains most of them.
  MovedPaths(llvm::StringRef Folder, llvm::ArrayRef<std::string> Files);

  /// Returns the file of this machine for the absolute \p Path: the file with this path if it
  /// exists, otherwise the file in the corresponding folder, if any.
  std::optional<std::string> file(llvm::StringRef Path);
  /// Like file(), for a folder.
  std::optional<std::string> folder(llvm::StringRef Path);

private:
  /// A folder of the other machine, as foldedName() spells it, and the corresponding folder of
  /// this machine.
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

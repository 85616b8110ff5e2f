//===--- RealPaths.h - Paths as the file system spells them -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Project files of Windows spell paths with backslashes and in any case. The
// functions here convert them to absolute paths with forward slashes, and find
// the file that such a path means.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_FILES_REALPATHS_H
#define AMP2HIP_MIGRATE_WORKSPACE_FILES_REALPATHS_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace amp2hip::migrate::workspace {

/// Returns \p Spelled, which may be relative to \p Folder, as an absolute path
/// with forward slashes and without "." and "..". A path with a drive ("C:/src")
/// or a server ("//server/share") keeps it; such a path does not exist here.
std::string absolutePath(llvm::StringRef Folder, llvm::StringRef Spelled);

/// Returns whether \p Path begins with a drive or a server.
bool isWindowsPath(llvm::StringRef Path);

/// Returns whether the absolute path \p Path is \p Folder or is below it.
bool isInFolder(llvm::StringRef Folder, llvm::StringRef Path);

/// Returns the deepest folder that contains both absolute paths of folders.
std::string commonFolder(llvm::StringRef A, llvm::StringRef B);

/// Returns the name of a file or folder for comparisons without regard to case.
std::string foldedName(llvm::StringRef Name);

/// Finds files and folders without regard to case. A name in the spelling of the
/// path has precedence over names in other cases. Remembers folders that it
/// has listed, so an object must not outlive changes of the file system.
class RealPaths {
public:
  /// Returns the path of the regular file that the absolute \p Path means, as the
  /// file system spells it.
  std::optional<std::string> file(llvm::StringRef Path) { return find(Path, Kind::File); }
  /// Like file(), for a folder.
  std::optional<std::string> folder(llvm::StringRef Path) { return find(Path, Kind::Folder); }

private:
  enum class Kind { File, Folder };
  /// The names in a folder by folded name, in alphabetical order.
  using Listing = llvm::StringMap<std::vector<std::string>>;

  std::optional<std::string> find(llvm::StringRef Path, Kind Wanted);
  std::optional<std::string> findBelow(const std::string &Folder, llvm::StringRef Rest,
                                       Kind Wanted);
  const Listing &listing(const std::string &Folder);

  llvm::StringMap<Listing> Listings;
  /// The results of find() for paths that are not spelled as in the file system.
  llvm::StringMap<std::optional<std::string>> Found;
};

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_FILES_REALPATHS_H

//===--- NewFolders.h - Folders that a failed run removes -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_FILES_NEWFOLDERS_H
#define AMP2HIP_FILES_NEWFOLDERS_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <system_error>
#include <vector>

namespace amp2hip {

/// Creates the output folders of one translation. The destructor removes the
/// created folders that are empty, unless keep() was called.
class NewFolders {
public:
  NewFolders() = default;
  NewFolders(const NewFolders &) = delete;
  NewFolders &operator=(const NewFolders &) = delete;
  ~NewFolders();

  /// Creates \p Folder and its parents if they do not exist. Returns the error
  /// if that fails.
  std::error_code make(llvm::StringRef Folder);
  /// True if this object created \p Folder.
  bool made(llvm::StringRef Folder) const;
  /// Keeps the created folders, because the translation was written.
  void keep() { Made.clear(); }

private:
  std::vector<std::string> Made; ///< Parents before their subfolders.
};

} // namespace amp2hip

#endif // AMP2HIP_FILES_NEWFOLDERS_H

//===--- NewFolders.h - Folders that an error does not leave ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LIB_WRITE_NEWFOLDERS_H
#define AMP2HIP_LIB_WRITE_NEWFOLDERS_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <system_error>
#include <vector>

namespace amp2hip {

/// Creates the output folders of one translation. The destructor removes those
/// that are empty, unless keep() was called.
class NewFolders {
public:
  NewFolders() = default;
  NewFolders(const NewFolders &) = delete;
  NewFolders &operator=(const NewFolders &) = delete;
  ~NewFolders();

  /// Makes \p Folder and those above it, as far as they are missing.
  std::error_code make(llvm::StringRef Folder);
  /// Whether this object has made \p Folder.
  bool made(llvm::StringRef Folder) const;
  /// The translation is written: its folders stay.
  void keep() { Made.clear(); }

private:
  std::vector<std::string> Made; ///< Outer folders first.
};

} // namespace amp2hip

#endif // AMP2HIP_LIB_WRITE_NEWFOLDERS_H

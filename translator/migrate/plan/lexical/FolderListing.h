//===--- FolderListing.h - Names in folders, found in any case --*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds files as Windows does: by a path in any case, with backslashes.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_LEXICAL_FOLDERLISTING_H
#define AMP2HIP_MIGRATE_PLAN_LEXICAL_FOLDERLISTING_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// A file that was found by the text of an include directive.
struct FoundFile {
  std::string Path; ///< Absolute, without "." and "..".
  std::string Name; ///< The text of the directive with slashes and in the case of the file system.
};

/// The names in folders. A folder is read when it is first needed.
class FolderListing {
public:
  /// Returns the file \p Name, relative to \p Folder. An exact match is preferred to
  /// one in another case; between several of these, the first in the order of
  /// their names is chosen.
  std::optional<FoundFile> find(llvm::StringRef Folder, llvm::StringRef Name);

private:
  using Names = llvm::StringMap<std::vector<std::string>>; ///< Sorted, by name in lower case.

  const Names &namesIn(llvm::StringRef Folder);
  bool find(FoundFile &Found, llvm::StringRef Rest, unsigned &Steps);

  llvm::StringMap<Names> Folders;
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_LEXICAL_FOLDERLISTING_H

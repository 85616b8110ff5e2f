//===--- NeededIncludeFolders.h - Include folders that sources need -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the include folders that sources need, from their include directives and
// the headers of the code base.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_FOLDER_NEEDEDINCLUDEFOLDERS_H
#define AMP2HIP_MIGRATE_WORKSPACE_FOLDER_NEEDEDINCLUDEFOLDERS_H

#include "migrate/workspace/files/ProgramScan.h"
#include "migrate/workspace/files/RealPaths.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include <string>
#include <vector>

namespace amp2hip::migrate::workspace {

class IncludeSearch {
public:
  /// \p Files are the files that an include directive may mean.
  explicit IncludeSearch(llvm::ArrayRef<std::string> Files);

  /// Appends to \p Folders the include folders that \p Source and the headers that it
  /// includes need in addition. A header that several folders have is taken from
  /// that closest to the file that includes it.
  /// Returns \p Source and the files that it includes.
  std::vector<std::string> addFoldersFor(const std::string &Source,
                                         std::vector<std::string> &Folders);

  const ProgramScan &scan(const std::string &File);

private:
  std::string find(const std::string &Includer, const IncludeDirective &Include,
                   std::vector<std::string> &Folders);
  std::string closest(const std::string &Includer, llvm::StringRef Name) const;

  RealPaths Paths;
  llvm::StringMap<std::vector<std::string>> FilesByName; ///< By folded name.
  llvm::StringMap<ProgramScan> Scans;
};

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_FOLDER_NEEDEDINCLUDEFOLDERS_H

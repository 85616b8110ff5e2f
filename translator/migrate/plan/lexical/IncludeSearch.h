//===--- IncludeSearch.h - Which file an include directive means -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Searches the files of include directives in the folders of the projects.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_LEXICAL_INCLUDESEARCH_H
#define AMP2HIP_MIGRATE_PLAN_LEXICAL_INCLUDESEARCH_H

#include "migrate/plan/lexical/AmpScan.h"
#include "migrate/plan/lexical/FolderListing.h"
#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// Searches are cached, so an object should serve many files.
class IncludeSearch {
public:
  explicit IncludeSearch(const Workspace &W) : W(W) {}

  /// Returns the file that the directive \p I in the file \p Path means. Searches
  /// the folder of \p Path if the name is in quotes, then the include folders of
  /// the projects that the file belongs to. For code of Microsoft's compiler, a
  /// name in quotes is also searched in the folders of the sources of these
  /// projects, because that compiler searches the folders of all files that lead
  /// to the directive; the name of the result is then relative to \p Path.
  std::optional<FoundFile> find(llvm::StringRef Path, const Include &I);

  /// Returns the name that the directive \p I must have in a copy of the file \p Path
  /// on Linux, given the result of find(): that of the file system; for a system
  /// header, its exact name; for an absolute path into the code base, a relative one.
  /// Returns the name of \p I if nothing is wrong or known.
  std::string correctedName(llvm::StringRef Path, const Include &I,
                            const std::optional<FoundFile> &Found) const;

private:
  /// The folders to search for directives of one file.
  struct Folders {
    std::vector<std::string> Include, OfSources;
  };
  const Folders &foldersOf(llvm::StringRef Path);
  std::vector<size_t> projectsOf(llvm::StringRef Path);
  std::optional<FoundFile> findIn(const std::vector<std::string> &Searched, const Include &I);

  const Workspace &W;
  FolderListing Listing;
  /// The indices of the projects that list a file; filled by the first search.
  llvm::StringMap<std::vector<size_t>> Listed;
  /// The folders by the indices of the projects, as text.
  llvm::StringMap<Folders> ByProjects;
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_LEXICAL_INCLUDESEARCH_H

//===--- SharedHeaders.h - Headers that several sources share ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_HEADERS_SHAREDHEADERS_H
#define AMP2HIP_MIGRATE_RUN_HEADERS_SHAREDHEADERS_H

#include "migrate/state/RecordStore.h"
#include <map>
#include <optional>
#include <set>
#include <string>

namespace amp2hip::migrate {

/// What SharedHeaders::add() found out about the headers of a translation.
struct AgreedHeaders {
  std::string Error; ///< Empty unless a header has no place in the tree.
  /// Headers of earlier sources to whose text this source has added lines.
  std::set<std::string> Extended;
  std::vector<std::string> Notes; ///< A sentence for each new variant.
};

/// The translated headers of a migration, and the sources that have variants for other projects
/// (PlannedFile::VariantOf). Each translation of a source contains
/// the headers that it includes. Sources that need different texts of a header
/// get files of their own, the variants of the header: if b.cpp defines a macro that
/// changes the kernels in a.h, its `#include "a.h"` becomes `#include "a_2.h"`. This includes
/// sources that need the text of a header without a change, while others leave out bodies in it
/// or include another file in it, such as a variant. If a variant of a source has the text of
/// another one, or differs only in additions, both are one file.
class SharedHeaders {
public:
  /// \p Root is the folder of the code base, \p SourcesWithVariants the paths of sources that
  /// have variants, relative to it.
  SharedHeaders(std::string Root, const StateFolder &State,
                std::set<std::string> SourcesWithVariants = {})
      : Root(std::move(Root)), State(State), SourcesWithVariants(std::move(SourcesWithVariants)) {}

  /// Adds the headers of a source that is not translated again.
  void addUpToDate(const StoredRecord &Stored);

  /// Returns the headers that a translation reads and does not change, although other translations
  /// leave out bodies or default arguments in them that this source may use, or include other files
  /// in them. add() needs their copies as outputs.
  std::set<std::string> headersToCopy(const FileRecord &Record);

  /// Adds the headers of a translation, whose texts are \p Texts, by path relative to DIR.
  /// If the text of a header differs from that of an earlier source only in additions, replaces
  /// both by the merged text. Otherwise gives the header a new name (a variant) and changes the
  /// include directives in \p Texts.
  AgreedHeaders add(FileRecord &Record, std::map<std::string, std::string> &Texts);

private:
  struct Header {
    std::string Hash;
    std::string Source; ///< The first source that includes it.
    std::string Text;   ///< Empty if it was translated in an earlier run.
    /// The result of isForSomeSources(), once it is known.
    std::optional<bool> IsForSome = std::nullopt;
  };
  class Agreement;
  std::string textOf(const std::string &File) const;
  void addUnchanged(const FileRecord &Record);
  bool isForSomeSources(const std::string &Original, llvm::StringRef Text) const;

  std::string Root;
  const StateFolder &State;
  std::set<std::string> SourcesWithVariants;
  std::map<std::string, Header> Headers; ///< By path relative to DIR.
  /// The first source that needs a header without a change, by the path of the original.
  std::map<std::string, std::string> Unchanged;
  /// The variants of each original, in the order of their numbers.
  std::map<std::string, std::vector<std::string>> Variants;
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_HEADERS_SHAREDHEADERS_H

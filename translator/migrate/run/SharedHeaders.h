//===--- SharedHeaders.h - Headers that several sources share ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_SHAREDHEADERS_H
#define AMP2HIP_MIGRATE_RUN_SHAREDHEADERS_H

#include "migrate/state/RecordStore.h"
#include <map>
#include <set>
#include <string>

namespace amp2hip::migrate {

/// The translated headers of a migration. Each translation of a source contains
/// the headers that it includes, and all sources must agree on their texts.
class SharedHeaders {
public:
  /// \p Root is the folder of the code base.
  SharedHeaders(std::string Root, const StateFolder &State) : Root(std::move(Root)), State(State) {}

  /// Adds the headers of a source that is not translated again.
  void addUpToDate(const StoredRecord &Stored);

  /// Adds the headers of a translation, whose texts are \p Texts. If another
  /// source has a text that differs only in what amp2hip has added,
  /// replaces the text in \p Texts by one with the additions of both, and adds the
  /// header to \p Extended if the other source lacks some of them. Returns an
  /// error message if the texts differ in other ways; then adds none.
  std::string add(const FileRecord &Record, std::map<std::string, std::string> &Texts,
                  std::set<std::string> &Extended);

private:
  struct Header {
    std::string Hash;
    std::string Source; ///< The first source that includes it.
    std::string Text;   ///< Empty if it was translated in an earlier run.
  };
  std::string textOf(const std::string &File, const Header &H) const;

  std::string Root;
  const StateFolder &State;
  std::map<std::string, Header> Headers; ///< By path relative to DIR.
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_SHAREDHEADERS_H

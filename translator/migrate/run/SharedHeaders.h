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
#include <string>

namespace amp2hip::migrate {

/// The translated headers of a migration. Each translation of a source contains
/// the headers that it includes, and all sources must agree on their texts.
class SharedHeaders {
public:
  /// Adds the headers of a source that is not translated again.
  void addUpToDate(const StoredRecord &Stored);

  /// Adds the headers of a translation, whose texts are \p Texts. Returns an
  /// error message if another source has a different text for one of them; then
  /// adds none.
  std::string add(const FileRecord &Record, const std::map<std::string, std::string> &Texts);

private:
  struct Header {
    std::string Hash;
    std::string Source; ///< The first source that includes it.
  };
  std::map<std::string, Header> Headers; ///< By path relative to DIR.
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_SHAREDHEADERS_H

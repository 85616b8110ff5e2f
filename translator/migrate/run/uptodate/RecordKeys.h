//===--- RecordKeys.h - Keys of records -------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The key of a record is a hash of all inputs of a step that are not files: the
/// build of amp2hip, options and flags. A record is out of date if its key
/// differs from the key of this run. Keys do not depend on the folder of the
/// code base, which may differ between machines.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_UPTODATE_RECORDKEYS_H
#define AMP2HIP_MIGRATE_RUN_UPTODATE_RECORDKEYS_H

#include "migrate/FileRecord.h"
#include "migrate/run/MigrationContext.h"
#include <string>

namespace amp2hip::migrate {

class RecordKeys {
public:
  explicit RecordKeys(MigrationContext &R) : R(R) {}

  std::string ofTranslation(const PlannedFile &F) const;
  std::string ofCopy();

  /// Returns the key under which to store \p Record, the result of a translation
  /// with the key \p Key. A failed translation may succeed after a change of any
  /// file in the code base, because it may have searched for a file that did not
  /// exist. The key is empty, which fits no run, if a header was not found: it
  /// may appear outside of the code base.
  std::string ofResult(const std::string &Key, const FileRecord &Record);

private:
  const std::string &treeHash();

  MigrationContext &R;
  std::string TreeHash, CopyKey; ///< Computed when needed.
};

/// True if two keys of translations differ at most in the flags of the projects, but not in the
/// translator or its options.
bool haveSameOptions(llvm::StringRef Key, llvm::StringRef Other);

/// Returns the options of the child process that translates \p F, and after "--"
/// the flags, without the options that name files.
std::vector<std::string> translationArguments(const MigrationContext &R, const PlannedFile &F);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_UPTODATE_RECORDKEYS_H

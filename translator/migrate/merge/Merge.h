//===--- Merge.h - Three-way merge of texts ---------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_MERGE_MERGE_H
#define AMP2HIP_MIGRATE_MERGE_MERGE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace amp2hip::migrate {

struct MergedText {
  std::string Text;
  bool HasConflicts = false;
};

/// Returns \p Mine, an edited version of \p Base, with the changes from \p Base
/// to \p New. Uses `git merge-file`. Where both changed the same lines, the
/// result contains both versions between conflict markers.
///
/// The mark (amp2hip/TranslatedMark.h) contains hashes, so it differs in each
/// version. It is merged as a whole and never in conflict. Line endings are also
/// merged as a whole, unless a text mixes several kinds.
///
/// Temporary files are in \p ScratchFolder. No text may be binary.
llvm::Expected<MergedText> mergeTexts(llvm::StringRef Base, llvm::StringRef Mine,
                                      llvm::StringRef New, llvm::StringRef ScratchFolder);

/// True if git would take \p Bytes for a binary file.
bool isBinary(llvm::StringRef Bytes);

/// True if \p Text contains a line that mergeTexts() wrote as a conflict marker with a label.
/// A single marker that remains means that the conflict is resolved only in part.
bool hasConflictMarkers(llvm::StringRef Text);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_MERGE_MERGE_H

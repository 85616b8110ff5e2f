//===--- DiffHunks.h - Differences between texts ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_REPORT_CONTENT_DIFFHUNKS_H
#define AMP2HIP_MIGRATE_REPORT_CONTENT_DIFFHUNKS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <utility>
#include <vector>

namespace amp2hip::migrate {

/// Returns for each pair of texts (old, new) the hunks of a unified diff with
/// three lines of context; empty if the texts are equal. Runs git once for all
/// pairs. A missing line end at the end of a text is no difference.
llvm::Expected<std::vector<std::string>>
diffTexts(llvm::ArrayRef<std::pair<std::string, std::string>> Pairs);

/// A run of lines of a unified diff.
struct Hunk {
  enum LineKind { Same, Removed, Added };
  struct Line {
    LineKind Kind;
    llvm::StringRef Text;
  };
  unsigned OldStart = 0, NewStart = 0; ///< Number of the first line, from 1.
  std::vector<Line> Lines;
};

/// Returns the hunks of a unified diff without file header. The lines refer to
/// \p Diff. Ignores lines that belong to no hunk, and all lines after a line
/// number above ten million.
std::vector<Hunk> parseDiff(llvm::StringRef Diff);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_REPORT_CONTENT_DIFFHUNKS_H

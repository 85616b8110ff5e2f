//===--- LineEnds.h - Line endings of a text --------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_MERGE_LINEENDS_H
#define AMP2HIP_MIGRATE_MERGE_LINEENDS_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip::migrate {

/// The line endings of a text.
enum class LineEnds {
  None,  ///< A single line.
  Lf,    ///< All lines end with "\n".
  CrLf,  ///< All lines end with "\r\n".
  Mixed, ///< Some lines end with "\n", others with "\r\n".
};

LineEnds lineEndsOf(llvm::StringRef Text);

/// Returns \p Text with the line endings \p Ends. Returns \p Text unchanged if
/// \p Ends is None or Mixed.
std::string withLineEnds(llvm::StringRef Text, LineEnds Ends);

/// True if \p A and \p B are equal except for the kind of line endings, which
/// version control may convert.
bool equalExceptLineEnds(llvm::StringRef A, llvm::StringRef B);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_MERGE_LINEENDS_H

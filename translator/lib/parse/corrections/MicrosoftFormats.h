//===--- MicrosoftFormats.h - Formats of Microsoft's printf -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_MICROSOFTFORMATS_H
#define AMP2HIP_PARSE_CORRECTIONS_MICROSOFTFORMATS_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace amp2hip {

class Unit;

/// A conversion in a format that means something else on Linux.
struct FormatEdit {
  size_t Offset; ///< in the text of the format
  size_t Length;
  std::string Text; ///< the text for Linux
};

/// Returns the edits that give the format \p Text, which was written for
/// Microsoft's printf or scanf, the same meaning on Linux: `%I64d` becomes
/// `%lld`. \p IsWide is true for the functions of wide characters, in which
/// Microsoft's `%s` is a wide string: it becomes `%ls`.
std::vector<FormatEdit> editsForFormat(llvm::StringRef Text, bool IsWide);

/// Corrects the literal formats in calls of the functions of the C library, by
/// edits in Unit::SourceFixes. Warns about formats in macros, which it cannot
/// edit (AMP1802).
void mendFormats(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_MICROSOFTFORMATS_H

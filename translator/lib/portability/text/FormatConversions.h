//===--- FormatConversions.h - Conversions of formats -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_TEXT_FORMATCONVERSIONS_H
#define AMP2HIP_PORTABILITY_TEXT_FORMATCONVERSIONS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace amp2hip {

/// A conversion in a format that means something else on Linux.
struct FormatEdit {
  size_t Offset; ///< in the text of the format
  size_t Length;
  std::string Text;  ///< the text for Linux
  unsigned Argument; ///< index of the converted argument, from 0
  bool IsFixed;      ///< does not depend on the type of the argument
};

/// The functions that interpret a format.
struct FormatReader {
  bool IsWide;      ///< the functions of wide characters, whose `%s` is a wide string
  bool IsScanf;     ///< scanf and its relatives, whose `*` suppresses an assignment
  bool IsMicrosoft; ///< Windows functions, which interpret Microsoft's formats
  bool HasSizes;    ///< sscanf_s and its relatives, which take the size after the buffer of a text
  /// Returns the length of the integer that is the Nth argument of the call: empty
  /// for 4 bytes, "l" or "ll" for 8; nothing for other arguments.
  llvm::function_ref<std::optional<llvm::StringRef>(unsigned)> LengthOfArgument;
};

/// Returns the edits that give the format \p Text the same meaning on Linux.
/// \p Argument is the index of the first converted argument; receives the index of
/// the argument after the last one.
std::vector<FormatEdit> editsForFormat(llvm::StringRef Text, const FormatReader &Reader,
                                       unsigned &Argument);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_TEXT_FORMATCONVERSIONS_H

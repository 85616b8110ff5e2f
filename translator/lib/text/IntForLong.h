//===--- IntForLong.h - `long` with the size of Windows ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXT_INTFORLONG_H
#define AMP2HIP_TEXT_INTFORLONG_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace amp2hip {

/// Code in which each `long` was replaced by `int`. `long` has 4 bytes on Windows and 8 on Linux.
struct IntForLong {
  std::string Text;
  /// The offsets in Text at which `int` replaces `long`, in increasing order.
  std::vector<size_t> Types;
};

/// Returns \p Code, of C or C++, with `int` for `long` (--long=32). Also changes what belongs to
/// the type: the suffixes of literals (`1L`, `0xFFUL`), LONG_MAX and its relatives, and the length
/// `l` of conversions in string literals (`"%ld"`). `long long` and `long double` stay, and so does
/// what longsThatRank() returns. Changes inactive code and macros, too, so that the result does not
/// depend on the source that includes a header. \p Ranked has the names of rankedFunctions() of
/// other files. Returns nothing if there is nothing to change.
std::optional<IntForLong> writeIntForLong(llvm::StringRef Code,
                                          const std::set<std::string> &Ranked = {});

/// Returns \p Format without the length `l` of integer conversions such as `%ld`.
std::string formatForInt(llvm::StringRef Format);

} // namespace amp2hip

#endif // AMP2HIP_TEXT_INTFORLONG_H

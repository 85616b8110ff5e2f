//===--- NameClashes.h - Names that clash with namespace concurrency ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_NAMES_NAMECLASHES_H
#define AMP2HIP_PARSE_CORRECTIONS_NAMES_NAMECLASHES_H

#include "clang/Lex/Token.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace amp2hip {

class Unit;

/// Whether the output must qualify a name of namespace concurrency, because
/// unqualified lookup in the output may be ambiguous or find another entity.
enum class Clash {
  Never,
  WithStd, ///< if a using directive for std is in effect: `array`, `copy`
  Always,  ///< the global namespace may have the name, too: `index`, `sqrt`
};
/// Returns the clash of \p Name, an unqualified name in namespace concurrency.
Clash clashOf(llvm::StringRef Name);

/// Renames declarations of system headers in \p Tokens that would make names of
/// namespace concurrency ambiguous: `::index`, `std::array` and `std::extent`.
///
/// Microsoft's headers declare no `::index()`, and `std::array` only in
/// <array>. Programs therefore use `index` and `array` unqualified, even with
/// using directives for both std and concurrency. A name of std stays visible
/// if the program contains `std::NAME` or, for `array`, includes <array>. Only
/// the parse is affected, not the output.
void hideClashingStdNames(std::vector<clang::Token> &Tokens, const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_NAMES_NAMECLASHES_H

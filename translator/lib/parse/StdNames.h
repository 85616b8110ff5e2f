//===--- StdNames.h - Names that clash with namespace concurrency ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_STDNAMES_H
#define AMP2HIP_PARSE_STDNAMES_H

#include "clang/Lex/Token.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace amp2hip {

class Unit;

/// Where an unqualified name of namespace concurrency may find another entity
/// in the output than in the parse, or both.
enum class Clash {
  Never,
  WithStd, ///< where a using directive for std is in effect: `array`, `copy`
  Always,  ///< the global namespace has the name too: `index`, `sqrt`
};
Clash clashOf(llvm::StringRef Name);

/// Microsoft's headers had no `::index()`, and programs that say
/// `using namespace std` beside `using namespace concurrency` could write
/// `array` unless they included <array>. Gives those names in \p Tokens of
/// system headers another spelling, so that the unqualified ones parse.
void hideClashingStdNames(std::vector<clang::Token> &Tokens, const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_STDNAMES_H

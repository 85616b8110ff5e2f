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

/// True for a name of namespace concurrency that the global namespace, std or
/// a vendor's header can offer as well: `index`, `array`, `copy`, `sqrt`... An
/// unqualified use that means concurrency's is written qualified in the output,
/// so that it means the same for every compiler.
bool isClashingName(llvm::StringRef Name);

/// Microsoft's headers had no `::index()`, and programs that say
/// `using namespace std` beside `using namespace concurrency` could write
/// `array` unless they included <array>. Gives those names in \p Tokens of
/// system headers another spelling, so that the unqualified ones parse.
void hideClashingStdNames(std::vector<clang::Token> &Tokens, const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_STDNAMES_H

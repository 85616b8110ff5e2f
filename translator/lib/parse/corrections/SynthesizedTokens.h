//===--- SynthesizedTokens.h - Tokens that the source lacks -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_SYNTHESIZEDTOKENS_H
#define AMP2HIP_PARSE_CORRECTIONS_SYNTHESIZEDTOKENS_H

#include "clang/Lex/Token.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace clang {
class Preprocessor;
} // namespace clang

namespace amp2hip {

/// Returns the tokens of \p Text, all at \p Loc. Macros in \p Text are not
/// expanded.
std::vector<clang::Token> makeTokens(clang::Preprocessor &PP, llvm::StringRef Text,
                                     clang::SourceLocation Loc);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_SYNTHESIZEDTOKENS_H

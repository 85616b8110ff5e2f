//===--- PrefixedStrings.h - Encoding prefixes before # ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_SYNTAX_PREFIXEDSTRINGS_H
#define AMP2HIP_PARSE_CORRECTIONS_SYNTAX_PREFIXEDSTRINGS_H

#include "clang/Lex/Token.h"
#include <vector>

namespace amp2hip {

class Unit;

/// Corrects `L#x` in macros. Microsoft's preprocessor joins the prefix and the string; in
/// standard C++, the prefix is an identifier. Adjacent literals mean the same:
///
///   #define CHECK(x) check(x, L#x)     // L"" #x
///
/// Changes \p Tokens, and adds edits of the definitions to Unit::SourceFixes, also of
/// macros that nothing uses: a header must get the same text in each source.
void fixPrefixedStrings(std::vector<clang::Token> &Tokens, Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_SYNTAX_PREFIXEDSTRINGS_H

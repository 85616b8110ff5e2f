//===--- MicrosoftSyntax.h - Syntax of Microsoft's compiler -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_SYNTAX_MICROSOFTSYNTAX_H
#define AMP2HIP_PARSE_CORRECTIONS_SYNTAX_MICROSOFTSYNTAX_H

#include "clang/Lex/Token.h"
#include <set>
#include <vector>

namespace amp2hip {

class Unit;

/// Replaces syntax and names of Microsoft's compiler that Clang does not parse
/// in \p Tokens, and adds the same edits to Unit::SourceFixes:
///
///   for each (int x in v)                        // for (int x : v)
///   std::tr1::shared_ptr<int> p;                 // std::shared_ptr<int> p;
///   high_resolution_clock::now();                // steady_clock::now();
///   stdext::make_checked_array_iterator(p, n)    // p
///   #define LOG(f, ...) printf(f, __VA_ARGS__)   // , ##__VA_ARGS__
///
/// The comma before an empty `__VA_ARGS__` is an error in standard C++;
/// Microsoft's preprocessor drops it.
void replaceMicrosoftSyntax(std::vector<clang::Token> &Tokens, Unit &U);

/// Reports keywords of Microsoft's compiler that have no equivalent in the
/// output: `__except`, `__asm`, `__event`... Clang's errors at their locations are
/// suppressed. Ignores the keywords at the locations \p Read.
void reportMicrosoftKeywords(const Unit &U, const std::set<clang::SourceLocation> &Read);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_SYNTAX_MICROSOFTSYNTAX_H

//===--- PrefixedStrings.cpp - Encoding prefixes before # -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/syntax/PrefixedStrings.h"
#include "parse/Unit.h"
#include "parse/corrections/SynthesizedTokens.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

static bool isPrefix(const Token &T) {
  const IdentifierInfo *Name = T.getIdentifierInfo();
  return T.is(tok::identifier) && llvm::is_contained({"L", "u8", "u", "U"}, Name->getName());
}

void fixPrefixedStrings(std::vector<Token> &Tokens, Unit &U) {
  std::set<SourceLocation> Prefixes;
  for (const MacroInfo *Macro : U.Macros)
    for (const Token *T = Macro->tokens_begin(), *End = Macro->tokens_end(); T != End; ++T) {
      if (!isPrefix(*T) || T + 1 == End || !T[1].is(tok::hash) || T[1].hasLeadingSpace())
        continue;
      if (!Prefixes.insert(T->getLocation()).second)
        continue; // a header that is included several times
      U.SourceFixes.push_back(FixItHint::CreateInsertion(T[1].getLocation(), "\"\" "));
    }
  if (Prefixes.empty())
    return;
  Preprocessor &PP = U.CI.getPreprocessor();
  for (size_t I = 0; I + 1 < Tokens.size(); ++I) {
    const SourceLocation Loc = Tokens[I].getLocation();
    if (Tokens[I].isAnnotation() || !Loc.isMacroID() || !Tokens[I + 1].is(tok::string_literal) ||
        !Prefixes.count(U.SM.getSpellingLoc(Loc)))
      continue;
    const std::string Empty = PP.getSpelling(Tokens[I]) + "\"\"";
    Tokens[I] = makeTokens(PP, Empty, Loc).front();
  }
}

} // namespace amp2hip

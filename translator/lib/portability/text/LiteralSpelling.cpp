//===--- LiteralSpelling.cpp - Where a literal is written -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/text/LiteralSpelling.h"
#include "parse/Unit.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace amp2hip {

/// Returns the text of the literal at \p Loc without its prefix.
static StringRef withoutPrefix(SourceLocation Loc, const Unit &U) {
  const unsigned Length = Lexer::MeasureTokenLength(Loc, U.SM, U.CI.getLangOpts());
  const StringRef Text(U.SM.getCharacterData(Loc), Length);
  return Text.drop_front(std::min(Text.find_first_of("\"'"), Text.size()));
}

/// Returns the only literal in \p Use, the use of a macro in a file, with the text of the made
/// token at \p Made; invalid if there is none or more than one.
static SourceLocation literalIn(CharSourceRange Use, SourceLocation Made, const Unit &U) {
  const StringRef Wanted = withoutPrefix(Made, U);
  const StringRef Text = Lexer::getSourceText(Use, U.SM, U.CI.getLangOpts());
  if (Wanted.empty() || Text.count(Wanted) != 1)
    return {};
  const SourceLocation Loc = Use.getBegin().getLocWithOffset(int(Text.find(Wanted)));
  return withoutPrefix(Loc, U) == Wanted ? Loc : SourceLocation();
}

LiteralSpelling spellingOf(SourceLocation Loc, const Unit &U) {
  const SourceLocation Spelled = U.SM.getSpellingLoc(Loc);
  if (U.SM.getFileEntryForID(U.SM.getFileID(Spelled)))
    return {Spelled, U.isUserLocation(Spelled) && !U.SM.isMacroBodyExpansion(Loc)};
  const CharSourceRange Use = U.SM.getExpansionRange(Loc);
  const SourceLocation Found =
      U.isUserLocation(Use.getBegin()) ? literalIn(Use, Spelled, U) : SourceLocation();
  return Found.isValid() ? LiteralSpelling{Found, true} : LiteralSpelling{Spelled, false};
}

} // namespace amp2hip

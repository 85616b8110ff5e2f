//===--- DroppedText.cpp - Text that the preprocessor drops ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/text/DroppedText.h"
#include "parse/Unit.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace amp2hip {

DroppedText::DroppedText(const Unit &U) : U(U) {
  for (const Token &T : U.Tokens)
    Parsed.insert(U.SM.getSpellingLoc(T.getLocation()));
}

std::vector<Token> DroppedText::tokens(SourceRange R) const {
  auto [File, Begin] = U.SM.getDecomposedExpansionLoc(R.getBegin());
  auto [EndFile, End] = U.SM.getDecomposedExpansionLoc(R.getEnd());
  std::vector<Token> Dropped;
  if (File != EndFile || End < Begin)
    return Dropped;
  const StringRef Text = U.SM.getBufferData(File);
  Lexer Raw(U.SM.getLocForStartOfFile(File), U.CI.getLangOpts(), Text.begin(), Text.begin() + Begin,
            Text.end());
  bool InDirective = false;
  for (Token T;;) {
    const bool AtEnd = Raw.LexFromRawLexer(T);
    if (T.is(tok::eof) || U.SM.getFileOffset(T.getLocation()) > End)
      return Dropped;
    if (T.isAtStartOfLine())
      InDirective = T.is(tok::hash);
    if (!InDirective && !Parsed.contains(T.getLocation()))
      Dropped.push_back(T);
    if (AtEnd)
      return Dropped;
  }
}

} // namespace amp2hip

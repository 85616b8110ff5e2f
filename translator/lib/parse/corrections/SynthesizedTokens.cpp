//===--- SynthesizedTokens.cpp - Tokens that the source lacks -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/SynthesizedTokens.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace amp2hip {

std::vector<Token> makeTokens(Preprocessor &PP, StringRef Text, SourceLocation Loc) {
  // The tokens refer to the text, which must live as long as the preprocessor.
  llvm::BumpPtrAllocator &Memory = PP.getPreprocessorAllocator();
  char *Begin = Memory.Allocate<char>(Text.size() + 1);
  llvm::copy(Text, Begin);
  Begin[Text.size()] = 0; // required by the lexer

  Lexer Raw(SourceLocation(), PP.getLangOpts(), Begin, Begin, Begin + Text.size());
  std::vector<Token> Made;
  Token T;
  for (bool AtEnd = false; !AtEnd;) {
    AtEnd = Raw.LexFromRawLexer(T);
    if (T.is(tok::eof))
      break;
    if (T.is(tok::raw_identifier))
      PP.LookUpIdentifierInfo(T);
    T.setLocation(Loc);
    Made.push_back(T);
  }
  return Made;
}

} // namespace amp2hip

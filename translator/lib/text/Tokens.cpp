//===--- Tokens.cpp - Tokens in a text ------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "text/Tokens.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"

using namespace clang;
using llvm::StringRef;

namespace amp2hip {

/// Returns a lexer of \p Buffer, which must outlive the lexer.
static Lexer lexerOf(const std::string &Buffer) {
  static const LangOptions Options = [] {
    LangOptions O;
    O.CPlusPlus = O.CPlusPlus11 = O.CPlusPlus14 = O.CPlusPlus17 = true;
    return O;
  }();
  return Lexer(SourceLocation(), Options, Buffer.data(), Buffer.data(),
               Buffer.data() + Buffer.size());
}

size_t findToken(StringRef Text, StringRef Spelling) {
  std::string Buffer = Text.str(); // the lexer needs a terminating zero
  Lexer L = lexerOf(Buffer);
  unsigned Depth = 0;
  for (;;) {
    Token T;
    L.LexFromRawLexer(T);
    if (T.is(tok::eof))
      return StringRef::npos;
    size_t At = L.getBufferLocation() - Buffer.data() - T.getLength();
    if (Depth == 0 && Text.substr(At, T.getLength()) == Spelling)
      return At;
    if (T.isOneOf(tok::l_paren, tok::l_square, tok::l_brace))
      ++Depth;
    else if (T.isOneOf(tok::r_paren, tok::r_square, tok::r_brace) && Depth)
      --Depth;
  }
}

size_t findTokenAfter(StringRef Text, size_t Offset, StringRef Spelling) {
  // Search in a small part of the text first: findToken() copies its argument.
  for (size_t Size = 256;; Size *= 16) {
    StringRef Part = Text.substr(Offset, Size);
    if (size_t At = findToken(Part, Spelling); At != StringRef::npos)
      return Offset + At;
    if (Part.size() < Size)
      return StringRef::npos;
  }
}

std::string withoutComments(StringRef Text) {
  std::string Buffer = Text.str(), Out;
  Lexer L = lexerOf(Buffer);
  for (Token T; !L.LexFromRawLexer(T) || T.isNot(tok::eof);) {
    size_t At = L.getBufferLocation() - Buffer.data() - T.getLength();
    if (!Out.empty() && (T.hasLeadingSpace() || T.isAtStartOfLine()))
      Out += ' ';
    Out += Text.substr(At, T.getLength());
  }
  return Out;
}

std::string withoutSpaceAndComments(StringRef Text) {
  std::string Out;
  for (char Ch : withoutComments(Text))
    if (!isspace(Ch))
      Out += Ch;
  return Out;
}

} // namespace amp2hip

//===--- Tokens.cpp - Tokens in a text ------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "text/Tokens.h"
#include "text/Layout.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <vector>

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
    const bool IsRest = Part.size() < Size;
    // A token at the end of the part may be the beginning of a longer one.
    if (size_t At = findToken(Part, Spelling);
        At != StringRef::npos && (IsRest || At + Spelling.size() < Part.size()))
      return Offset + At;
    if (IsRest)
      return StringRef::npos;
  }
}

size_t beginOfAttributes(StringRef Text, size_t Offset) {
  // Lex the whole text only if a declaration with attributes is likely.
  StringRef Before = Text.take_front(Offset);
  do
    Before = Before.rtrim();
  while (dropLastComment(Before));
  if (!Before.ends_with("]") && !Before.ends_with("__extension__"))
    return Offset;
  struct LexedToken {
    tok::TokenKind Kind;
    size_t Begin;
    bool IsExtension;
  };
  std::vector<LexedToken> Tokens;
  std::string Buffer = Text.take_front(Offset).str();
  Lexer L = lexerOf(Buffer);
  for (Token T; !L.LexFromRawLexer(T) || T.isNot(tok::eof);) {
    size_t At = L.getBufferLocation() - Buffer.data() - T.getLength();
    Tokens.push_back({T.getKind(), At, Text.substr(At, T.getLength()) == "__extension__"});
  }
  size_t First = Tokens.size();
  while (First > 0) {
    size_t I = First - 1;
    if (!Tokens[I].IsExtension) {
      unsigned Depth = Tokens[I].Kind == tok::r_square;
      while (Depth && I) {
        --I;
        if (Tokens[I].Kind == tok::r_square)
          ++Depth;
        else if (Tokens[I].Kind == tok::l_square)
          --Depth;
      }
      if (Depth || I + 1 >= First || Tokens[I + 1].Kind != tok::l_square)
        break; // not an attribute
    }
    First = I;
  }
  return First < Tokens.size() ? Tokens[First].Begin : Offset;
}

size_t beginInBranchOfEnd(StringRef Text) {
  if (!Text.contains('#'))
    return 0;
  const std::string Buffer = Text.str();
  Lexer L = lexerOf(Buffer);
  unsigned Blocks = 0;    // conditional blocks that began in the text
  int Brackets = 0;       // open brackets, outside skipped branches
  bool IsSkipped = false; // in an alternative to the branch of offset 0
  bool IsDirective = false, IsFound = true;
  size_t Begin = 0;
  for (Token T, Last;; Last = T) {
    if (L.LexFromRawLexer(T) && T.is(tok::eof))
      return IsFound ? Begin : Text.size();
    const size_t At = L.getBufferLocation() - Buffer.data() - T.getLength();
    const bool IsName = IsDirective && Last.is(tok::hash) && T.is(tok::raw_identifier);
    if (T.isAtStartOfLine())
      IsDirective = T.is(tok::hash);
    if (IsName) {
      const StringRef Name = Text.substr(At, T.getLength());
      if (Name.starts_with("if")) {
        ++Blocks;
      } else if (Name == "endif" || Name.starts_with("el")) {
        if (!Blocks) {
          IsSkipped = Name != "endif";
          IsFound = false;
        } else if (Name == "endif") {
          --Blocks;
        }
      }
    }
    if (IsDirective || IsSkipped)
      continue;
    if (!IsFound && Brackets <= 0) {
      Begin = At;
      IsFound = true;
    }
    if (T.isOneOf(tok::l_paren, tok::l_square, tok::l_brace, tok::less))
      ++Brackets;
    else if (T.isOneOf(tok::r_paren, tok::r_square, tok::r_brace, tok::greater))
      --Brackets;
    else if (T.is(tok::greatergreater))
      Brackets -= 2;
  }
}

/// Returns the name of the directive in \p Line, such as "endif"; empty if it is no directive.
static StringRef directiveIn(StringRef Line) {
  Line = Line.ltrim();
  return Line.consume_front("#") ? Line.ltrim().take_while(llvm::isAlpha) : "";
}

/// Returns the offset of the directive in \p Text, a sequence of lines, that begins the conditional
/// block around the end of \p Text; npos if there is none.
static size_t beginOfBlock(StringRef Text) {
  unsigned Blocks = 0;
  while (!Text.empty()) {
    const size_t Start = Text.drop_back().rfind('\n') + 1; // npos + 1 is 0
    const StringRef Line = Text.drop_front(Start), Name = directiveIn(Line);
    if (Name == "endif")
      ++Blocks;
    else if (Name.starts_with("if") && Blocks-- == 0)
      return Start + (Line.size() - Line.ltrim().size());
    Text = Text.take_front(Start);
  }
  return StringRef::npos;
}

/// True if the code in \p Block, a conditional block, consists of specifiers.
static bool hasOnlySpecifiers(StringRef Block) {
  std::string Code;
  for (bool IsContinued = false; !Block.empty();) {
    const auto [Line, Rest] = Block.split('\n');
    if (!IsContinued && directiveIn(Line).empty())
      Code += (Line + "\n").str();
    else
      IsContinued = Line.rtrim().ends_with("\\");
    Block = Rest;
  }
  const std::string Buffer = withoutComments(Code);
  Lexer L = lexerOf(Buffer);
  int Brackets = 0;
  bool HasArguments = false, IsAny = false; // HasArguments: `(` may follow
  for (Token T; !L.LexFromRawLexer(T) || T.isNot(tok::eof); IsAny = true) {
    if (T.isOneOf(tok::l_paren, tok::l_square)) {
      if (T.is(tok::l_paren) && !Brackets && !HasArguments)
        return false;
      ++Brackets;
    } else if (T.isOneOf(tok::r_paren, tok::r_square)) {
      --Brackets;
    } else if (!Brackets) {
      const StringRef Word = T.is(tok::raw_identifier) ? T.getRawIdentifier() : StringRef();
      HasArguments = llvm::is_contained({"__attribute__", "__declspec", "alignas"}, Word);
      const bool IsMacro = !Word.empty() && llvm::none_of(Word, llvm::isLower);
      if (!HasArguments && !IsMacro && T.isNot(tok::string_literal) &&
          !llvm::is_contained({"static", "inline", "constexpr", "extern", "virtual", "explicit",
                               "friend", "__forceinline", "__inline", "__inline__"},
                              Word))
        return false;
    }
  }
  return IsAny && Brackets == 0;
}

size_t beginOfConditionalSpecifiers(StringRef Text, size_t Offset, size_t Name) {
  for (size_t Begin = Offset;;) {
    const size_t Line = Text.take_front(Begin).rfind('\n') + 1;
    if (!Text.slice(Line, Begin).trim().empty())
      return Offset; // after other code
    size_t Block = StringRef::npos;
    if (beginInBranchOfEnd(Text.slice(Begin, Name)) != 0) {
      Block = beginOfBlock(Text.take_front(Line));
    } else if (const size_t End = Text.take_front(Line).rtrim().size(); End != 0) {
      const StringRef Before = Text.take_front(Text.find('\n', End) + 1);
      const size_t Last = Before.drop_back().rfind('\n') + 1;
      if (directiveIn(Before.drop_front(Last)) == "endif")
        Block = beginOfBlock(Before.take_front(Last));
      if (Block != StringRef::npos && !hasOnlySpecifiers(Before.drop_front(Block)))
        Block = StringRef::npos;
    }
    if (Block == StringRef::npos)
      return Offset;
    Offset = Begin = Block;
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

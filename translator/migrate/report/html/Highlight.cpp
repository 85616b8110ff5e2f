//===--- Highlight.cpp - Lines of C++ with marked tokens ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/report/html/Highlight.h"

#include "clang/Basic/IdentifierTable.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace amp2hip::migrate {

static const clang::LangOptions &languageOptions() {
  static const clang::LangOptions Options = [] {
    clang::LangOptions O;
    O.CPlusPlus = O.CPlusPlus11 = O.CPlusPlus14 = O.CPlusPlus17 = true;
    O.LineComment = O.Bool = O.WChar = O.RawStringLiterals = true;
    O.CXXOperatorNames = O.Digraphs = O.CPlusPlus20 = true;
    return O;
  }();
  return Options;
}

/// True for a name by which C++ AMP and its translation differ from C++. Names
/// that programs also give to variables must be followed by '<'.
static bool isAmpWord(StringRef Name, char Next) {
  if (Name.starts_with("AMP2HIP_") || Name.starts_with("amp2hip"))
    return true;
  return StringSwitch<bool>(Name)
      .Cases("restrict", "amp", "tile_static", "parallel_for_each", true)
      .Cases("concurrency", "Concurrency", "direct3d", "fast_math", "precise_math", true)
      .Cases("array_view", "tiled_extent", "tiled_index", "tile_barrier", true)
      .Cases("accelerator", "accelerator_view", "completion_future", true)
      .Cases("texture", "texture_view", "writeonly_texture_view", true)
      .Cases("array", "extent", "index", "tile", Next == '<')
      .Default(false);
}

/// Returns the letter for a token, or 0. \p Next is the character after it.
static char classOf(const clang::Token &Token, char Next, clang::IdentifierTable &Keywords) {
  if (Token.is(clang::tok::comment))
    return 'c';
  if (Token.is(clang::tok::numeric_constant))
    return 'n';
  if (clang::tok::isStringLiteral(Token.getKind()) ||
      Token.isOneOf(clang::tok::char_constant, clang::tok::wide_char_constant,
                    clang::tok::utf8_char_constant, clang::tok::utf16_char_constant,
                    clang::tok::utf32_char_constant))
    return 's';
  if (Token.isNot(clang::tok::raw_identifier))
    return 0;
  StringRef Name = Token.getRawIdentifier();
  if (isAmpWord(Name, Next))
    return 'a';
  return Keywords.get(Name).getTokenID() == clang::tok::identifier ? 0 : 'k';
}

namespace {
/// Collects the lines.
class Lines {
public:
  void append(StringRef Text, char Class) {
    while (true) {
      auto [Line, Rest] = Text.split('\n');
      appendToLine(Line, Class);
      if (Line.size() == Text.size())
        return;
      Result.emplace_back();
      Text = Rest;
    }
  }

  std::vector<std::string> take() {
    if (Result.back().empty())
      Result.pop_back();
    return std::move(Result);
  }

private:
  void appendToLine(StringRef Text, char Class) {
    if (Text.empty())
      return;
    std::string &Line = Result.back();
    if (Class)
      (Line += '\1') += Class;
    for (char C : Text)
      if (static_cast<unsigned char>(C) < 0x20 && C != '\t')
        (Line += "\xE2\x90") += static_cast<char>(0x80 + C);
      else
        Line += C;
    if (Class)
      Line += '\2';
  }

  std::vector<std::string> Result = {""};
};
} // namespace

std::vector<std::string> highlightedLines(StringRef Text) {
  static clang::IdentifierTable Keywords(languageOptions());
  // The lexer requires a null character after the text.
  std::string Buffer = Text.str();
  const char *Begin = Buffer.c_str(), *End = Begin + Buffer.size();
  clang::Lexer Lexer(clang::SourceLocation(), languageOptions(), Begin, Begin, End);
  Lexer.SetCommentRetentionState(true);
  Lines Result;
  const char *Done = Begin;
  bool InDirective = false;
  while (true) {
    clang::Token Token;
    Lexer.LexFromRawLexer(Token);
    const char *Start = Lexer.getBufferLocation() - Token.getLength();
    if (Token.is(clang::tok::eof))
      Start = End;
    bool BeginsLine = Token.isAtStartOfLine();
    // What is between the tokens is white space, or a line splice.
    Result.append(StringRef(Done, Start - Done), 0);
    if (Token.is(clang::tok::eof))
      return Result.take();
    if (BeginsLine)
      InDirective = Token.is(clang::tok::hash);
    char Class = classOf(Token, Start[Token.getLength()], Keywords);
    if (InDirective && Class != 'c' && Class != 's')
      Class = 'p';
    Result.append(StringRef(Start, Token.getLength()), Class);
    Done = Start + Token.getLength();
  }
}

} // namespace amp2hip::migrate

//===--- LineDirectives.cpp - #line for the output ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "render/LineDirectives.h"
#include "render/EditedLines.h"
#include "text/Format.h"
#include "text/Layout.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include <algorithm>
#include <set>
#include <vector>

using namespace clang;

namespace amp2hip {
namespace {

/// The output and the numbers that its lines have in the original.
struct NumberedText {
  std::string Text;
  std::vector<unsigned> Numbers; ///< Of each line, from 1; 0 if it is not known.
};

/// Joins the pieces and numbers their lines.
NumberedText number(llvm::ArrayRef<Edits::Piece> Pieces, StringRef Base, StringRef FileName) {
  const EditedLines Edited(Base, FileName);
  NumberedText Result;
  bool IsCertain = false; // the number of the last line
  auto BeginLine = [&] {
    Result.Numbers.push_back(0);
    IsCertain = false;
  };
  auto SetNumber = [&](unsigned Number, bool Certain) {
    if (Number && (!Result.Numbers.back() || (Certain && !IsCertain))) {
      Result.Numbers.back() = Number;
      IsCertain = Certain;
    }
  };
  BeginLine();
  unsigned Number = 1; // of the end of the last original piece
  unsigned Counted = 0;
  for (const Edits::Piece &P : Pieces) {
    Number += unsigned(Base.slice(Counted, P.Begin).count('\n'));
    Counted = P.Begin;
    if (P.IsOriginal) {
      for (char C : P.Text) {
        if (!llvm::isSpace(C) || (C == '\n' && !Result.Numbers.back()))
          SetNumber(Number, /*Certain=*/true);
        if (C == '\n') {
          ++Number;
          BeginLine();
        }
      }
      Counted = P.End;
    } else if (!P.Text.empty()) {
      bool IsFirst = true;
      for (const EditedLines::Line &L : Edited.linesOf(P.Text, Number)) {
        if (!IsFirst)
          BeginLine();
        IsFirst = false;
        SetNumber(L.Number, L.IsCertain);
      }
    }
    Result.Text += P.Text;
  }
  return Result;
}

/// Makes no block end on a smaller number than its head, which `g++ --coverage` rejects. This
/// happens if a rewrite merges functions: the head may be from the second function, and the end
/// from the first.
void endBlocksAfterHeads(NumberedText &Output) {
  const StringRef Text = Output.Text;
  LangOptions Lang;
  Lang.CPlusPlus = Lang.CPlusPlus11 = Lang.CPlusPlus14 = Lang.CPlusPlus17 = true;
  Lang.LineComment = Lang.RawStringLiterals = true;
  Lexer Raw(SourceLocation(), Lang, Text.begin(), Text.begin(), Text.end());
  std::vector<unsigned> Heads; // the largest numbers of the heads of the open blocks
  unsigned Head = 0, Closed = 0;
  size_t Line = 0, Counted = 0;
  bool AfterBlock = false, IsDirective = false;
  Token T;
  for (bool AtEnd = false; !AtEnd;) {
    AtEnd = Raw.LexFromRawLexer(T);
    const size_t Begin = Raw.getCurrentBufferOffset() - T.getLength();
    Line += Text.slice(Counted, Begin).count('\n');
    Counted = Begin;
    if (T.isAtStartOfLine())
      IsDirective = T.is(tok::hash);
    if (IsDirective)
      continue;
    if (AfterBlock)
      Head = T.isOneOf(tok::comma, tok::l_brace) ? Closed : 0; // `: a{1}, b{2} {`
    AfterBlock = false;
    unsigned &Number = Output.Numbers[Line];
    Head = std::max(Head, Number);
    if (T.is(tok::l_brace)) {
      Heads.push_back(Head);
      Head = 0;
    } else if (T.is(tok::r_brace) && !Heads.empty()) {
      Closed = Heads.back();
      Heads.pop_back();
      if (Number && Number < Closed)
        Number = Closed;
      AfterBlock = true;
    } else if (T.is(tok::semi)) {
      Head = 0;
    }
  }
}

/// Returns where `#line` may be inserted: the offsets of line beginnings in
/// \p Text that are not inside a token, a directive or arguments of a macro.
std::set<size_t> placesForDirectives(StringRef Text, llvm::function_ref<bool(StringRef)> IsMacro) {
  std::set<size_t> Places = {0};
  for (size_t At = Text.find('\n'); At != StringRef::npos; At = Text.find('\n', At + 1))
    if (!Text.take_front(At).rtrim("\r").ends_with("\\"))
      Places.insert(At + 1);
  LangOptions Lang;
  Lang.CPlusPlus = Lang.CPlusPlus11 = Lang.CPlusPlus14 = Lang.CPlusPlus17 = true;
  Lang.LineComment = Lang.RawStringLiterals = true;
  Lexer Raw(SourceLocation(), Lang, Text.begin(), Text.begin(), Text.end());
  Raw.SetCommentRetentionState(true);
  auto Forbid = [&](size_t From, size_t To) {
    Places.erase(Places.upper_bound(From), Places.upper_bound(To));
  };
  /// For each open parenthesis, whether it is in an invocation of a macro.
  using Parentheses = std::vector<bool>;
  Parentheses Open;
  // Alternative texts in `#if` begin with the same open parentheses.
  std::vector<Parentheses> Conditions;
  size_t Last = 0;
  bool IsDirective = false, FollowsMacro = false;
  Token T;
  for (bool AtEnd = false; !AtEnd;) {
    AtEnd = Raw.LexFromRawLexer(T);
    const size_t End = Raw.getCurrentBufferOffset(), Begin = End - T.getLength();
    Forbid(Begin, End - (T.getLength() ? 1 : 0));
    if ((FollowsMacro && T.is(tok::l_paren)) || (!Open.empty() && Open.back()))
      Forbid(Last, Begin);
    if (IsDirective && T.is(tok::raw_identifier)) {
      const StringRef Name = T.getRawIdentifier();
      if (Name.starts_with("if"))
        Conditions.push_back(Open);
      else if (Name.starts_with("el") && !Conditions.empty())
        Open = Conditions.back();
      else if (Name == "endif" && !Conditions.empty())
        Conditions.pop_back();
    }
    IsDirective = T.is(tok::hash) && T.isAtStartOfLine();
    if (T.is(tok::l_paren))
      Open.push_back(FollowsMacro || (!Open.empty() && Open.back()));
    else if (T.is(tok::r_paren) && !Open.empty())
      Open.pop_back();
    FollowsMacro = T.is(tok::raw_identifier) && IsMacro(T.getRawIdentifier());
    Last = Begin;
  }
  return Places;
}

} // namespace

std::string withLineDirectives(llvm::ArrayRef<Edits::Piece> Pieces, StringRef Base, StringRef Path,
                               llvm::function_ref<bool(StringRef)> IsMacro) {
  NumberedText Output = number(Pieces, Base, llvm::sys::path::filename(Path));
  endBlocksAfterHeads(Output);
  StringRef Text = Output.Text;
  const StringRef NewLine = lineEnding(Base);
  std::string Result = Text.consume_front("\xEF\xBB\xBF") ? "\xEF\xBB\xBF" : "";
  const std::set<size_t> Places = placesForDirectives(Text, IsMacro);
  std::string Quoted;
  for (char C : Path)
    Quoted += C == '"' || C == '\\' ? std::string("\\") + C : std::string(1, C);
  unsigned Next = 0; // the number that a compiler would assign
  size_t Offset = 0;
  for (size_t I = 0; Offset < Text.size(); ++I) {
    const size_t End = std::min(Text.find('\n', Offset), Text.size() - 1) + 1;
    const unsigned Wanted = Output.Numbers[I];
    if (Next == 0) {
      Next = Wanted ? Wanted : 1;
      Result += fmt::format("#line {} \"{}\"{}", Next, Quoted, NewLine);
    } else if (Wanted && Wanted != Next && Places.count(Offset)) {
      Next = Wanted;
      Result += fmt::format("#line {}{}", Next, NewLine);
    }
    Result += Text.slice(Offset, End);
    Offset = End;
    ++Next;
  }
  return Result;
}

} // namespace amp2hip

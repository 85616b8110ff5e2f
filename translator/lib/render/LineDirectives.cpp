//===--- LineDirectives.cpp - #line for the output ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "render/LineDirectives.h"
#include "text/Format.h"
#include "text/Layout.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <set>
#include <vector>

using namespace clang;

namespace amp2hip {
namespace {

/// The number of lines before and after an edit in which the original of a line is searched.
constexpr size_t MaxDistance = 2000;

/// The output and the numbers that its lines have in the original.
struct NumberedText {
  std::string Text;
  std::vector<unsigned> Numbers; ///< Of each line, from 1; 0 if it is not known.
};

/// Returns the part of \p Line that a move does not change.
std::string normalized(StringRef Line) {
  std::string Result = Line.trim().str();
  for (StringRef Qualifier : {"::concurrency::", "concurrency::", "Concurrency::"})
    for (size_t At = Result.find(Qualifier); At != std::string::npos; At = Result.find(Qualifier))
      Result.erase(At, Qualifier.size());
  return Result;
}

/// Finds the originals of the lines of edits.
class EditedLines {
public:
  explicit EditedLines(StringRef Base) {
    llvm::SmallVector<StringRef, 0> Split;
    Base.split(Split, '\n');
    for (StringRef Line : Split)
      Lines.push_back(normalized(Line));
  }

  /// Returns the numbers of \p Edited, lines of an edit at the line \p Number.
  std::vector<unsigned> numbersOf(llvm::ArrayRef<StringRef> Edited, unsigned Number) const {
    std::vector<std::string> Wanted;
    for (StringRef Line : Edited)
      Wanted.push_back(normalized(Line));
    std::vector<unsigned> Numbers(Wanted.size(), 0);
    size_t From = Number - 1; // index in Lines
    for (size_t I = 0; I < Wanted.size();) {
      const auto [At, Length] = longestRun(llvm::ArrayRef(Wanted).drop_front(I), From);
      for (size_t K = 0; K < Length; ++K)
        Numbers[I + K] = unsigned(At + K + 1);
      if (Length)
        From = At + Length;
      I += std::max<size_t>(Length, 1);
    }
    fillGaps(Numbers);
    return Numbers;
  }

private:
  /// Returns where the longest run of lines begins that equals the beginning of
  /// \p Wanted, and its length. A single line counts only directly at \p From, or
  /// if it is long and unique.
  std::pair<size_t, size_t> longestRun(llvm::ArrayRef<std::string> Wanted, size_t From) const {
    std::pair<size_t, size_t> Best{0, 0};
    unsigned Equal = 0;
    auto Search = [&](size_t Begin, size_t End) {
      for (size_t At = Begin; At < End; ++At) {
        size_t Length = 0;
        while (Length < Wanted.size() && At + Length < Lines.size() &&
               Wanted[Length] == Lines[At + Length])
          ++Length;
        Equal += Length != 0;
        if (Length > Best.second)
          Best = {At, Length};
      }
    };
    // Most code moves up. The kernels of members of classes move down.
    Search(From, std::min(Lines.size(), From + MaxDistance));
    Search(From - std::min(From, MaxDistance), From);
    // Lines such as `};` are everywhere.
    const bool IsLong = llvm::any_of(Wanted.take_front(Best.second),
                                     [](const std::string &Line) { return Line.size() >= 8; });
    if (Best.first != From && (!IsLong || (Best.second == 1 && Equal > 1)))
      return {0, 0};
    return Best;
  }

  /// Numbers changed lines between two lines of which as many are between the originals.
  static void fillGaps(std::vector<unsigned> &Numbers) {
    size_t Last = Numbers.size();
    for (size_t I = 0; I < Numbers.size(); ++I) {
      if (!Numbers[I])
        continue;
      if (Last < I && Numbers[I] > Numbers[Last] && Numbers[I] - Numbers[Last] == I - Last)
        for (size_t K = Last + 1; K < I; ++K)
          Numbers[K] = Numbers[K - 1] + 1;
      Last = I;
    }
  }

  std::vector<std::string> Lines;
};

/// Joins the pieces and numbers their lines.
NumberedText number(llvm::ArrayRef<Edits::Piece> Pieces, StringRef Base) {
  const EditedLines Edited(Base);
  NumberedText Result;
  Result.Numbers.push_back(0);
  unsigned Number = 1; // of the end of the last original piece
  unsigned Counted = 0;
  for (const Edits::Piece &P : Pieces) {
    Number += unsigned(Base.slice(Counted, P.Begin).count('\n'));
    Counted = P.Begin;
    const StringRef Text = P.Text;
    if (P.IsOriginal) {
      for (char C : Text) {
        if ((!llvm::isSpace(C) || C == '\n') && !Result.Numbers.back())
          Result.Numbers.back() = Number;
        if (C == '\n') {
          ++Number;
          Result.Numbers.push_back(0);
        }
      }
      Counted = P.End;
    } else {
      llvm::SmallVector<StringRef, 0> Lines;
      Text.split(Lines, '\n');
      const std::vector<unsigned> Numbers = Edited.numbersOf(Lines, Number);
      for (size_t I = 0; I < Lines.size(); ++I) {
        if (I)
          Result.Numbers.push_back(0);
        if (!Result.Numbers.back() && !Lines[I].trim().empty())
          Result.Numbers.back() = Numbers[I];
      }
    }
    Result.Text += Text;
  }
  return Result;
}

/// Returns where `#line` may be inserted: the offsets of line beginnings in
/// \p Text that are not inside a token, a directive or parentheses.
std::set<size_t> placesForDirectives(StringRef Text) {
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
  // Alternative texts in `#if` begin with the same number of open parentheses.
  std::vector<unsigned> Conditions;
  unsigned Depth = 0;
  size_t Last = 0;
  bool IsDirective = false;
  Token T;
  for (bool AtEnd = false; !AtEnd;) {
    AtEnd = Raw.LexFromRawLexer(T);
    const size_t End = Raw.getCurrentBufferOffset(), Begin = End - T.getLength();
    Forbid(Begin, End - (T.getLength() ? 1 : 0));
    if (Depth)
      Forbid(Last, Begin);
    if (IsDirective && T.is(tok::raw_identifier)) {
      const StringRef Name = T.getRawIdentifier();
      if (Name.starts_with("if"))
        Conditions.push_back(Depth);
      else if (Name.starts_with("el") && !Conditions.empty())
        Depth = Conditions.back();
      else if (Name == "endif" && !Conditions.empty())
        Conditions.pop_back();
    }
    IsDirective = T.is(tok::hash) && T.isAtStartOfLine();
    if (T.is(tok::l_paren))
      ++Depth;
    else if (T.is(tok::r_paren) && Depth)
      --Depth;
    Last = Begin;
  }
  return Places;
}

} // namespace

std::string withLineDirectives(llvm::ArrayRef<Edits::Piece> Pieces, StringRef Base,
                               StringRef Path) {
  const NumberedText Output = number(Pieces, Base);
  StringRef Text = Output.Text;
  const StringRef NewLine = lineEnding(Base);
  std::string Result = Text.consume_front("\xEF\xBB\xBF") ? "\xEF\xBB\xBF" : "";
  const std::set<size_t> Places = placesForDirectives(Text);
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

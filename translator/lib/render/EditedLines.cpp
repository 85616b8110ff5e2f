//===--- EditedLines.cpp - Original lines of the text of edits ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "render/EditedLines.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace clang;

namespace amp2hip {

/// The number of tokens before and after an edit in which the original of its text is searched.
static constexpr size_t MaxDistance = 20000;
/// The number of tokens that an edit may leave out between two equal tokens.
static constexpr size_t MaxGap = 64;
/// The length of runs of tokens that may be equal by chance.
static constexpr size_t MaxChance = 16;
/// The length of runs that count in the head of a function object. Its members have the types of
/// captured variables, which are everywhere.
static constexpr size_t MinInHead = 12;

static std::string pairKey(StringRef First, StringRef Second) {
  return (First + "\n" + Second).str();
}

/// Returns the tokens of \p Text without what rewrites change: qualifiers `concurrency::` and
/// restriction specifiers.
std::vector<EditedLines::CodeToken> EditedLines::tokensOf(StringRef Text) {
  const std::string Terminated = Text.str(); // the lexer needs a final '\0'
  LangOptions Lang;
  Lang.CPlusPlus = Lang.CPlusPlus11 = Lang.CPlusPlus14 = Lang.CPlusPlus17 = true;
  Lang.LineComment = Lang.RawStringLiterals = true;
  const char *const Begin = Terminated.c_str();
  Lexer Raw(SourceLocation(), Lang, Begin, Begin, Begin + Terminated.size());
  Raw.SetCommentRetentionState(true);
  std::vector<CodeToken> All;
  unsigned Line = 1;
  size_t Counted = 0;
  Token T;
  for (bool AtEnd = false; !AtEnd;) {
    AtEnd = Raw.LexFromRawLexer(T);
    const size_t End = Raw.getCurrentBufferOffset(), At = End - T.getLength();
    const StringRef Spelled = StringRef(Terminated).slice(At, End);
    Line += unsigned(StringRef(Terminated).slice(Counted, At).count('\n'));
    Counted = At;
    if (T.is(tok::eof) || Spelled.empty())
      continue;
    const auto EndsWith = [&](StringRef Last, size_t Before = 0) {
      return All.size() > Before && All[All.size() - 1 - Before].Text == Last;
    };
    if (T.is(tok::coloncolon) && (EndsWith("concurrency") || EndsWith("Concurrency"))) {
      All.pop_back();
      if (EndsWith("::"))
        All.pop_back();
      continue;
    }
    All.push_back(
        {Spelled.str(), Line, T.is(tok::raw_identifier) || T.isLiteral(), T.is(tok::comment)});
    if (T.is(tok::r_paren)) {
      size_t Open = All.size() - 1;
      while (Open && All.size() - Open < 8 && All[Open].Text != "(")
        --Open;
      if (Open && All[Open].Text == "(" && All[Open - 1].Text == "restrict")
        All.resize(Open - 1);
    }
  }
  return All;
}

EditedLines::EditedLines(StringRef Base, StringRef FileName) : FileName(FileName) {
  for (CodeToken &T : tokensOf(Base))
    if (!T.IsComment)
      Tokens.push_back(std::move(T));
  for (size_t I = 0; I + 1 < Tokens.size(); ++I)
    Positions[pairKey(Tokens[I].Text, Tokens[I + 1].Text)].push_back(I);
}

size_t EditedLines::firstTokenOf(unsigned Line) const {
  return size_t(llvm::partition_point(Tokens, [&](const CodeToken &T) { return T.Line < Line; }) -
                Tokens.begin());
}

/// Returns the position after the statement that begins at the token \p At.
size_t EditedLines::endOfStatement(size_t At) const {
  int Depth = 0;
  for (; At < Tokens.size(); ++At) {
    const StringRef Text = Tokens[At].Text;
    Depth += Text == "(" || Text == "{" || Text == "[";
    Depth -= Text == ")" || Text == "}" || Text == "]";
    if (Depth < 0 || (Depth == 0 && Text == ";"))
      break;
  }
  return At;
}

/// Returns the line in a comment `// parallel_for_each at app.cpp:9` above a function object; 0 for
/// another comment.
unsigned EditedLines::lineOfAnchor(StringRef Comment) const {
  unsigned Line = 0;
  if (!Comment.consume_front("// parallel_for_each at ") &&
      !Comment.consume_front("// amp lambda at ") && !Comment.consume_front("// lambda at "))
    return 0;
  if (!Comment.consume_front(FileName) || !Comment.consume_front(":") ||
      Comment.rtrim().getAsInteger(10, Line))
    return 0;
  return Line;
}

/// Returns the longest run of tokens of the original that equals \p Wanted from \p I. A short run
/// counts only near the last one: tokens such as `};` are everywhere.
EditedLines::Run EditedLines::longestRun(const std::vector<CodeToken> &Wanted, size_t I,
                                         const Neighborhood &Near) const {
  Run Best, BestNear;
  size_t BestGap = 0;
  const auto Consider = [&](size_t At) {
    Run Found{At, 0};
    unsigned Words = 0;
    while (I + Found.Length < Wanted.size() && At + Found.Length < Tokens.size() &&
           !(Near.IsHead && Wanted[I + Found.Length].Text == "operator") &&
           Wanted[I + Found.Length].Text == Tokens[At + Found.Length].Text) {
      Words += Tokens[At + Found.Length].IsWord;
      ++Found.Length;
    }
    const bool InLaunch = Near.Begin <= At && At < Near.End;
    const size_t Gap = At > Near.From ? At - Near.From : Near.From - At;
    // The kernel of a launch is in the launch, unless code from elsewhere was found.
    const bool IsElsewhere = Near.From < Near.Begin || Near.From >= Near.End;
    if (Near.IsHead && Found.Length < MinInHead)
      return;
    if (At == Near.From || (InLaunch && Found.Length >= 2 && Words) ||
        (IsElsewhere && Gap < MaxGap && Found.Length >= 3 && Words)) {
      // Of equal runs, the first after the last run.
      if (Found.Length > BestNear.Length ||
          (Found.Length == BestNear.Length && BestNear.At < Near.From && At >= Near.From))
        BestNear = Found;
    } else if (Found.Length >= 6 && Words >= 2 && Found.Length >= Best.Length) {
      if (Found.Length > Best.Length || Gap < BestGap) {
        Best = Found;
        BestGap = Gap;
      }
    }
  };
  if (Near.From < Tokens.size() && Wanted[I].Text == Tokens[Near.From].Text)
    Consider(Near.From);
  if (I + 1 < Wanted.size()) {
    auto Found = Positions.find(pairKey(Wanted[I].Text, Wanted[I + 1].Text));
    if (Found != Positions.end()) {
      const std::vector<size_t> &All = Found->second;
      const size_t First = Near.From - std::min(Near.From, MaxDistance);
      for (auto At = llvm::lower_bound(All, First);
           At != All.end() && *At < Near.From + MaxDistance; ++At)
        Consider(*At);
    }
  }
  return Best.Length > 2 * BestNear.Length + 4 ? Best : BestNear;
}

std::vector<EditedLines::Line> EditedLines::linesOf(StringRef Edited, unsigned Number) const {
  std::vector<Line> Lines(Edited.count('\n') + 1);
  const std::vector<CodeToken> Wanted = tokensOf(Edited);
  Neighborhood Near;
  Near.From = firstTokenOf(Number);
  std::vector<bool> HasCode(Lines.size()), IsClosing(Lines.size());
  std::vector<size_t> Equal(Lines.size()); // tokens in the run that decides the number
  for (size_t I = 0; I < Wanted.size();) {
    const size_t At = Wanted[I].Line - 1;
    if (Wanted[I].IsComment) {
      if (const unsigned Anchor = lineOfAnchor(Wanted[I].Text)) {
        Lines[At].Number = Anchor;
        Near.From = Near.Begin = firstTokenOf(Anchor);
        Near.End = endOfStatement(Near.Begin);
        Near.IsHead = true;
      }
      ++I;
      continue;
    }
    if (Wanted[I].Text == "operator" && Near.IsHead) {
      // `operator()` is generated, but also in function objects of the program.
      Near.IsHead = false;
      HasCode[At] = true;
      I = std::min(I + 3, Wanted.size());
      continue;
    }
    Run Found = longestRun(Wanted, I, Near);
    const size_t Whole = Found.Length;
    // A run of generated tokens may include the beginning of code whose own run is longer.
    for (size_t K = 1; K < Found.Length && Found.Length <= MaxChance; ++K)
      if (longestRun(Wanted, I + K, Near).Length > Found.Length)
        Found.Length = K;
    if (Found.Length < 4 && Found.Length < Whole)
      Found.Length = 0;
    for (size_t K = 0; K < std::max<size_t>(Found.Length, 1); ++K) {
      const size_t Of = Wanted[I + K].Line - 1;
      if (!HasCode[Of])
        IsClosing[Of] = Wanted[I + K].Text == "}";
      HasCode[Of] = true;
      // The run with the most tokens of the line decides.
      size_t End = K;
      while (End < Found.Length && Wanted[I + End].Line == Wanted[I + K].Line)
        ++End;
      if (End - K > Equal[Of]) {
        Lines[Of] = {Tokens[Found.At + K].Line, true};
        Equal[Of] = End - K;
      }
    }
    if (Found.Length)
      Near.From = Found.At + Found.Length;
    I += std::max<size_t>(Found.Length, 1);
  }
  // A generated line belongs to the construct around it. No function may begin after its end.
  unsigned Next = 0, Last = 0;
  std::vector<unsigned> NextOf(Lines.size());
  for (size_t I = Lines.size(); I-- > 0;) {
    NextOf[I] = Next;
    if (Lines[I].Number)
      Next = Lines[I].Number;
  }
  for (size_t I = 0; I < Lines.size(); ++I) {
    if (Lines[I].Number) {
      Last = Lines[I].Number;
      continue;
    }
    if (!HasCode[I])
      continue;
    if (!Last || !NextOf[I])
      Lines[I].Number = std::max(Last, NextOf[I]);
    else
      Lines[I].Number = IsClosing[I] ? Last : std::min(Last, NextOf[I]);
    if (!Lines[I].Number)
      Lines[I].Number = Number;
  }
  return Lines;
}

} // namespace amp2hip

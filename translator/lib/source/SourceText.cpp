//===--- SourceText.cpp - The base text of user files ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "source/SourceText.h"
#include "parse/MacroUses.h"
#include "parse/Unit.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace amp2hip {

SourceText::SourceText(const Unit &U, bool KeepLines) : U(U), KeepLines(KeepLines) {}

SourceText::FileText &SourceText::file(FileID File) {
  auto [It, New] = Texts.try_emplace(File);
  if (New)
    It->second.Text = U.SM.getBufferData(File).str();
  return It->second;
}

StringRef SourceText::text(FileID File) const {
  return const_cast<SourceText *>(this)->file(File).Text;
}

const SourceText::FileText *SourceText::find(FileID File) const {
  auto It = Texts.find(File);
  return It == Texts.end() ? nullptr : &It->second;
}

/// Converts \p Original, an offset in the original text, to an offset in the base text. \p Original
/// must not be inside a written-out invocation.
unsigned SourceText::toBase(const FileText &F, unsigned Original) const {
  unsigned Base = Original;
  for (const auto &[Begin, W] : F.Expansions) {
    if (Begin >= Original)
      break;
    Base += W.Text.size() - (W.End - W.Begin);
  }
  return Base;
}

void SourceText::rebuild(FileID File, FileText &F) {
  StringRef Original = U.SM.getBufferData(File);
  F.Text.clear();
  unsigned At = 0;
  for (const auto &[Begin, W] : F.Expansions) {
    F.Text += Original.slice(At, Begin);
    F.Text += W.Text;
    At = W.End;
  }
  F.Text += Original.drop_front(At);
}

/// True if \p Text contains only white space and comments.
static bool isBlank(StringRef Text) {
  for (Text = Text.ltrim(); !Text.empty(); Text = Text.ltrim())
    if (Text.consume_front("/*"))
      Text = Text.split("*/").second;
    else if (Text.consume_front("//"))
      Text = Text.split('\n').second;
    else
      return false;
  return true;
}

/// Returns the white space and comments between two tokens that are adjacent in the text of one
/// macro body or argument, without line continuations. Returns nothing if the tokens are not
/// adjacent.
static std::optional<std::string> gapBetween(const SourceManager &SM, SourceLocation PrevEnd,
                                             SourceLocation Next) {
  auto [PrevFile, From] = SM.getDecomposedLoc(PrevEnd);
  auto [NextFile, To] = SM.getDecomposedLoc(Next);
  if (PrevFile != NextFile || To < From)
    return std::nullopt;
  StringRef Gap = SM.getBufferData(PrevFile).slice(From, To);
  std::string Text;
  for (size_t I = 0; I < Gap.size(); ++I) {
    if (Gap[I] == '\\' && I + 1 < Gap.size() && (Gap[I + 1] == '\n' || Gap[I + 1] == '\r'))
      continue;
    Text += Gap[I];
  }
  if (!isBlank(Text)) // the tokens are not adjacent
    return std::nullopt;
  // Remove the blanks that aligned the backslashes of the line continuations.
  std::string Clean;
  for (char C : Text) {
    if (C == '\n')
      while (!Clean.empty() && (Clean.back() == ' ' || Clean.back() == '\t'))
        Clean.pop_back();
    Clean += C;
  }
  return Clean;
}

/// Returns the name of the predefined macro whose text \p T is, if the text depends on the machine
/// or the time of the translation; empty if there is none.
static StringRef variableMacro(const Token &T, const SourceManager &SM) {
  SourceLocation Loc = T.getLocation();
  while (Loc.isMacroID() && SM.isMacroArgExpansion(Loc))
    Loc = SM.getImmediateSpellingLoc(Loc);
  Token Macro;
  if (T.isNot(tok::string_literal) || !Loc.isMacroID() ||
      Lexer::getRawToken(SM.getSpellingLoc(SM.getImmediateExpansionRange(Loc).getBegin()), Macro,
                         SM, LangOptions()) ||
      Macro.isNot(tok::raw_identifier))
    return "";
  return llvm::StringSwitch<StringRef>(Macro.getRawIdentifier())
      .Cases("__FILE__", "__DATE__", "__TIME__", "__TIMESTAMP__", Macro.getRawIdentifier())
      .Default("");
}

/// Returns `_CRT_WIDE(__FILE__)` if \p T is `L"..."`, made of `L` and the name of the file by `##`;
/// otherwise an empty text.
static StringRef wideFileName(const Token &T, const SourceManager &SM) {
  const SourceLocation Loc = T.getLocation();
  if (T.isNot(tok::wide_string_literal) || !SM.isWrittenInScratchSpace(SM.getSpellingLoc(Loc)))
    return "";
  StringRef Text(SM.getCharacterData(SM.getSpellingLoc(Loc)), T.getLength());
  const PresumedLoc Place = SM.getPresumedLoc(SM.getExpansionLoc(Loc));
  if (Place.isInvalid() || !Text.consume_front("L\"") || !Text.consume_back("\""))
    return "";
  SmallString<128> Name(Place.getFilename());
  return Text == Lexer::Stringify(Name.str().str()) ? "_CRT_WIDE(__FILE__)" : "";
}

SourceText::ExpandedInvocation SourceText::expand(FileID File, unsigned Begin, unsigned End) {
  ExpandedInvocation W;
  W.Begin = Begin;
  W.End = End;
  const Preprocessor &PP = U.CI.getPreprocessor();
  SourceLocation PrevEnd;
  for (const Token &T : U.Tokens) {
    if (!T.getLocation().isMacroID())
      continue;
    auto [F, Offset] = U.SM.getDecomposedLoc(U.SM.getExpansionLoc(T.getLocation()));
    if (F != File || Offset < Begin || Offset >= End)
      continue;
    std::string Spelling = variableMacro(T, U.SM).str();
    if (Spelling.empty())
      Spelling = wideFileName(T, U.SM).str();
    if (Spelling.empty())
      Spelling = PP.getSpelling(T);
    SourceLocation Spelled = U.SM.getSpellingLoc(T.getLocation());
    if (PrevEnd.isValid()) {
      if (std::optional<std::string> Gap = gapBetween(U.SM, PrevEnd, Spelled))
        W.Text += KeepLines && Gap->find_first_of("\r\n") != std::string::npos ? " " : *Gap;
      else if (T.hasLeadingSpace() || T.isAtStartOfLine() ||
               (!W.Text.empty() && isAsciiIdentifierContinue(W.Text.back()) &&
                isAsciiIdentifierContinue(Spelling.front())))
        W.Text += ' ';
    }
    W.Tokens[T.getLocation().getRawEncoding()] = {unsigned(W.Text.size()),
                                                  unsigned(Spelling.size())};
    W.Text += Spelling;
    PrevEnd = Spelled.getLocWithOffset(T.getLength());
  }
  if (KeepLines) // a raw string may already contain line breaks
    for (size_t Breaks = StringRef(W.Text).count('\n'),
                Wanted = U.SM.getBufferData(File).slice(Begin, End).count('\n');
         Breaks < Wanted; ++Breaks)
      W.Text += '\n';
  return W;
}

SourceLocation SourceText::original(TextPosition At, bool AtEnd) const {
  unsigned Offset = At.Offset;
  if (const FileText *F = find(At.File))
    for (const auto &[Begin, W] : F->Expansions) {
      if (Offset < Begin)
        break;
      if (Offset < Begin + W.Text.size()) {
        Offset = AtEnd && Offset != Begin ? W.End : Begin;
        break;
      }
      Offset = Offset - W.Text.size() + (W.End - W.Begin);
    }
  return U.SM.getComposedLoc(At.File, Offset);
}

/// Calls \p Expand for the next invocation with `__COUNTER__` that has tokens, if \p Expanded
/// contains `__COUNTER__`. The compilers of the output count only the invocations that remain, so
/// all later ones must be written out to keep their values.
static void expandLaterCounters(const Unit &U, CharSourceRange Expanded,
                                llvm::function_ref<void(CharSourceRange)> Expand) {
  const SourceManager &SM = U.SM;
  bool Found = false;
  for (const MacroUse &Use : macroUses(U)) {
    if (Use.Name->getName() != "__COUNTER__")
      continue;
    const CharSourceRange Outermost = SM.getExpansionRange(Use.Range.getBegin());
    if (Outermost.getBegin() == Expanded.getBegin()) {
      Found = true;
    } else if (Found && llvm::any_of(U.Tokens, [&](const Token &T) { // none in a directive
                 return T.getLocation().isMacroID() &&
                        SM.getExpansionLoc(T.getLocation()) == Outermost.getBegin();
               })) {
      return Expand(Outermost);
    }
  }
}

void SourceText::expandInPlace(SourceLocation Loc) { expandInPlace(U.SM.getExpansionRange(Loc)); }

void SourceText::expandInPlace(CharSourceRange R) {
  auto [File, Begin] = U.SM.getDecomposedLoc(R.getBegin());
  unsigned End = U.SM.getFileOffset(R.getEnd());
  if (R.isTokenRange())
    End += Lexer::MeasureTokenLength(R.getEnd(), U.SM, U.CI.getLangOpts());
  FileText &F = file(File);
  if (F.Expansions.count(Begin))
    return;
  F.Expansions.emplace(Begin, expand(File, Begin, End));
  rebuild(File, F);
  Changed = true;
  expandLaterCounters(U, R, [this](CharSourceRange Later) { expandInPlace(Later); });
}

std::vector<CharSourceRange> SourceText::writtenOut() const {
  std::vector<CharSourceRange> All;
  for (const auto &[File, F] : Texts)
    for (const auto &[Begin, W] : F.Expansions)
      All.push_back(CharSourceRange::getCharRange(U.SM.getComposedLoc(File, W.Begin),
                                                  U.SM.getComposedLoc(File, W.End)));
  return All;
}

bool SourceText::takeTextChanged() { return std::exchange(Changed, false); }

/// Returns the beginning of the identifier that contains \p Loc, or \p Loc if it is not inside of
/// an identifier, such as in a string literal.
static SourceLocation beginOfName(SourceLocation Loc, const Unit &U) {
  auto [File, Offset] = U.SM.getDecomposedLoc(Loc);
  const StringRef Text = U.SM.getBufferData(File);
  if (Offset == 0 || Offset >= Text.size() || !isAsciiIdentifierContinue(Text[Offset]) ||
      !isAsciiIdentifierContinue(Text[Offset - 1]))
    return Loc;
  const SourceLocation Begin = Lexer::GetBeginningOfToken(Loc, U.SM, U.CI.getLangOpts());
  const unsigned First = U.SM.getFileOffset(Begin);
  const StringRef Part = Text.slice(First, Offset);
  const bool IsName = !Part.empty() && isAsciiIdentifierStart(Part[0]) &&
                      llvm::all_of(Part, [](char C) { return isAsciiIdentifierContinue(C); });
  return IsName ? Begin : Loc;
}

/// True if \p T can be a part of an expression or of the name of a type, where no rewrite looks for
/// the token in the text: `16`, `size`, `float`, `+`, but not `{` or `struct`.
static bool isValueOrName(const Token &T) {
  if (T.isLiteral() || T.is(tok::identifier))
    return true;
  switch (T.getKind()) {
  case tok::l_paren:
  case tok::r_paren:
  case tok::coloncolon:
  case tok::comma:
  case tok::period:
  case tok::plus:
  case tok::minus:
  case tok::star:
  case tok::slash:
  case tok::percent:
  case tok::less:
  case tok::greater:
  case tok::lessless:
  case tok::greatergreater:
  case tok::equalequal:
  case tok::exclaim:
  case tok::exclaimequal:
  case tok::question:
  case tok::colon:
  case tok::tilde:
  case tok::amp:
  case tok::ampamp:
  case tok::pipe:
  case tok::pipepipe:
  case tok::caret:
  case tok::kw_bool:
  case tok::kw_char:
  case tok::kw_double:
  case tok::kw_float:
  case tok::kw_int:
  case tok::kw_long:
  case tok::kw_short:
  case tok::kw_signed:
  case tok::kw_unsigned:
  case tok::kw_wchar_t:
  case tok::kw___int64:
  case tok::kw_true:
  case tok::kw_false:
  case tok::kw_sizeof:
  case tok::kw_static_cast:
    return true;
  default:
    return false;
  }
}

bool SourceText::isKept(SourceLocation Invocation) {
  if (Kept.empty())
    for (const Token &T : U.Tokens)
      if (T.getLocation().isMacroID()) {
        bool &All = Kept.try_emplace(U.SM.getExpansionLoc(T.getLocation()), true).first->second;
        All = All && isValueOrName(T);
      }
  auto It = Kept.find(Invocation);
  return It != Kept.end() && It->second;
}

SourceLocation SourceText::placeInFile(SourceLocation Loc, bool AtEnd) {
  const SourceLocation Invocation = U.SM.getExpansionLoc(Loc);
  for (bool InBody = false; Loc.isMacroID();) {
    if (U.SM.isMacroArgExpansion(Loc)) {
      Loc = U.SM.getImmediateSpellingLoc(Loc);
      continue;
    }
    if (!std::exchange(InBody, true) && !isKept(Invocation))
      return {};
    const unsigned Length =
        AtEnd ? Lexer::MeasureTokenLength(U.SM.getSpellingLoc(Loc), U.SM, U.CI.getLangOpts()) : 0;
    SourceLocation Outer;
    if (!(AtEnd ? U.SM.isAtEndOfImmediateMacroExpansion(Loc.getLocWithOffset(Length), &Outer)
                : U.SM.isAtStartOfImmediateMacroExpansion(Loc, &Outer)))
      return {};
    Loc = Outer;
  }
  return Loc;
}

std::optional<TextPosition> SourceText::position(SourceLocation Loc, bool AtEnd) {
  if (Loc.isInvalid())
    return std::nullopt;
  if (Loc.isMacroID()) {
    auto [File, Outer] = U.SM.getDecomposedLoc(U.SM.getExpansionLoc(Loc));
    if (const FileText *F = find(File))
      if (auto It = F->Expansions.find(Outer); It != F->Expansions.end()) {
        auto Written = It->second.Tokens.find(Loc.getRawEncoding());
        if (Written == It->second.Tokens.end())
          return std::nullopt;
        unsigned Offset = toBase(*F, Outer) + Written->second.Offset;
        return TextPosition{File, AtEnd ? Offset + Written->second.Length : Offset};
      }
    if (SourceLocation InFile = placeInFile(Loc, AtEnd); InFile.isValid())
      return position(InFile, AtEnd);
    expandInPlace(Loc);
    return std::nullopt;
  }
  auto [File, Offset] = U.SM.getDecomposedLoc(Loc);
  FileText &F = file(File);
  if (AtEnd)
    Offset += Lexer::MeasureTokenLength(Loc, U.SM, U.CI.getLangOpts());
  else // a token that TokenCorrections inserts may be located inside of the name that follows it
    Offset = U.SM.getFileOffset(beginOfName(Loc, U));
  // If the invocation around a macro argument is written out, the base text no longer contains the
  // argument, so return nothing.
  for (const auto &[Begin, W] : F.Expansions)
    if (Offset > Begin && Offset < W.End)
      return std::nullopt;
  return TextPosition{File, toBase(F, Offset)};
}

bool SourceText::isExpandedInPlace(SourceLocation Loc) const {
  auto [File, Outer] = U.SM.getDecomposedLoc(U.SM.getExpansionLoc(Loc));
  const FileText *F = find(File);
  return Loc.isMacroID() && F && F->Expansions.count(Outer);
}

std::optional<TextPosition> SourceText::begin(SourceLocation Loc) {
  return position(Loc, /*AtEnd=*/false);
}

std::optional<TextPosition> SourceText::end(SourceLocation Loc) {
  return position(Loc, /*AtEnd=*/true);
}

/// True if the text from \p B to \p E contains no parenthesis or comma of a macro invocation: both
/// tokens are spelled in the file or in one argument of the same invocation.
static bool areInOneArgument(const SourceManager &SM, SourceLocation B, SourceLocation E) {
  while (B.isMacroID() && E.isMacroID()) {
    const SrcMgr::ExpansionInfo &Begin = SM.getSLocEntry(SM.getFileID(B)).getExpansion();
    const SrcMgr::ExpansionInfo &End = SM.getSLocEntry(SM.getFileID(E)).getExpansion();
    if (!Begin.isMacroArgExpansion() || !End.isMacroArgExpansion() ||
        Begin.getExpansionLocStart() != End.getExpansionLocStart())
      return false;
    B = SM.getImmediateSpellingLoc(B);
    E = SM.getImmediateSpellingLoc(E);
  }
  return B.isFileID() && E.isFileID();
}

std::optional<TextRange> SourceText::range(SourceRange Range) {
  std::optional<TextPosition> B = begin(Range.getBegin()), E = end(Range.getEnd());
  if (B && E && !isExpandedInPlace(Range.getBegin()) && !isExpandedInPlace(Range.getEnd()) &&
      !areInOneArgument(U.SM, Range.getBegin(), Range.getEnd())) {
    // For `WRAP(concurrency)::extent<2>`, return a range that includes the whole invocation.
    CharSourceRange Whole =
        Lexer::makeFileCharRange(CharSourceRange::getTokenRange(Range), U.SM, U.CI.getLangOpts());
    if (Whole.isInvalid()) {
      expandInPlace(Range.getBegin().isMacroID() ? Range.getBegin() : Range.getEnd());
      return std::nullopt;
    }
    B = begin(Whole.getBegin());
    E = begin(Whole.getEnd()); // the end is exclusive
  }
  if (!B || !E || B->File != E->File || B->Offset > E->Offset)
    return std::nullopt;
  return TextRange{B->File, B->Offset, E->Offset};
}

std::optional<TextRange> SourceText::spelled(SourceRange Range) const {
  SourceText &Self = const_cast<SourceText &>(*this);
  SourceLocation B = Range.getBegin(), E = Range.getEnd();
  // If the macro invocation is written out, its expansion has replaced it in the base text, so
  // range() finds the tokens there.
  if (isExpandedInPlace(B))
    return Self.range(Range);
  return Self.range({U.SM.getSpellingLoc(B), U.SM.getSpellingLoc(E)});
}

} // namespace amp2hip

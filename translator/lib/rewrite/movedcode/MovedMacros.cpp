//===--- MovedMacros.cpp - Macros in text that moves ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes out macros in moved code if they are defined differently at the destination. For example,
//
//   #define N 1
//   void f(array_view<int> v) {
//   #undef N
//   #define N 2
//     parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = N; });
//   }
//
// The class of the kernel moves before `f`, where N is 1. So its body contains `v[i] = 2;`.
//
//===----------------------------------------------------------------------===//
#include "rewrite/movedcode/MovedMacros.h"
#include "parse/MacroUses.h"
#include "parse/Unit.h"
#include "source/Edits.h"
#include "text/Format.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

struct MovedMacros::Move {
  FileID File;
  unsigned Begin, End; ///< begin and end of the moved text
  unsigned To;
  SourceLocation BeginLoc, EndLoc, ToLoc;
  /// \c Outside: the macros whose definitions change between the text and its destination.
  /// \c Inside: the macros whose definitions change inside the text.
  llvm::DenseSet<const IdentifierInfo *> Outside, Inside;

  /// True if \p Offset is in the moved text.
  bool holds(unsigned Offset) const { return Begin <= Offset && Offset < End; }
  /// True if \p Offset is between the text and its destination.
  bool passes(unsigned Offset) const {
    return To <= Begin ? To <= Offset && Offset < Begin : End <= Offset && Offset < To;
  }
};

MovingTo::MovingTo(Edits &E, TextPosition To) : E(E), Outer(E.Destination) { E.Destination = To; }
MovingTo::~MovingTo() { E.Destination = Outer; }

void MovedMacros::index() {
  if (std::exchange(Indexed, true))
    return;
  const Preprocessor &PP = U.CI.getPreprocessor();
  // For each file, collect the places in the user's files that include the file, directly or
  // indirectly.
  std::map<FileID, std::vector<std::pair<FileID, unsigned>>> Includers;
  auto IncludersOf = [&](FileID File) -> const auto & {
    auto [It, New] = Includers.try_emplace(File);
    if (New)
      for (SourceLocation At = U.SM.getIncludeLoc(File); At.isValid();
           At = U.SM.getIncludeLoc(U.SM.getFileID(At)))
        if (auto Place = U.SM.getDecomposedExpansionLoc(At); U.isUserFile(Place.first))
          It->second.push_back(Place);
    return It->second;
  };
  auto Note = [&](const IdentifierInfo *Name, SourceLocation At) {
    if (At.isInvalid())
      return;
    auto [File, Offset] = U.SM.getDecomposedExpansionLoc(At);
    if (U.isUserFile(File))
      Changes[File].push_back({Offset, Name, At});
    for (auto [Includer, Where] : IncludersOf(File))
      Changes[Includer].push_back({Where, Name, At});
  };
  for (const auto &Entry : PP.getIdentifierTable()) {
    const IdentifierInfo *Name = Entry.second;
    if (Name->hadMacroDefinition())
      for (const MacroDirective *D = PP.getLocalMacroDirectiveHistory(Name); D;
           D = D->getPrevious())
        Note(Name, D->getLocation());
  }
  for (auto &[File, All] : Changes)
    llvm::stable_sort(All, [](const Change &A, const Change &B) { return A.Offset < B.Offset; });
  indexExpansions();
}

void MovedMacros::indexExpansions() {
  FileID OuterFile;
  SourceRange Outer; // the outermost invocation that was found last
  unsigned OuterEnd = 0;
  std::vector<std::pair<SourceRange, const MacroUse *>> InFiles;
  for (const MacroUse &Use : macroUses(U))
    InFiles.push_back({{U.SM.getExpansionLoc(Use.Range.getBegin()),
                        U.SM.getExpansionRange(Use.Range.getEnd()).getEnd()},
                       &Use});
  llvm::stable_sort(InFiles, [&](const auto &A, const auto &B) {
    auto Key = [&](const auto &Entry) {
      auto [File, Offset] = U.SM.getDecomposedLoc(Entry.first.getBegin());
      return std::make_tuple(File.getHashValue(), Offset,
                             ~U.SM.getFileOffset(Entry.first.getEnd()));
    };
    return Key(A) < Key(B);
  });
  for (const auto &[Range, Use] : InFiles) {
    auto [File, Offset] = U.SM.getDecomposedLoc(Range.getBegin());
    unsigned End = U.SM.getFileOffset(Range.getEnd());
    if (File != OuterFile || Outer.isInvalid() || Offset > OuterEnd) {
      OuterFile = File;
      OuterEnd = End;
      Outer = Range;
    }
    Expansions[File].push_back({Offset, Use->Name, Use->Macro, Outer});
  }
}

std::optional<MovedMacros::Move> MovedMacros::describe(TextRange From, TextPosition To) {
  index();
  Move M;
  M.File = From.File;
  M.BeginLoc = Source.original({From.File, From.Begin});
  M.EndLoc = Source.original({From.File, From.End}, /*AtEnd=*/true);
  M.ToLoc = Source.original(To);
  M.Begin = U.SM.getFileOffset(M.BeginLoc);
  M.End = U.SM.getFileOffset(M.EndLoc);
  // A destination in an included file is at the place of the #include directive in this file.
  SourceLocation In = M.ToLoc;
  while (In.isValid() && U.SM.getFileID(In) != M.File)
    In = U.SM.getIncludeLoc(U.SM.getFileID(In));
  if (In.isInvalid())
    return describeEarlierFile(std::move(M));
  M.To = U.SM.getFileOffset(In);
  const std::vector<Change> &All = Changes[M.File];
  unsigned First = std::min(M.Begin, M.To), Last = std::max(M.End, M.To);
  for (auto C = llvm::partition_point(All, [&](const Change &C) { return C.Offset < First; });
       C != All.end() && C->Offset < Last; ++C) {
    if (M.holds(C->Offset))
      M.Inside.insert(C->Name);
    else if (M.passes(C->Offset))
      M.Outside.insert(C->Name);
  }
  if (M.Inside.empty() && M.Outside.empty())
    return std::nullopt;
  return M;
}

/// Completes the description of a move to a place before the file of the text.
std::optional<MovedMacros::Move> MovedMacros::describeEarlierFile(Move M) const {
  if (!U.SM.isBeforeInTranslationUnit(M.ToLoc, M.BeginLoc))
    return std::nullopt;
  M.To = 0;
  for (const auto &[File, All] : Changes)
    for (const Change &C : All)
      if (U.SM.isBeforeInTranslationUnit(M.ToLoc, C.At) &&
          U.SM.isBeforeInTranslationUnit(C.At, M.EndLoc))
        (File == M.File && M.holds(C.Offset) ? M.Inside : M.Outside).insert(C.Name);
  if (M.Inside.empty() && M.Outside.empty())
    return std::nullopt;
  return M;
}

const MacroInfo *MovedMacros::definitionAt(const IdentifierInfo *Name, SourceLocation At) const {
  const MacroDirective *D = U.CI.getPreprocessor().getLocalMacroDirectiveHistory(Name);
  return D ? D->findDirectiveAtLoc(At, U.SM).getMacroInfo() : nullptr;
}

bool MovedMacros::areSame(const MacroInfo *A, const MacroInfo *B) const {
  return A == B || (A && B && A->isIdenticalTo(*B, U.CI.getPreprocessor(), /*Syntactically=*/true));
}

/// True if \p Name, which refers to the definition \p Used in the text, has another definition at
/// the destination.
bool MovedMacros::changes(const Move &M, const IdentifierInfo *Name, const MacroInfo *Used) const {
  if (!M.Outside.contains(Name))
    return false;
  if (Used) { // a definition in the text moves along
    SourceLocation At = Used->getDefinitionLoc();
    if (!U.SM.isBeforeInTranslationUnit(At, M.BeginLoc) &&
        U.SM.isBeforeInTranslationUnit(At, M.EndLoc))
      return false;
  }
  return !areSame(Used, definitionAt(Name, M.ToLoc));
}

void MovedMacros::refuse(const Move &M, const IdentifierInfo *Name, SourceLocation At) {
  if (!Refused.insert(At).second)
    return;
  U.error(At, fmt::format("macro '{}' has a different definition at the place to which the "
                          "translation moves this code; use a macro with a unique name",
                          Name->getName()));
  for (const Change &C : Changes[M.File])
    if (C.Name == Name && M.passes(C.Offset)) {
      U.note(C.At, fmt::format("the definition of '{}' changes here", Name->getName()));
      return;
    }
}

void MovedMacros::writeOut(const Move &M, const Expansion &Use) {
  // Report an error if the written-out text contains a macro name: at the destination, the compiler
  // would expand the name again.
  for (const Token &T : U.Tokens)
    if (T.getLocation().isMacroID() && T.getIdentifierInfo() &&
        U.SM.getExpansionLoc(T.getLocation()) == Use.Invocation.getBegin() &&
        definitionAt(T.getIdentifierInfo(), M.ToLoc))
      return refuse(M, Use.Name, Use.Invocation.getBegin());
  Source.expandInPlace(CharSourceRange::getTokenRange(Use.Invocation));
}

/// Reports identifiers that are not macros in the text but are macros at its destination.
void MovedMacros::checkTokens(const Move &M) {
  for (const Token &T : U.Tokens) {
    const IdentifierInfo *Name = T.getIdentifierInfo();
    if (!Name || !M.Outside.contains(Name))
      continue;
    auto [File, Offset] = U.SM.getDecomposedExpansionLoc(T.getLocation());
    if (File != M.File || !M.holds(Offset))
      continue;
    const MacroInfo *There = definitionAt(Name, M.ToLoc);
    if (There && changes(M, Name, definitionAt(Name, T.getLocation())))
      refuse(M, Name, U.SM.getExpansionLoc(T.getLocation()));
  }
}

/// Reports identifiers in preprocessor conditions, and in the text that conditions skip, if they
/// are macros with other definitions at the destination.
void MovedMacros::checkDirectives(const Move &M) {
  StringRef Text = U.SM.getBufferData(M.File);
  Lexer Raw(U.SM.getLocForStartOfFile(M.File), U.CI.getLangOpts(), Text.begin(),
            Text.begin() + M.Begin, Text.end());
  llvm::DenseSet<SourceLocation> Read;
  for (const Token &T : U.Tokens)
    if (T.getIdentifierInfo() && M.Outside.contains(T.getIdentifierInfo()))
      Read.insert(U.SM.getSpellingLoc(T.getLocation()));
  for (const MacroUse &Use : macroUses(U))
    if (M.Outside.contains(Use.Name))
      Read.insert(U.SM.getSpellingLoc(Use.Range.getBegin()));
  StringRef Directive; // the name of the directive on this line
  bool AfterHash = false, InDirective = false;
  for (Token T;;) {
    bool AtEnd = Raw.LexFromRawLexer(T);
    if (AtEnd || T.is(tok::eof) || !M.holds(U.SM.getFileOffset(T.getLocation())))
      return;
    if (T.isAtStartOfLine()) {
      InDirective = AfterHash = T.is(tok::hash);
      Directive = "";
      if (AfterHash)
        continue;
    }
    if (T.isNot(tok::raw_identifier))
      continue;
    if (std::exchange(AfterHash, false)) {
      Directive = T.getRawIdentifier();
      continue;
    }
    if (Directive == "define" || Directive == "undef")
      continue; // checked where the macro is expanded
    const auto &Known = U.CI.getPreprocessor().getIdentifierTable();
    auto It = Known.find(T.getRawIdentifier());
    if (It == Known.end() || (!InDirective && Read.contains(T.getLocation())))
      continue;
    if (changes(M, It->second, definitionAt(It->second, T.getLocation())))
      refuse(M, It->second, T.getLocation());
  }
}

/// Reports macro definitions that move with the text, if code between the text and its destination
/// uses these macros.
void MovedMacros::checkDefinitions(const Move &M) {
  llvm::DenseSet<const IdentifierInfo *> Done;
  for (const Change &C : Changes[M.File]) {
    if (!M.holds(C.Offset) || !Done.insert(C.Name).second ||
        areSame(definitionAt(C.Name, M.ToLoc), definitionAt(C.Name, M.EndLoc)))
      continue;
    bool Used = M.Outside.contains(C.Name);
    for (const Expansion &E : Expansions[M.File])
      Used |= E.Name == C.Name && M.passes(E.Offset);
    for (const Token &T : U.Tokens)
      if (T.getIdentifierInfo() == C.Name) {
        auto [File, Offset] = U.SM.getDecomposedExpansionLoc(T.getLocation());
        Used |= File == M.File && M.passes(Offset);
      }
    if (!Used || !Refused.insert(C.At).second)
      continue;
    U.error(C.At,
            fmt::format(
                "the translation moves the definition of macro '{}' past code that uses this name; "
                "use a macro with a unique name, and undefine it at the end of the moved code",
                C.Name->getName()));
  }
}

/// Returns the `#pragma pack` value that applies after \p Text, the beginning of a file.
static std::string packing(StringRef Text) {
  std::string State;
  std::vector<std::string> Pushed;
  for (size_t At = Text.find("pack"); At != StringRef::npos; At = Text.find("pack", At + 1)) {
    StringRef Before = Text.take_front(At).rtrim(" \t"),
              Arguments = Text.drop_front(At + 4).ltrim(" \t");
    if (!Before.consume_back("pragma") || !Before.rtrim(" \t").ends_with("#") ||
        !Arguments.consume_front("("))
      continue;
    SmallVector<StringRef, 4> Words;
    Arguments.take_until([](char Ch) { return Ch == ')'; }).split(Words, ',');
    if (Words.front().trim() == "push")
      Pushed.push_back(State);
    if (Words.front().trim() == "pop") {
      State = Pushed.empty() ? "" : Pushed.back();
      if (!Pushed.empty())
        Pushed.pop_back();
    } else if (StringRef Last = Words.back().trim(); Last != "push" && Last != "show") {
      State = Last.str();
    }
  }
  return State;
}

/// Reports an error if another `#pragma pack` applies at the destination of a class definition, or
/// if the moved text changes the packing of the code after it.
void MovedMacros::checkPacking(TextRange From, TextPosition To) {
  StringRef Text = Source.text(From.File), Moved = Text.slice(From.Begin, From.End);
  if (From.File != To.File || !Text.contains("pack"))
    return;
  bool Defines = Moved.contains("struct") || Moved.contains("class") || Moved.contains("union");
  std::string Here = packing(Text.take_front(From.Begin));
  if ((!Defines || Here == packing(Text.take_front(To.Offset))) &&
      (!Moved.contains("pack") || Here == packing(Text.take_front(From.End))))
    return;
  SourceLocation At = Source.original({From.File, From.Begin});
  if (Refused.insert(At).second)
    U.error(At, "'#pragma pack' differs at the place to which the translation moves this code; "
                "move the pragma, or the class with its pragmas, before the function");
}

void MovedMacros::check(TextRange From, TextPosition To) {
  if (Source.hasTextChanged())
    return;
  checkPacking(From, To);
  std::optional<Move> M = describe(From, To);
  if (!M)
    return;
  if (!M->Outside.empty()) {
    const unsigned Before = Refused.size();
    checkDirectives(*M);
    checkTokens(*M);
    for (const Expansion &Use : Expansions[M->File])
      if (Refused.size() == Before && M->holds(Use.Offset) && changes(*M, Use.Name, Use.Macro))
        writeOut(*M, Use);
  }
  if (!M->Inside.empty())
    checkDefinitions(*M);
}

bool MovedMacros::usesChanged(TextRange From, TextPosition To) {
  if (Source.hasTextChanged())
    return false;
  std::optional<Move> M = describe(From, To);
  return M && llvm::any_of(Expansions[M->File], [&](const Expansion &Use) {
           return M->holds(Use.Offset) && changes(*M, Use.Name, Use.Macro);
         });
}

} // namespace amp2hip

//===--- DiagnosticPrinter.cpp - Printing of all diagnostics --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects the messages of Clang and of the checks during a parse, and prints
// them at its end. Messages of Clang are rewritten (AmpTerms.h) and duplicates
// removed.
//
//===----------------------------------------------------------------------===//
#include "parse/DiagnosticPrinter.h"
#include "amp2hip/TranslatedMark.h"
#include "diagnose/AmpTerms.h"
#include "parse/IncludeAdvice.h"
#include "parse/OriginalLines.h"
#include "parse/corrections/names/VisibleFriends.h"
#include "source/SourcePlaces.h"
#include "text/Format.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/LexDiagnostic.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include <map>
#include <set>
#include <tuple>

using namespace clang;

namespace amp2hip {

/// True if Clang may report \p Info because the keyword `template` is missing after a
/// qualifier, so that it takes `<` for a comparison.
static bool mayMissTemplate(const Diagnostic &Info) {
  switch (Info.getID()) {
  case diag::err_template_kw_missing:
  case diag::err_template_missing_args:
  case diag::err_ovl_unresolvable:
  case diag::err_expected_expression:
    return true;
  case diag::err_no_member: // `T::C<2>::f()` is parsed as `T::C < 2 > ::f()`
    return Info.getNumArgs() > 1 && Info.getArgKind(1) == DiagnosticsEngine::ak_declcontext &&
           reinterpret_cast<DeclContext *>(Info.getRawArg(1))->isTranslationUnit();
  default:
    return false;
  }
}

/// Adds advice to an error about declarations of one name, of which one is in the program and one
/// in a system header.
void DiagnosticPrinter::adviseOnClash(Report &R) const {
  Message &Error = R.Messages.front();
  const bool IsUse = Error.Id == diag::err_ambiguous_reference; // of two declarations
  const StringRef Advice = "; a system header declares this name, too, so rename it in the program";
  if (!IsUse && Error.Id != diag::err_redefinition_different_kind &&
      Error.Id != diag::err_ovl_diff_return_type &&
      Error.Id != diag::err_using_decl_conflict_reverse)
    return;
  const llvm::ArrayRef<Message> Notes = llvm::ArrayRef(R.Messages).drop_front();
  if ((!IsUse || llvm::any_of(Notes, [](const Message &M) { return M.IsInUserFile; })) &&
      llvm::any_of(Notes, [&](const Message &M) { return Sources->isInSystemHeader(M.Loc); }) &&
      !StringRef(Error.Text).ends_with(Advice))
    Error.Text += Advice;
}

void DiagnosticPrinter::HandleDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  DiagnosticConsumer::HandleDiagnostic(Level, Info);

  bool Ours = Info.getID() >= diag::DIAG_UPPER_LIMIT;
  if (Level != DiagnosticsEngine::Note)
    LastShown = Level >= DiagnosticsEngine::Error || Ours;
  bool Accepted = Level < DiagnosticsEngine::Error && Level != DiagnosticsEngine::Note;
  llvm::append_range(Accepted ? PortabilityFixes : RequiredFixes, fixesForMicrosoftCode(Info));
  if (std::optional<FixItHint> Fix = missingTagName(Info))
    MissingTagNames.push_back(*Fix);
  PreviewUses.onDiagnostic(Level, Info);
  if (Level >= DiagnosticsEngine::Error) {
    Errors.push_back(Info.getLocation());
    if ((Info.getID() >= diag::DIAG_START_PARSE && Info.getID() < diag::DIAG_START_AST) ||
        Info.getID() == diag::err_undeclared_var_use ||
        Info.getID() == diag::err_undeclared_var_use_suggest)
      SyntaxErrors.push_back(Info.getLocation());
    if (mayMissTemplate(Info))
      TemplateErrors.push_back(Info.getLocation());
    if (!Ours)
      NameErrors.push_back(nameError(Info));
  }
  if (mayNameFriend(Info))
    FriendNames.push_back(Info.getLocation());
  Temporaries.onDiagnostic(Level, Info);
  StdNames.onDiagnostic(Level, Info);
  Extensions.onDiagnostic(Level, Info);
  ExceptionTexts.onDiagnostic(Info);
  LongArguments.onDiagnostic(Level, Info);
  DuplicateLongs.onDiagnostic(Level, Info);
  WideFileNames.onDiagnostic(Level, Info);
  ThreadCalls.onDiagnostic(Level, Info);
  PathStringUses.onDiagnostic(Level, Info);
  RangesOfStrings.onDiagnostic(Level, Info);
  AtlUses.onDiagnostic(Info);
  Distributions.onDiagnostic(Info);
  MacroUses.onDiagnostic(Level, Info);
  if (!LastShown)
    return;

  SmallString<160> Raw;
  std::optional<AmpMessage> Whole = messageForInvalidTarget(Info);
  if (!Whole)
    Info.FormatDiagnostic(Raw);
  if (Info.getID() == diag::err_pp_file_not_found && Advice.empty() && Info.hasSourceManager() &&
      !(LangOpts && LangOpts->MicrosoftExt))
    Advice = adviceForMissingInclude(Info.getArgStdStr(0),
                                     includeFolders(Info.getLocation(), Info.getSourceManager()));
  AmpMessage InWords = Whole  ? std::move(*Whole)
                       : Ours ? AmpMessage{Raw.str().str(), std::nullopt}
                              : rewriteForAmp(Info.getID(), Raw);
  if (!Info.getLocation().isValid() || !LangOpts || !Info.hasSourceManager()) {
    OS << "amp2hip: " << (Level >= DiagnosticsEngine::Error ? "error" : "note") << ": "
       << InWords.Text << '\n';
    HasErrorWithoutLocation |= Level >= DiagnosticsEngine::Error;
    Summary.Errors += Level >= DiagnosticsEngine::Error;
    return;
  }
  Sources = &Info.getSourceManager();
  Message M{Level, Info.getLocation(), std::move(InWords.Text), Info.getRanges().vec()};
  M.Id = Info.getID();
  for (const FixItHint &Fix : Info.getFixItHints())
    if (rewriteForAmp(Fix.CodeToInsert) == Fix.CodeToInsert)
      M.Fixes.push_back(Fix);
  if (SourceLocation User = MapToUserLocation ? MapToUserLocation(M.Loc) : SourceLocation();
      User.isValid()) {
    if (Level == DiagnosticsEngine::Note)
      return;
    M.Loc = User;
    M.Ranges.clear();
    M.Fixes.clear();
  }
  M.IsInUserFile = IsUserLocation && IsUserLocation(M.Loc);
  // The declarations of unavailable functions in the compat headers have no more than the message.
  if (M.Id == diag::note_availability_specified_here && !M.IsInUserFile &&
      llvm::StringRef(M.Text).contains("marked unavailable"))
    return;
  if (Level == DiagnosticsEngine::Note && !Reports.empty()) {
    // The note decides the rule of an error "no matching function": only a note
    // tells whether a restriction is the reason.
    if (!Reports.back().Violated)
      Reports.back().Violated = InWords.Violated;
    Reports.back().Messages.push_back(std::move(M));
    adviseOnClash(Reports.back());
  } else {
    Reports.push_back({{std::move(M)}, InWords.Violated, !Ours});
  }
}

std::vector<std::string> DiagnosticPrinter::includeFolders(SourceLocation Loc,
                                                           const SourceManager &SM) const {
  std::vector<std::string> Folders;
  Folders.push_back(llvm::sys::path::parent_path(SM.getFilename(SM.getExpansionLoc(Loc))).str());
  if (PP)
    for (const DirectoryLookup &Searched : PP->getHeaderSearchInfo().search_dir_range())
      if (Searched.isNormalDir())
        Folders.push_back(Searched.getName().str());
  return Folders;
}

DiagnosticsEngine::Level DiagnosticPrinter::shownLevel(const Message &M) const {
  if (M.Level == DiagnosticsEngine::Remark)
    return StringRef(M.Text).contains(" [-R") ? DiagnosticsEngine::Remark : DiagnosticsEngine::Note;
  return ErrorsAreWarnings ? std::min(M.Level, DiagnosticsEngine::Warning) : M.Level;
}

/// Returns \p Loc, or its place in the file if it results only from macros of system headers, such
/// as `_T`: notes about their expansions would say nothing about the source.
static SourceLocation withoutSystemMacros(SourceLocation Loc, const SourceManager &SM) {
  for (SourceLocation L = Loc; L.isMacroID(); L = SM.getImmediateMacroCallerLoc(L)) {
    const SourceLocation Body = SM.getSpellingLoc(L);
    if (!SM.isMacroArgExpansion(L) && !SM.isInSystemHeader(Body) &&
        !SM.isWrittenInScratchSpace(Body))
      return Loc;
  }
  return SM.getFileLoc(Loc);
}

void DiagnosticPrinter::print(const Report &R) const {
  OriginalLines Lines(*Sources, ChangedTexts);
  for (const Message &M : R.Messages) {
    std::string Text = M.Text;
    if (R.Violated && &M == &R.Messages.front())
      Text = fmt::format("{} {}", Text, info(*R.Violated).tag());
    OriginalTextDiagnostic(OS, *LangOpts, &Options, Lines)
        .emitDiagnostic(FullSourceLoc(withoutSystemMacros(M.Loc, *Sources), *Sources),
                        shownLevel(M), Text, M.Ranges, M.Fixes);
  }
}

/// The rule in the tag at the end of \p Text: "[AMP1101]", "[AMP1901,-W...]".
static std::optional<Rule> ruleInTag(StringRef Text) {
  StringRef Tag = Text.substr(Text.rfind('[') + 1);
  unsigned Number = 0;
  if (!Text.ends_with("]") || !Tag.consume_front("AMP") || Tag.consumeInteger(10, Number))
    return std::nullopt;
  for (const RuleInfo &R : rules())
    if (R.Number == Number)
      return R.Id;
  return std::nullopt;
}

/// Returns \p M as a finding for the rule \p Violated, without the tag of the rule in its text.
Finding DiagnosticPrinter::findingOf(const Message &M, std::optional<Rule> Violated) const {
  Finding Result;
  const DiagnosticsEngine::Level Level = shownLevel(M);
  Result.Level = Level >= DiagnosticsEngine::Error     ? Severity::Error
                 : Level == DiagnosticsEngine::Warning ? Severity::Warning
                                                       : Severity::Note;
  Result.Violated = Violated;
  StringRef Text = M.Text;
  if (Violated && Text.consume_back(info(*Violated).tag()))
    Text = Text.rtrim();
  Result.Message = Text.str();
  if (M.Loc.isInvalid() || !LangOpts)
    return Result;
  // A range that begins at the location shows how much text the message is about.
  CharSourceRange Range = CharSourceRange::getTokenRange(M.Loc);
  for (const CharSourceRange &Shown : M.Ranges)
    if (Shown.getBegin() == M.Loc)
      Range = Shown;
  Result.Where = placeOf(*Sources, *LangOpts, Range);
  if (Result.Where.File.empty())
    if (const StringRef Name = definedName(definitionByFlag(*Sources, M.Loc)); !Name.empty())
      Result.Message +=
          fmt::format(" (in the definition of the macro '{}' by a flag or a project)", Name);
  OriginalLines Lines(*Sources, ChangedTexts);
  if (const std::optional<SourceLocation> Original = Lines.of(Sources->getExpansionLoc(M.Loc))) {
    const unsigned Column = Lines.manager().getSpellingColumnNumber(*Original);
    if (Result.Where.EndLine == Result.Where.Line)
      Result.Where.EndColumn += Column - Result.Where.Column;
    Result.Where.Column = Column;
  }
  for (const FixItHint &Fix : M.Fixes)
    if (!Fix.isNull() && Fix.InsertFromRange.isInvalid())
      Result.Edits.push_back({placeOf(*Sources, *LangOpts, Fix.RemoveRange), Fix.CodeToInsert});
  return Result;
}

/// Counts \p R and adds its rule and suggested edits to \c Summary.
void DiagnosticPrinter::updateSummary(const Report &R) {
  const Message &First = R.Messages.front();
  if (First.Level != DiagnosticsEngine::Remark)
    (shownLevel(First) >= DiagnosticsEngine::Error ? Summary.Errors : Summary.Warnings) += 1;
  if (std::optional<Rule> Named = R.Violated ? R.Violated : ruleInTag(First.Text))
    Summary.Rules.insert(*Named);
  Finding Found = findingOf(First, R.Violated ? R.Violated : ruleInTag(First.Text));
  for (const Message &Note : llvm::drop_begin(R.Messages))
    Found.Notes.push_back(findingOf(Note, std::nullopt));
  Summary.Findings.push_back(std::move(Found));
  std::vector<SuggestedEdit> Edits;
  for (const std::vector<FixItHint> *Fixes : {&First.Fixes, &R.Suggested})
    for (const FixItHint &Fix : *Fixes) {
      CharSourceRange Range = Lexer::getAsCharRange(Fix.RemoveRange, *Sources, *LangOpts);
      OptionalFileEntryRef File =
          Sources->getFileEntryRefForID(Sources->getFileID(Range.getBegin()));
      if (Range.isInvalid() || !Range.getBegin().isFileID() || !Range.getEnd().isFileID() ||
          !File || !First.IsInUserFile || Fix.InsertFromRange.isValid())
        return;
      SmallString<256> Path(File->getName());
      Sources->getFileManager().makeAbsolutePath(Path);
      llvm::sys::path::remove_dots(Path);
      auto [ID, Begin] = Sources->getDecomposedLoc(Range.getBegin());
      Edits.push_back({Path.str().str(), hashOfOriginal(Sources->getBufferData(ID)), Begin,
                       Sources->getFileOffset(Range.getEnd()) - Begin, Fix.CodeToInsert});
    }
  if (!Edits.empty())
    Summary.Suggestions.push_back(std::move(Edits));
}

void DiagnosticPrinter::flush() {
  llvm::stable_sort(Reports, [&](const Report &A, const Report &B) {
    return Sources->isBeforeInTranslationUnit(A.Messages.front().Loc, B.Messages.front().Loc);
  });
  std::set<std::pair<SourceLocation, std::string>> Printed;
  // Advice by file and line; true if a report had it as its ClassAdvice. Such
  // advice is printed once for each line.
  std::map<std::tuple<FileID, unsigned, std::string>, bool> Advised;
  // Locations at which Clang deleted a special member because it can have no
  // restriction. Clang reports the deletion and then the use of a deleted
  // function. The second error is not printed.
  std::set<SourceLocation> Uncallable;
  for (const Report &R : Reports)
    if (R.FromClang && R.Violated == Rule::NotCallableFromAmp)
      Uncallable.insert(R.Messages.front().Loc);
  unsigned ErrorsShown = 0;
  for (const Report &R : Reports) {
    const Message &First = R.Messages.front();
    if (R.FromClang &&
        (SuppressedLocations.count(First.Loc) ||
         (First.Id == diag::err_deleted_function_use && Uncallable.count(First.Loc))))
      continue;
    // Skip errors that both Clang and a check report.
    std::string Text =
        R.Violated ? fmt::format("{} {}", First.Text, info(*R.Violated).tag()) : First.Text;
    SourceLocation Loc = Sources->getExpansionLoc(First.Loc);
    if (!Printed.insert({Loc, Text}).second)
      continue;
    std::tuple<FileID, unsigned> Line = {Sources->getFileID(Loc),
                                         Sources->getExpansionLineNumber(Loc)};
    std::string Advice = R.ClassAdvice;
    if (Advice.empty()) // a check appends its advice to the text
      if (size_t At = First.Text.rfind("; "); At != std::string::npos)
        Advice = StringRef(First.Text).substr(At + 2).rsplit(" [").first.str();
    bool OfClass = !R.ClassAdvice.empty();
    auto [Before, New] =
        Advised.try_emplace(std::tuple_cat(Line, std::make_tuple(Advice)), OfClass);
    if (!New && !Advice.empty() && (OfClass || Before->second))
      continue;
    updateSummary(R);
    bool IsError = First.Level >= DiagnosticsEngine::Error;
    if (IsError && ErrorLimit && ErrorsShown++ == ErrorLimit)
      OS << "amp2hip: note: further errors are not shown because of --error-limit=" << ErrorLimit
         << "; use --error-limit=0 to show all\n";
    if (!ErrorLimit || ErrorsShown <= ErrorLimit)
      print(R);
  }
  if (!Reports.empty() && !Advice.empty())
    OS << "amp2hip: note: " << Advice << '\n';
  Reports.clear();
}

} // namespace amp2hip

//===--- DiagnosticPrinter.cpp - What the user reads ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "diagnose/DiagnosticPrinter.h"
#include "diagnose/AmpWords.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/TextDiagnostic.h"
#include "clang/Lex/LexDiagnostic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include <set>

using namespace clang;

namespace amp2hip {

void DiagnosticPrinter::HandleDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  DiagnosticConsumer::HandleDiagnostic(Level, Info);

  bool Ours = Info.getID() >= diag::DIAG_UPPER_LIMIT;
  if (Level != DiagnosticsEngine::Note)
    LastShown = Level >= DiagnosticsEngine::Error || Ours;
  if (Level != DiagnosticsEngine::Note)
    if (std::optional<FixItHint> Fix = leniencyFix(Info))
      (Level < DiagnosticsEngine::Error ? LeniencyFixes : NeededFixes).push_back(*Fix);
  if (std::optional<FixItHint> Fix = missingTagName(Info))
    MissingTagNames.push_back(*Fix);
  if (Level >= DiagnosticsEngine::Error) {
    Errors.push_back(Info.getLocation());
    if (!Ours)
      NameErrors.push_back(nameError(Info));
  }
  Temporaries.look(Level, Info);
  if (!LastShown)
    return;

  SmallString<160> Raw;
  std::optional<AmpMessage> Whole = withoutTarget(Info);
  if (!Whole)
    Info.FormatDiagnostic(Raw);
  if (Info.getID() == diag::err_pp_file_not_found && Raw.str().contains('\\'))
    Advice = "with -fms-extensions (behind '--') the backslashes are read as Microsoft's compiler "
             "did, and written as slashes";
  AmpMessage Said = Whole  ? std::move(*Whole)
                    : Ours ? AmpMessage{Raw.str().str(), std::nullopt}
                           : inAmpWords(Info.getID(), Raw);
  if (!Info.getLocation().isValid() || !LangOpts || !Info.hasSourceManager()) {
    OS << "amp2hip: " << (Level >= DiagnosticsEngine::Error ? "error" : "note") << ": " << Said.Text
       << '\n';
    Placeless |= Level >= DiagnosticsEngine::Error;
    return;
  }
  Sources = &Info.getSourceManager();
  Message M{Level, Info.getLocation(), std::move(Said.Text), Info.getRanges().vec(), {}};
  for (const FixItHint &Fix : Info.getFixItHints())
    if (inAmpWords(Fix.CodeToInsert) == Fix.CodeToInsert)
      M.Fixes.push_back(Fix);
  if (SourceLocation User = ToUser ? ToUser(M.Loc) : SourceLocation(); User.isValid()) {
    if (Level == DiagnosticsEngine::Note)
      return;
    M.Loc = User;
    M.Ranges.clear();
    M.Fixes.clear();
  }
  if (Level == DiagnosticsEngine::Note && !Reports.empty()) {
    // "No matching function": the note says whether restrictions are why.
    if (!Reports.back().Violated)
      Reports.back().Violated = Said.Violated;
    Reports.back().Messages.push_back(std::move(M));
  } else {
    Reports.push_back({{std::move(M)}, Said.Violated, !Ours});
  }
}

void DiagnosticPrinter::print(const Report &R) const {
  for (const Message &M : R.Messages) {
    std::string Text = M.Text;
    if (R.Violated && &M == &R.Messages.front())
      Text += " " + info(*R.Violated).tag();
    DiagnosticsEngine::Level Shown =
        M.Level == DiagnosticsEngine::Remark ? DiagnosticsEngine::Note : M.Level;
    TextDiagnostic(OS, *LangOpts, &Options)
        .emitDiagnostic(FullSourceLoc(M.Loc, *Sources), Shown, Text, M.Ranges, M.Fixes);
  }
}

void DiagnosticPrinter::flush() {
  llvm::stable_sort(Reports, [&](const Report &A, const Report &B) {
    return Sources->isBeforeInTranslationUnit(A.Messages.front().Loc, B.Messages.front().Loc);
  });
  std::set<std::pair<SourceLocation, std::string>> Printed;
  unsigned Errors = 0;
  for (const Report &R : Reports) {
    const Message &First = R.Messages.front();
    if (R.FromClang && Explained.count(First.Loc))
      continue;
    // What Clang found and a check found too.
    std::string Text = R.Violated ? First.Text + " " + info(*R.Violated).tag() : First.Text;
    if (!Printed.insert({Sources->getExpansionLoc(First.Loc), Text}).second)
      continue;
    bool IsError = First.Level >= DiagnosticsEngine::Error;
    if (IsError && ErrorLimit && Errors++ == ErrorLimit) {
      OS << "amp2hip: note: more errors than --error-limit=" << ErrorLimit
         << "; the others are not shown\n";
      break;
    }
    print(R);
  }
  if (!Reports.empty() && !Advice.empty())
    OS << "amp2hip: note: " << Advice << '\n';
  Reports.clear();
}

} // namespace amp2hip

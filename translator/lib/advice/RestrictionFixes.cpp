//===--- RestrictionFixes.cpp - Fix-its that add restrictions -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds fix-its that give a function of the user both restrictions, if amp code
// calls the function and its body is valid amp code:
//
//   float square(float x) { return x * x; }
//
// becomes
//
//   float square(float x) restrict(cpu, amp) { return x * x; }
//
// To find such functions, trials translate the unit again with the edits, at
// most six times. If there is a new error in an edited function, the next trial
// leaves the function as it was. If the error is about calls of other functions
// without restrict(amp), the next trial edits these functions too. Fix-its are
// offered after a trial without new errors.
//
//===----------------------------------------------------------------------===//
#include "advice/RestrictionFixes.h"
#include "parse/Unit.h"
#include "source/SourcePlaces.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include <optional>
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

FunctionKey keyOf(const Unit &U, const FunctionDecl *F) {
  SourceLocation Loc = U.SM.getExpansionLoc(F->getLocation());
  return {absolutePath(U.SM, U.SM.getFileID(Loc)), U.SM.getExpansionLineNumber(Loc),
          F->getNameAsString()};
}

/// The edit that gives the declaration \p F both restrictions. No value if \p F
/// is not in a user file, has no written parameter list, or must not get
/// restrictions, such as main, virtual and defaulted functions.
std::optional<FixItHint> restrictionFor(const Unit &U, const FunctionDecl *F) {
  const TypeSourceInfo *Written = F->getTypeSourceInfo();
  const auto *Method = dyn_cast<CXXMethodDecl>(F);
  if (!Written || F->isImplicit() || F->isDefaulted() || F->isDeleted() || F->isMain() ||
      !U.isUserLocation(F->getLocation()) || (Method && Method->isVirtual()) ||
      (Method && Method->getParent()->isLambda() && !Method->getParent()->getLambdaTypeInfo()))
    return std::nullopt;
  auto Type = Written->getTypeLoc().getAsAdjusted<FunctionTypeLoc>();
  SourceLocation Paren = Type ? Type.getRParenLoc() : SourceLocation();
  if (Paren.isInvalid() || !Paren.isFileID())
    return std::nullopt;
  const LangOptions &Lang = U.CI.getLangOpts();
  SourceLocation End = Lexer::getLocForEndOfToken(Paren, 0, U.SM, Lang);
  for (SourceLocation Last = Paren;;) {
    std::optional<Token> Next = Lexer::findNextToken(Last, U.SM, Lang);
    if (!Next)
      return std::nullopt;
    bool IsName = Next->is(tok::raw_identifier);
    if (IsName && Next->getRawIdentifier() == "restrict") {
      std::optional<Token> Close = Next;
      do
        Close = Lexer::findNextToken(Close->getLocation(), U.SM, Lang);
      while (Close && !Close->isOneOf(tok::r_paren, tok::eof, tok::l_brace, tok::semi));
      if (!Close || Close->isNot(tok::r_paren))
        return std::nullopt;
      return FixItHint::CreateReplacement(SourceRange(Next->getLocation(), Close->getLocation()),
                                          "restrict(cpu, amp)");
    }
    bool Qualifier =
        IsName && (Next->getRawIdentifier() == "const" || Next->getRawIdentifier() == "volatile" ||
                   Next->getRawIdentifier() == "mutable");
    if (!Qualifier && !Next->isOneOf(tok::amp, tok::ampamp))
      return FixItHint::CreateInsertion(End, " restrict(cpu, amp)");
    Last = Next->getLocation();
    End = Next->getEndLoc();
  }
}

/// The edits of all declarations of \p F. Empty if one of the declarations
/// cannot be edited, or if \p F has no body in this unit.
std::vector<FixItHint> editsFor(const Unit &U, const FunctionDecl *F) {
  std::vector<FixItHint> Edits;
  bool Defined = false;
  for (const FunctionDecl *D : F->redecls()) {
    if (D->isImplicit())
      continue;
    std::optional<FixItHint> Fix = restrictionFor(U, D);
    if (!Fix)
      return {};
    Defined |= D->doesThisDeclarationHaveABody();
    Edits.push_back(*Fix);
  }
  return Defined ? Edits : std::vector<FixItHint>(); // else no trial can test it
}

/// A function that a trial may edit.
struct Candidate {
  const FunctionDecl *Function = nullptr;
  std::vector<FixItHint> Edits;
  std::set<FunctionKey> Calls; ///< must get the restriction too
  bool Rejected = false;
};

/// Finds the functions that can get both restrictions, and adds the fix-its to
/// the reports.
class FixItSearch {
public:
  FixItSearch(const Unit &U, const FunctionsByLocation &Functions, std::vector<Report> &Reports)
      : U(U), Reports(Reports) {
    for (const auto &[Loc, F] : Functions)
      if (!ByKey.try_emplace(keyOf(U, F), F).second)
        ByKey[keyOf(U, F)] = nullptr; // two functions of one name on one line
    for (const TrialError &E : errorsIn(U, Functions, Reports))
      OriginalErrors.insert(E);
    for (const Report &R : Reports) {
      CalleesByReport.emplace_back();
      for (const FunctionDecl *F : calleesWithoutAmp(R, Functions)) {
        CalleesByReport.back().push_back(keyOf(U, F));
        add(CalleesByReport.back().back());
      }
    }
  }

  /// Runs trials until one has no new errors, and then adds the fix-its.
  void run(llvm::function_ref<std::vector<TrialError>(const FileOverlay &)> Try) {
    constexpr unsigned MaxTrials = 6;
    for (unsigned Trial = 0; Trial != MaxTrials; ++Trial) {
      rejectCallers();
      FileOverlay Texts = editedTexts();
      if (Texts.empty())
        return;
      std::vector<TrialError> After = Try(Texts);
      bool Changed = false;
      for (const TrialError &E : After)
        if (!OriginalErrors.count(E)) {
          Changed = true;
          if (!processTrialError(E))
            return; // outside of the edited functions: the cause is unknown
        }
      if (!Changed)
        return offer(After);
    }
  }

private:
  /// Makes \p Key a candidate, rejected if it cannot be edited.
  void add(const FunctionKey &Key) {
    auto [It, New] = Candidates.try_emplace(Key);
    if (!New)
      return;
    auto Found = ByKey.find(Key);
    It->second.Function = Found == ByKey.end() ? nullptr : Found->second;
    if (It->second.Function)
      It->second.Edits = editsFor(U, It->second.Function);
    It->second.Rejected = It->second.Edits.empty();
  }

  /// Rejects the candidates that call a rejected candidate.
  void rejectCallers() {
    for (bool Changed = true; Changed;) {
      Changed = false;
      for (auto &[Key, C] : Candidates)
        if (!C.Rejected && llvm::any_of(C.Calls, [&](const FunctionKey &Callee) {
              return Candidates[Callee].Rejected;
            }))
          Changed = C.Rejected = true;
    }
  }

  /// The texts of the files with the edits of all candidates that are not
  /// rejected.
  FileOverlay editedTexts() const {
    std::map<FileID, std::map<unsigned, std::pair<unsigned, std::string>>> Edits;
    for (const auto &[Key, C] : Candidates)
      if (!C.Rejected)
        for (const FixItHint &Fix : C.Edits) {
          CharSourceRange Range = Lexer::getAsCharRange(Fix.RemoveRange, U.SM, U.CI.getLangOpts());
          auto [File, Begin] = U.SM.getDecomposedLoc(Range.getBegin());
          Edits[File][Begin] = {U.SM.getFileOffset(Range.getEnd()) - Begin, Fix.CodeToInsert};
        }
    FileOverlay Texts;
    for (const auto &[File, OfFile] : Edits) {
      std::string Text = U.SM.getBufferData(File).str();
      for (const auto &[Offset, Edit] : llvm::reverse(OfFile))
        Text.replace(Offset, Edit.first, Edit.second);
      Texts[absolutePath(U.SM, File)] = Text;
    }
    return Texts;
  }

  /// True if \p E is inside a declaration of \p C.
  bool contains(const Candidate &C, const TrialError &E) const {
    return llvm::any_of(C.Function->redecls(), [&](const FunctionDecl *D) {
      SourceRange Range = D->getSourceRange();
      SourceLocation Begin = U.SM.getExpansionLoc(Range.getBegin());
      return absolutePath(U.SM, U.SM.getFileID(Begin)) == E.File &&
             U.SM.getExpansionLineNumber(Begin) <= E.Line &&
             E.Line <= U.SM.getExpansionLineNumber(Range.getEnd());
    });
  }

  /// Finds the candidate that contains \p E, an error of a trial. If \p E is a
  /// call of functions that may get the restriction too, makes these functions
  /// candidates. Otherwise, rejects the candidate that contains \p E. Returns
  /// false if no candidate contains \p E.
  bool processTrialError(const TrialError &E) {
    for (auto &[Key, C] : Candidates) {
      if (!C.Function || !contains(C, E))
        continue;
      if (C.Rejected)
        return true; // because of another error
      C.Rejected = E.Uncallable.empty();
      for (const FunctionKey &Callee : E.Uncallable) {
        add(Callee);
        C.Rejected |= !C.Calls.insert(Callee).second; // editing Callee did not help
      }
      return true;
    }
    return false;
  }

  /// Adds \p Key, and the functions that must get the restriction with it, to
  /// \p All.
  void collect(const FunctionKey &Key, std::set<FunctionKey> &All) const {
    if (All.insert(Key).second)
      for (const FunctionKey &Callee : Candidates.at(Key).Calls)
        collect(Callee, All);
  }

  /// Adds fix-its to the reports whose errors the last trial removed. \p After
  /// has the errors that remain.
  void offer(const std::vector<TrialError> &After) {
    for (size_t I = 0; I != Reports.size(); ++I) {
      Report &R = Reports[I];
      if (CalleesByReport[I].empty() ||
          llvm::any_of(CalleesByReport[I],
                       [&](const FunctionKey &Key) { return Candidates.at(Key).Rejected; }))
        continue;
      SourceLocation Loc = U.SM.getExpansionLoc(R.Messages.front().Loc);
      bool Stays = llvm::any_of(After, [&](const TrialError &E) {
        return E.Line == U.SM.getExpansionLineNumber(Loc) &&
               E.File == absolutePath(U.SM, U.SM.getFileID(Loc)) &&
               E.Text == R.Messages.front().Text;
      });
      if (!Stays)
        offer(R, CalleesByReport[I]);
    }
  }

  /// Adds the fix-its for the functions \p Called, and notes about them, to
  /// \p R.
  void offer(Report &R, const std::vector<FunctionKey> &Called) {
    std::set<FunctionKey> All;
    for (const FunctionKey &Key : Called)
      collect(Key, All);
    for (const FunctionKey &Key : All) {
      const Candidate &C = Candidates.at(Key);
      llvm::append_range(R.Suggested, C.Edits);
      std::string Name = fmt::format("'{}'", C.Function->getNameAsString());
      auto At = llvm::find_if(R.Messages, [&](const Message &M) {
        return M.Level == DiagnosticsEngine::Note && M.Loc == C.Function->getLocation();
      });
      if (At == R.Messages.end()) {
        R.Messages.push_back({DiagnosticsEngine::Note, C.Function->getLocation(), ""});
        At = std::prev(R.Messages.end());
        At->IsInUserFile = true;
        At->Text = fmt::format("the callee {} also needs 'restrict(cpu, amp)'", Name);
      } else {
        At->Text = fmt::format(
            "{} is declared here; add 'restrict(cpu, amp)', which its body allows", Name);
      }
      for (const FixItHint &Fix : C.Edits)
        if (U.SM.getExpansionLineNumber(Fix.RemoveRange.getBegin()) ==
            U.SM.getExpansionLineNumber(At->Loc))
          At->Fixes.push_back(Fix);
    }
  }

  const Unit &U;
  std::vector<Report> &Reports;
  std::map<FunctionKey, const FunctionDecl *> ByKey; ///< null if ambiguous
  std::set<TrialError> OriginalErrors;               ///< the errors without edits
  /// For each report, the functions of the user that amp code cannot call.
  std::vector<std::vector<FunctionKey>> CalleesByReport;
  std::map<FunctionKey, Candidate> Candidates;
};

} // namespace

std::vector<TrialError> errorsIn(const Unit &U, const FunctionsByLocation &Functions,
                                 const std::vector<Report> &Reports) {
  std::vector<TrialError> Errors;
  for (const Report &R : Reports) {
    const Message &M = R.Messages.front();
    if (M.Level < DiagnosticsEngine::Error)
      continue;
    SourceLocation Loc = U.SM.getExpansionLoc(M.Loc);
    TrialError E{
        absolutePath(U.SM, U.SM.getFileID(Loc)), U.SM.getExpansionLineNumber(Loc), M.Text, {}};
    for (const FunctionDecl *F : calleesWithoutAmp(R, Functions))
      E.Uncallable.push_back(keyOf(U, F));
    Errors.push_back(std::move(E));
  }
  return Errors;
}

void offerRestrictions(const Unit &U, const FunctionsByLocation &Functions,
                       std::vector<Report> &Reports,
                       llvm::function_ref<std::vector<TrialError>(const FileOverlay &)> Try) {
  FixItSearch(U, Functions, Reports).run(Try);
}

} // namespace amp2hip

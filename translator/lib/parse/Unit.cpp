//===--- Unit.cpp - A parsed translation unit -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/Unit.h"
#include "text/Format.h"
#include "clang/AST/DeclBase.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace amp2hip {
namespace {
enum FileKind { Unknown = 0, User, System, Runtime };
} // namespace

Unit::Unit(CompilerInstance &CI, const TranslateOptions &Options)
    : CI(CI), SM(CI.getSourceManager()), Options(Options) {}

ASTContext &Unit::context() const { return CI.getASTContext(); }
Sema &Unit::sema() const { return CI.getSema(); }

/// True if the file at \p Path is in the folder \p Folder or below it.
static bool isIn(StringRef Folder, StringRef Path) {
  return Path.consume_front(Folder) && !Path.empty() &&
         (llvm::sys::path::is_separator(Path.front()) || Folder.ends_with("/"));
}

static FileKind classify(const SourceManager &SM, FileID File, StringRef RuntimeDir) {
  OptionalFileEntryRef Entry = SM.getFileEntryRefForID(File);
  if (!Entry)
    return System; // predefines, scratch space, command line
  if (isIn(RuntimeDir, Entry->getName()))
    return Runtime;
  if (SrcMgr::isSystem(SM.getFileCharacteristic(SM.getLocForStartOfFile(File))))
    return System;
  return User;
}

bool Unit::isUserFile(FileID File) const {
  int &Kind = FileKinds[File];
  if (Kind == Unknown)
    Kind = classify(SM, File, Options.RuntimeIncludeDir);
  return Kind == User;
}

bool Unit::isRuntimeFile(FileID File) const {
  return !isUserFile(File) && FileKinds[File] == Runtime;
}

bool Unit::isUserLocation(SourceLocation Loc) const {
  return Loc.isValid() && isUserFile(SM.getFileID(SM.getExpansionLoc(Loc)));
}

bool Unit::isRuntimeLocation(SourceLocation Loc) const {
  return Loc.isValid() && isRuntimeFile(SM.getFileID(SM.getExpansionLoc(Loc)));
}

SourceLocation Unit::userLocationOf(SourceLocation Loc) const {
  if (!isRuntimeLocation(Loc))
    return {};
  for (const Sema::CodeSynthesisContext &Context : llvm::reverse(sema().CodeSynthesisContexts))
    if (isUserLocation(Context.PointOfInstantiation))
      return Context.PointOfInstantiation;
  return {};
}

bool Unit::isForeignTopLevel(const Decl *D) const {
  return D && D->getDeclContext() && D->getDeclContext()->isTranslationUnit() &&
         !isUserLocation(D->getLocation()) && !isUserLocation(D->getBeginLoc());
}

bool Unit::includesRuntime(const IncludeDirective &I) const {
  return I.File && isIn(Options.RuntimeIncludeDir, I.File->getName());
}

bool Unit::containsAmp() const {
  if (!Clauses.empty())
    return true;
  for (const IncludeDirective &I : Includes)
    if (includesRuntime(I))
      return true;
  return false;
}

void Unit::append(int Level, SourceLocation Loc, const std::string &Text,
                  std::vector<FixItHint> Fixes) const {
  if (Level != DiagnosticsEngine::Note)
    Reports.emplace_back();
  if (!Reports.empty())
    Reports.back().push_back({Level, Loc, Text, std::move(Fixes)});
}

// The last of `-WFLAG` and `-Wno-FLAG` applies.
bool Unit::isSilenced(const RuleInfo &R) const {
  if (R.Flag.empty())
    return false;
  for (StringRef Flag : llvm::reverse(Options.WarningFlags)) {
    bool Off = Flag.consume_front("no-");
    if (Flag == R.Flag)
      return Off;
  }
  return false;
}

/// True if the command line makes the warnings of \p R errors. The last of
/// `-Werror`, `-Werror=FLAG` and their `-Wno-` forms applies.
static bool isMadeError(const RuleInfo &R, const std::vector<std::string> &Flags) {
  for (StringRef Flag : llvm::reverse(Flags)) {
    bool Off = Flag.consume_front("no-");
    if (Flag.consume_front("error") && (Flag.empty() || Flag.drop_front() == R.Flag))
      return !Off;
  }
  return false;
}

void Unit::report(Rule Violated, SourceLocation Loc, const std::string &Message,
                  std::vector<FixItHint> Fixes) const {
  const RuleInfo &R = info(Violated);
  auto Level = isSilenced(R)                  ? DiagnosticsEngine::Ignored
               : R.Level == Severity::Note    ? DiagnosticsEngine::Remark // shown as a note
               : R.Level == Severity::Warning ? DiagnosticsEngine::Warning
                                              : DiagnosticsEngine::Error;
  std::string Tag = R.tag();
  if (Level == DiagnosticsEngine::Warning && isMadeError(R, Options.WarningFlags)) {
    Level = DiagnosticsEngine::Error;
    Tag = fmt::format("[{},-Werror,-W{}]", R.name(), R.Flag); // Clang's format
  }
  append(Level, Loc, fmt::format("{} {}", Message, Tag), std::move(Fixes));
}

void Unit::error(SourceLocation Loc, const std::string &Text) const {
  append(DiagnosticsEngine::Error, Loc, Text);
}
void Unit::remark(SourceLocation Loc, const std::string &Text) const {
  append(DiagnosticsEngine::Remark, Loc, Text);
}

void Unit::forgetRemarks() {
  llvm::erase_if(Reports, [](const Report &R) {
    return R.front().Level == DiagnosticsEngine::Remark &&
           StringRef(R.front().Text).contains(" [-Rpass");
  });
}

void Unit::note(SourceLocation Loc, const std::string &Text) const {
  append(DiagnosticsEngine::Note, Loc, Text);
}

bool Unit::hasErrors() const {
  return CI.getDiagnostics().hasErrorOccurred() || llvm::any_of(Reports, [](const Report &R) {
           return R.front().Level == DiagnosticsEngine::Error;
         });
}

bool Unit::hasErrorsWithoutLocation() const {
  return llvm::any_of(Reports, [](const Report &R) { return R.front().Loc.isInvalid(); });
}

void Unit::showReports() {
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  for (const Report &R : Reports)
    for (const Message &M : R) {
      if (R.front().Level == DiagnosticsEngine::Ignored)
        break;
      DiagnosticBuilder Shown = Diags.Report(
          M.Loc, Diags.getDiagnosticIDs()->getCustomDiagID(DiagnosticIDs::Level(M.Level), "%0"));
      Shown << M.Text;
      for (const FixItHint &Fix : M.Fixes)
        Shown << Fix;
    }
  Reports.clear();
}

} // namespace amp2hip

//===--- Unit.cpp - One parsed translation unit ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/Unit.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace amp2hip {
namespace {
enum FileKind { Unknown = 0, User, System, Runtime };
} // namespace

Unit::Unit(CompilerInstance &CI, std::string RuntimeIncludeDir)
    : CI(CI), SM(CI.getSourceManager()), RuntimeIncludeDir(std::move(RuntimeIncludeDir)) {}

ASTContext &Unit::context() const { return CI.getASTContext(); }
Sema &Unit::sema() const { return CI.getSema(); }

static FileKind classify(const SourceManager &SM, FileID File, StringRef RuntimeDir) {
  OptionalFileEntryRef Entry = SM.getFileEntryRefForID(File);
  if (!Entry)
    return System; // predefines, scratch space, command line
  if (Entry->getName().starts_with(RuntimeDir) &&
      llvm::sys::path::is_separator(Entry->getName().drop_front(RuntimeDir.size()).front()))
    return Runtime;
  if (SrcMgr::isSystem(SM.getFileCharacteristic(SM.getLocForStartOfFile(File))))
    return System;
  return User;
}

bool Unit::isUserFile(FileID File) const {
  int &Kind = FileKinds[File];
  if (Kind == Unknown)
    Kind = classify(SM, File, RuntimeIncludeDir);
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

bool Unit::holdsAmp() const {
  if (!Clauses.empty())
    return true;
  for (const IncludeDirective &I : Includes)
    if (I.File && I.File->getName().starts_with(RuntimeIncludeDir))
      return true;
  return false;
}

void Unit::report(int Level, SourceLocation Loc, const std::string &Text) const {
  if (Level == DiagnosticsEngine::Note && !Reports.empty())
    Reports.back().push_back({Level, Loc, Text});
  else
    Reports.push_back({{Level, Loc, Text}});
}

void Unit::error(SourceLocation Loc, const std::string &Text) const {
  report(DiagnosticsEngine::Error, Loc, Text);
}
void Unit::warning(SourceLocation Loc, const std::string &Text) const {
  report(DiagnosticsEngine::Warning, Loc, Text);
}
void Unit::note(SourceLocation Loc, const std::string &Text) const {
  report(DiagnosticsEngine::Note, Loc, Text);
}

bool Unit::hasErrors() const {
  return CI.getDiagnostics().hasErrorOccurred() ||
         llvm::any_of(Reports, [](const Report &R) {
           return R.front().Level == DiagnosticsEngine::Error;
         });
}

bool Unit::hasPlacelessErrors() const {
  return llvm::any_of(Reports, [](const Report &R) { return R.front().Loc.isInvalid(); });
}

void Unit::showReports() {
  llvm::stable_sort(Reports, [&](const Report &A, const Report &B) {
    SourceLocation LA = A.front().Loc, LB = B.front().Loc;
    if (LA.isInvalid() || LB.isInvalid())
      return LA.isInvalid() && LB.isValid();
    return SM.isBeforeInTranslationUnit(LA, LB);
  });
  DiagnosticsEngine &Diags = CI.getDiagnostics();
  std::set<std::pair<SourceLocation, std::string>> Seen;
  for (const Report &R : Reports) {
    if (!Seen.insert({R.front().Loc, R.front().Text}).second)
      continue;
    for (const Message &M : R)
      Diags.Report(M.Loc, Diags.getDiagnosticIDs()->getCustomDiagID(
                              DiagnosticIDs::Level(M.Level), "%0"))
          << M.Text;
  }
  Reports.clear();
}

} // namespace amp2hip

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

static void report(const Unit &U, DiagnosticsEngine::Level Level, SourceLocation Loc,
                   const std::string &Message) {
  DiagnosticsEngine &Diags = U.CI.getDiagnostics();
  Diags.Report(Loc, Diags.getDiagnosticIDs()->getCustomDiagID(
                        DiagnosticIDs::Level(Level), "%0"))
      << Message;
}

void Unit::error(SourceLocation Loc, const std::string &Message) const {
  report(*this, DiagnosticsEngine::Error, Loc, Message);
}
void Unit::warning(SourceLocation Loc, const std::string &Message) const {
  report(*this, DiagnosticsEngine::Warning, Loc, Message);
}
void Unit::note(SourceLocation Loc, const std::string &Message) const {
  report(*this, DiagnosticsEngine::Note, Loc, Message);
}
bool Unit::hasErrors() const { return CI.getDiagnostics().hasErrorOccurred(); }

} // namespace amp2hip

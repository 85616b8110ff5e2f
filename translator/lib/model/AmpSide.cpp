//===--- AmpSide.cpp - What calls mean on the accelerator's side ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/AmpSide.h"
#include "model/AmpCode.h"
#include "model/Model.h"
#include "parse/Parse.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {
namespace {

/// A place that means the same in two parses of the same files.
using Place = std::pair<std::string, unsigned>;

Place placeOf(const Unit &U, SourceLocation Loc) {
  auto [File, Offset] = U.SM.getDecomposedLoc(U.SM.getSpellingLoc(Loc));
  OptionalFileEntryRef Entry = U.SM.getFileEntryRefForID(File);
  return {Entry ? Entry->getName().str() : "", Offset};
}

/// The calls by unqualified name in functions of both restrictions.
void forEachSharedCall(const Unit &U,
                       llvm::function_ref<void(const FunctionDecl *, SourceLocation)> Do) {
  for (const CodeBlock &B : collectCode(U)) {
    if (!B.Set.both())
      continue;
    for (const Stmt *S : B.Statements) {
      const auto *C = dyn_cast<CallExpr>(S);
      if (!C || !C->getDirectCallee())
        continue;
      const auto *Callee = dyn_cast<DeclRefExpr>(C->getCallee()->IgnoreParenImpCasts());
      if (Callee && !Callee->hasQualifier())
        Do(C->getDirectCallee(), Callee->getLocation());
    }
  }
}

} // namespace

void resolveAmpSide(Unit &U, Model &M, const tooling::CompilationDatabase &Database,
                    const std::string &Path, const TranslateOptions &Options) {
  std::map<Place, SourceLocation> Open;
  forEachSharedCall(U, [&](const FunctionDecl *F, SourceLocation Loc) {
    if (!restrictionOf(F).Amp && !U.isUserLocation(F->getLocation()))
      Open[placeOf(U, Loc)] = Loc;
  });
  if (Open.empty())
    return;

  TranslateOptions AmpSide = Options;
  std::vector<std::string> Dependencies;
  parseUnit(
      Database, Path, AmpSide, llvm::nulls(), Dependencies,
      [&](Unit &Other) {
        forEachSharedCall(Other, [&](const FunctionDecl *F, SourceLocation Loc) {
          auto It = Open.find(placeOf(Other, Loc));
          if (It == Open.end() || !restrictionOf(F).Amp || !isInConcurrency(F))
            return;
          M.ClashingUses.push_back({It->second, qualifierOf(F)});
          M.ResolvedOnAmpSide.insert(It->second);
          Open.erase(It);
        });
      },
      Side::Amp);
}

} // namespace amp2hip

//===--- AmpSide.cpp - What calls mean on the accelerator's side ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/AmpSide.h"
#include "check/AmpVisitor.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "model/Model.h"
#include "parse/Parse.h"
#include "parse/Unit.h"

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

/// Visits the calls by unqualified name in functions of both restrictions.
class Calls : public AmpVisitor<Calls> {
public:
  using Callback = llvm::function_ref<void(const FunctionDecl *, SourceLocation)>;
  Calls(const Unit &U, Callback OnCall) : AmpVisitor(U), OnCall(OnCall) {}

  bool VisitCallExpr(CallExpr *C) {
    const auto *Callee = dyn_cast<DeclRefExpr>(C->getCallee()->IgnoreParenImpCasts());
    if (restriction().both() && Callee && !Callee->hasQualifier() && C->getDirectCallee())
      OnCall(C->getDirectCallee(), Callee->getLocation());
    return true;
  }

private:
  Callback OnCall;
};

} // namespace

void resolveAmpSide(Unit &U, Model &M, const tooling::CompilationDatabase &Database,
                    const std::string &Path, const TranslateOptions &Options) {
  std::map<Place, SourceLocation> Open;
  Calls(U, [&](const FunctionDecl *F, SourceLocation Loc) {
    if (!restrictionOf(F).Amp && !U.isUserLocation(F->getLocation()))
      Open[placeOf(U, Loc)] = Loc;
  }).TraverseDecl(U.context().getTranslationUnitDecl());
  if (Open.empty())
    return;

  TranslateOptions AmpSide = Options;
  std::vector<std::string> Dependencies;
  parseUnit(Database, Path, AmpSide, llvm::nulls(), Dependencies, [&](Unit &Other) {
    Calls(Other, [&](const FunctionDecl *F, SourceLocation Loc) {
      auto It = Open.find(placeOf(Other, Loc));
      if (It == Open.end() || !restrictionOf(F).Amp || !isInConcurrency(F))
        return;
      M.ClashingUses.push_back({It->second, qualifierOf(F)});
      M.ResolvedOnAmpSide.insert(It->second);
      Open.erase(It);
    }).TraverseDecl(Other.context().getTranslationUnitDecl());
  }, Side::Amp);
}

} // namespace amp2hip

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
#include <map>
#include <tuple>

using namespace clang;

namespace amp2hip {
namespace {

/// A place that means the same in two parses of the same files: where the token is
/// written, and where the macro that it comes from is used.
using Place = std::tuple<std::string, unsigned, std::string, unsigned>;

std::pair<std::string, unsigned> offsetOf(const Unit &U, SourceLocation Loc) {
  auto [File, Offset] = U.SM.getDecomposedLoc(Loc);
  OptionalFileEntryRef Entry = U.SM.getFileEntryRefForID(File);
  return {Entry ? Entry->getName().str() : "", Offset};
}

Place placeOf(const Unit &U, SourceLocation Loc) {
  return std::tuple_cat(offsetOf(U, U.SM.getSpellingLoc(Loc)),
                        offsetOf(U, U.SM.getExpansionLoc(Loc)));
}

/// What the calls at one place mean in one parse; there are several of them in a
/// template, one for each instance.
struct SharedCall {
  SourceLocation Name;
  bool Qualified = false;
  bool NamesRuntime = false; ///< qualified, by a namespace of the runtime
  std::vector<const FunctionDecl *> Callees;
  std::vector<std::string> Types;
};

/// The calls by name in functions of both restrictions.
std::map<Place, SharedCall> sharedCalls(const Unit &U) {
  std::map<Place, SharedCall> Calls;
  for (const CodeBlock &B : collectCode(U)) {
    if (!B.Set.both())
      continue;
    for (const Stmt *S : B.Statements) {
      const auto *C = dyn_cast<CallExpr>(S);
      if (!C || !C->getDirectCallee())
        continue;
      const auto *Callee = dyn_cast<DeclRefExpr>(C->getCallee()->IgnoreParenImpCasts());
      if (!Callee)
        continue;
      SharedCall &Call = Calls[placeOf(U, Callee->getLocation())];
      Call.Name = Callee->getLocation();
      Call.Qualified = Callee->hasQualifier();
      if (const NestedNameSpecifier *Q = Callee->getQualifier())
        if (const NamespaceDecl *N = Q->getAsNamespace() ? Q->getAsNamespace()
                                     : Q->getAsNamespaceAlias()
                                         ? Q->getAsNamespaceAlias()->getNamespace()
                                         : nullptr)
          Call.NamesRuntime = isInConcurrency(N);
      Call.Callees.push_back(C->getDirectCallee());
      Call.Types.push_back(C->getType().getCanonicalType().getAsString());
    }
  }
  return Calls;
}

} // namespace

void resolveAmpSide(Unit &U, Model &M, const tooling::CompilationDatabase &Database,
                    const std::string &Path, const TranslateOptions &Options) {
  std::map<Place, SharedCall> Open;
  for (const auto &[Where, Call] : sharedCalls(U))
    if ((!Call.Qualified || Call.NamesRuntime) &&
        llvm::any_of(Call.Callees, [&](const FunctionDecl *F) {
          return !restrictionOf(F).Amp && !U.isUserLocation(F->getLocation());
        }))
      Open[Where] = Call;
  if (Open.empty())
    return;

  TranslateOptions AmpSide = Options;
  std::vector<std::string> Dependencies;
  parseUnit(
      Database, Path, AmpSide, llvm::nulls(), Dependencies,
      [&](Unit &Other) {
        for (const auto &[Where, Call] : sharedCalls(Other)) {
          auto It = Open.find(Where);
          if (It == Open.end() || llvm::any_of(Call.Callees, [](const FunctionDecl *F) {
                return !restrictionOf(F).Amp || !isInConcurrency(F);
              }))
            continue;
          const SharedCall &OnCpu = It->second;
          M.ResolvedOnAmpSide.insert(OnCpu.Name);
          for (size_t I = 0; I < OnCpu.Types.size() && I < Call.Types.size(); ++I)
            if (OnCpu.Types[I] != Call.Types[I])
              M.TypesBySide[OnCpu.Name] = {OnCpu.Types[I], Call.Types[I]};
          if (!OnCpu.Qualified)
            M.ClashingUses.push_back({OnCpu.Name, qualifierOf(Call.Callees.front())});
        }
      },
      Side::Amp);
}

} // namespace amp2hip

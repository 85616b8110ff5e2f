//===--- AmpCallees.cpp - Amp callees in code of both restrictions --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/overloads/AmpCallees.h"
#include "ast/Concurrency.h"
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "model/Model.h"
#include "model/overloads/OverloadPairs.h"
#include "model/overloads/RenamedOverloads.h"
#include "model/overloads/ResolvedCalls.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include <map>
#include <tuple>

using namespace clang;

namespace amp2hip {
namespace {

/// Key that identifies a location in two parses of one unit: its spelling and expansion offsets.
/// For a constructor call, also the class, since one location may construct several classes.
using Place = std::tuple<std::string, unsigned, std::string, unsigned, std::string>;

std::pair<std::string, unsigned> offsetOf(const Unit &U, SourceLocation Loc) {
  auto [File, Offset] = U.SM.getDecomposedLoc(Loc);
  OptionalFileEntryRef Entry = U.SM.getFileEntryRefForID(File);
  return {Entry ? Entry->getName().str() : "", Offset};
}

Place placeOf(const Unit &U, SourceLocation Loc, const std::string &Class = "") {
  return std::tuple_cat(offsetOf(U, U.SM.getSpellingLoc(Loc)),
                        offsetOf(U, U.SM.getExpansionLoc(Loc)), std::make_tuple(Class));
}

/// A call at one location of the source, with the functions that it calls in one parse. In a
/// template, it has one callee for each instance.
struct SharedCall {
  SourceLocation Name;
  std::vector<SourceLocation> Again;    ///< other locations of the name, if a macro repeats it
  const CXXRecordDecl *Class = nullptr; ///< pattern of the class, for a constructor call
  bool Qualified = false;
  bool NamesRuntime = false;          ///< qualified with a namespace of the runtime
  bool HasCompetingCandidate = false; ///< a function of one restriction may match better
  std::vector<const FunctionDecl *> Callees;
  std::vector<std::string> Types;

  std::vector<SourceLocation> names() const {
    std::vector<SourceLocation> All = Again;
    All.push_back(Name);
    return All;
  }
};

bool namesRuntime(const NestedNameSpecifier *Q) {
  const NamespaceDecl *N = Q ? Q->getAsNamespace() : nullptr;
  if (const NamespaceAliasDecl *Alias = Q ? Q->getAsNamespaceAlias() : nullptr)
    N = Alias->getNamespace();
  return N && isInConcurrency(N);
}

/// Returns the call in \p S if it is a call by name or a constructor call. Otherwise, \c Name of
/// the result is invalid.
SharedCall sharedCall(const Stmt *S, const ResolvedCall &Resolved) {
  SharedCall Call;
  if (const CXXConstructExpr *Construct = Resolved.Construction) {
    if (Construct->getConstructor()->isCopyOrMoveConstructor())
      return Call;
    std::tie(Call.Name, Call.Class) = constructionPlace(Construct);
    Call.Qualified = true;
    Call.Callees = {Resolved.Function};
    Call.Types = {Construct->getType().getCanonicalType().getAsString()};
  } else if (const auto *C = dyn_cast<CallExpr>(S); C && Resolved.Place == C->getExprLoc()) {
    Call.Name = calleeLocation(C);
    Call.Callees = {Resolved.Function};
    Call.Types = {C->getType().getCanonicalType().getAsString()};
    if (const auto *Callee = dyn_cast<DeclRefExpr>(C->getCallee()->IgnoreParenImpCasts())) {
      Call.Qualified = Callee->hasQualifier();
      Call.NamesRuntime = namesRuntime(Callee->getQualifier());
    }
  }
  return Call;
}

/// The calls by name and the constructor calls in functions of both restrictions. Looks for their
/// competing candidates unless \p M is null.
std::map<Place, SharedCall> sharedCalls(const Unit &U, const std::vector<CodeBlock> &Code,
                                        const Model *M) {
  std::map<Place, SharedCall> Calls;
  for (const CodeBlock &B : Code) {
    if (!B.Restrictions.both())
      continue;
    B.forEachStatementOrOperand([&](const Stmt *S) {
      forEachResolvedCall(S, [&](const ResolvedCall &Resolved) {
        SharedCall One = sharedCall(S, Resolved);
        if (One.Name.isInvalid())
          return;
        One.HasCompetingCandidate = M && competingCandidate(U, *M, B, Resolved);
        std::string Class = One.Class ? One.Class->getQualifiedNameAsString() : "";
        auto [It, IsNew] = Calls.try_emplace(placeOf(U, One.Name, Class), One);
        if (IsNew)
          return;
        It->second.HasCompetingCandidate |= One.HasCompetingCandidate;
        if (It->second.Name != One.Name && !llvm::is_contained(It->second.Again, One.Name))
          It->second.Again.push_back(One.Name);
        It->second.Callees.push_back(One.Callees.front());
        It->second.Types.push_back(One.Types.front());
      });
    });
  }
  return Calls;
}

/// True if \p Call may have another callee in amp code.
bool isOpen(const Unit &U, const Model &M, const SharedCall &Call) {
  return Call.HasCompetingCandidate || llvm::any_of(Call.Callees, [&](const FunctionDecl *F) {
           if (restrictionOf(F).Amp)
             return false;
           return U.isUserLocation(F->getLocation())
                      ? !isInOverloadPair(M, F) || isInUnmergeablePair(U, M, F)
                      : !Call.Qualified || Call.NamesRuntime;
         });
}

} // namespace

void resolveAmpCallees(const Unit &U, Model &M, const std::vector<CodeBlock> &Code,
                       ParseForAmp Parse) {
  std::map<Place, SharedCall> Open;
  for (const auto &[Where, Call] : sharedCalls(U, Code, &M))
    if (isOpen(U, M, Call))
      Open[Where] = Call;
  if (Open.empty())
    return;
  std::map<Place, const FunctionDecl *> AmpFunctions;
  for (const FunctionDecl *F : M.AmpFunctions)
    AmpFunctions[placeOf(U, F->getLocation())] = patternOf(F);

  Parse([&](Unit &Other) {
    const std::vector<CodeBlock> OtherCode = collectCode(Other);
    for (const auto &[Where, Call] : sharedCalls(Other, OtherCode, nullptr)) {
      auto It = Open.find(Where);
      if (It == Open.end() ||
          !llvm::all_of(Call.Callees, [](const FunctionDecl *F) { return restrictionOf(F).Amp; }))
        continue;
      const SharedCall &OnCpu = It->second;
      bool Runtime = llvm::all_of(Call.Callees, isInConcurrency);
      std::vector<const FunctionDecl *> Callees;
      for (const FunctionDecl *F : Call.Callees) {
        Place Declared = placeOf(Other, patternOf(F)->getLocation());
        if (auto Found = AmpFunctions.find(Declared); Found != AmpFunctions.end())
          Callees.push_back(Found->second);
        else // the call operator of a lambda
          for (const FunctionDecl *Same : OnCpu.Callees)
            if (placeOf(U, patternOf(Same)->getLocation()) == Declared) {
              Callees.push_back(patternOf(Same));
              break;
            }
      }
      if (!Runtime && Callees.size() != Call.Callees.size())
        continue;
      if (OnCpu.Class) {
        if (!Runtime)
          for (SourceLocation Name : OnCpu.names())
            M.AmpConstructors[{Name, OnCpu.Class}] = Callees;
        continue;
      }
      for (SourceLocation Name : OnCpu.names())
        M.ResolvedForAmp.insert(Name);
      for (size_t I = 0; I < OnCpu.Types.size() && I < Call.Types.size(); ++I)
        if (OnCpu.Types[I] != Call.Types[I])
          M.TypesByRestriction[OnCpu.Name] = {OnCpu.Types[I], Call.Types[I]};
      if (!Runtime)
        for (SourceLocation Name : OnCpu.names())
          M.AmpCallees[Name] = Callees;
      else if (!OnCpu.Qualified)
        M.ClashingUses.push_back({OnCpu.Name, qualifierOf(Call.Callees.front())});
    }
  });
}

} // namespace amp2hip

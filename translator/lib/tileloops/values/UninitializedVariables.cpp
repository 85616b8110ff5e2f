//===--- UninitializedVariables.cpp - Declarations without values ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "tileloops/values/UninitializedVariables.h"
#include "tileloops/values/KeptVariables.h"
#include "tileloops/values/VariableStorage.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

/// True if each declarator of \p D begins with the name of the variable, so that the rest of the
/// declaration is valid without it.
static bool hasSimpleDeclarators(const DeclStmt *D) {
  return llvm::all_of(D->decls(), [](const Decl *Each) {
    const auto *V = dyn_cast<VarDecl>(Each);
    return V && !isa<DecompositionDecl>(V) && !V->getType()->isReferenceType() &&
           !V->getType()->isMemberPointerType() &&
           !V->getType()->getBaseElementTypeUnsafe()->isPointerType();
  });
}

bool completeUninitialized(TilePlan &Plan, std::vector<TileStep> &Steps,
                           const VariableStorage &Known, const ASTContext &Ctx, MissedReason &Why) {
  for (TileStep &Step : Steps) {
    for (std::vector<TileStep> &Part : Step.Parts)
      if (!completeUninitialized(Plan, Part, Known, Ctx, Why))
        return false;
    if (Step.Uninitialized.empty() || Step.Kind == TileStep::Call)
      continue;
    const char *SeparateDeclaration = "this statement declares a variable that lives across a "
                                      "barrier together with others; declare it separately";
    std::vector<const BarrierLevelStatement *> Rest;
    for (const BarrierLevelStatement *L : Step.Statements) {
      const auto *D = dyn_cast<DeclStmt>(L->Statement);
      if (!D || llvm::none_of(D->decls(), [&](const Decl *Each) {
            return Step.Uninitialized.contains(cast<VarDecl>(Each));
          })) {
        Rest.push_back(L);
        continue;
      }
      bool HasValue = false;
      for (const Decl *Each : D->decls()) {
        const auto *V = dyn_cast<VarDecl>(Each);
        if (V && !isUninitialized(V)) {
          HasValue = true;
          continue;
        }
        if (!V || (!canBeKept(V, Ctx) && !Known.refersToSharedMemory(V)))
          return Why.reject(Each->getLocation(), SeparateDeclaration);
        Step.Uninitialized.insert(V);
        Plan.Uninitialized.insert(V);
        Plan.Kept.insert(V);
      }
      if (HasValue && !hasSimpleDeclarators(D))
        return Why.reject(D->getBeginLoc(), SeparateDeclaration);
      if (HasValue)
        Rest.push_back(L);
    }
    Step.Statements = std::move(Rest);
  }
  return true;
}

} // namespace amp2hip

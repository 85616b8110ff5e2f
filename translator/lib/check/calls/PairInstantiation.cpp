//===--- PairInstantiation.cpp - Instances of overload pairs --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "check/calls/PairInstantiation.h"
#include "ast/Signatures.h"
#include "model/overloads/OverloadPairs.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace amp2hip {

/// Declares the instance of \p Other, in the scope of \p F, with the template arguments of
/// \p F. Returns null if there is none.
static FunctionDecl *declareLike(Sema &S, const FunctionDecl *F, const FunctionDecl *Other) {
  const DeclContext *Scope = F->getDeclContext()->getRedeclContext();
  for (NamedDecl *D : Scope->lookup(F->getDeclName())) {
    FunctionDecl *Found = D->getAsFunction();
    if (!Found || isa<UsingShadowDecl>(D) || patternOf(Found) != Other)
      continue;
    auto *Template = dyn_cast<FunctionTemplateDecl>(D);
    if (!Template && sameParameters(S.getASTContext(), F, Found))
      return Found;
    const TemplateArgumentList *Arguments = F->getTemplateSpecializationArgs();
    if (Template && Arguments)
      return S.InstantiateFunctionDeclaration(Template, Arguments, F->getLocation());
  }
  return nullptr;
}

PairInstance instantiateLike(const Unit &U, const FunctionDecl *F, const FunctionDecl *Other) {
  Sema &S = U.sema();
  DiagnosticsEngine &Diags = S.getDiagnostics();
  const bool WereSuppressed = Diags.getSuppressAllDiagnostics();
  Diags.setSuppressAllDiagnostics(true);
  DiagnosticErrorTrap Trap(Diags);
  FunctionDecl *Instance = declareLike(S, F, Other);
  if (Instance && !Instance->isDefined())
    S.InstantiateFunctionDefinition(F->getLocation(), Instance, /*Recursive=*/true,
                                    /*DefinitionRequired=*/false);
  Diags.setSuppressAllDiagnostics(WereSuppressed);
  return {Instance, (!Instance || !Instance->isInvalidDecl()) && !Trap.hasErrorOccurred()};
}

} // namespace amp2hip

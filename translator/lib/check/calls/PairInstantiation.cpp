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

NamedDecl *declarationBeside(const FunctionDecl *F, const FunctionDecl *Other) {
  NamedDecl *Similar = nullptr;
  for (NamedDecl *D : F->getDeclContext()->getRedeclContext()->lookup(F->getDeclName())) {
    const FunctionDecl *Found = D->getAsFunction();
    if (!Found || isa<UsingShadowDecl>(D) || patternOf(Found) != Other ||
        (isa<FunctionTemplateDecl>(D) && !F->getTemplateSpecializationArgs()))
      continue;
    if (isa<FunctionTemplateDecl>(D) || sameParameters(F->getASTContext(), F, Found))
      return D;
    if (!Similar)
      Similar = D;
  }
  return Similar;
}

/// Declares the instance of \p Other, in the scope of \p F, with the template arguments of
/// \p F. Returns null if there is none.
static FunctionDecl *declareLike(Sema &S, const FunctionDecl *F, const FunctionDecl *Other) {
  NamedDecl *D = declarationBeside(F, Other);
  if (auto *Template = dyn_cast_or_null<FunctionTemplateDecl>(D))
    return S.InstantiateFunctionDeclaration(Template, F->getTemplateSpecializationArgs(),
                                            F->getLocation());
  auto *Found = cast_or_null<FunctionDecl>(D);
  return Found && sameParameters(S.getASTContext(), F, Found) ? Found : nullptr;
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

//===--- FunctionTypes.cpp - Restrictions of function types ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/restrictions/FunctionTypes.h"
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "parse/Unit.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/Expr.h"

using namespace clang;

namespace amp2hip {

FunctionTypes::FunctionTypes(const Unit &U) {
  for (const RestrictClause &C : U.Clauses)
    if (C.ParametersEnd.isValid() && (C.Set.Amp || C.Set.Cpu)) { // others have been reported
      Restriction &Set = Written[C.ParametersEnd];
      Set.Amp |= C.Set.Amp;
      Set.Cpu |= C.Set.Cpu;
    }
}

std::optional<Restriction> FunctionTypes::written(SourceLocation RParen) const {
  auto It = Written.find(RParen);
  return It == Written.end() ? std::nullopt : std::optional(It->second);
}

/// The restrictions of the code that encloses \p D.
static Restriction around(const Decl *D) {
  const FunctionDecl *F = enclosingFunction(D->getLexicalDeclContext());
  return F ? restrictionOf(F) : Restriction{true, false};
}

std::optional<Restriction> FunctionTypes::restrictionsOf(TypeLoc T, Restriction Around) const {
  if (!T)
    return std::nullopt;
  T = T.getUnqualifiedLoc();
  if (auto L = T.getAs<FunctionTypeLoc>()) {
    std::optional<Restriction> Own = written(L.getRParenLoc());
    return Own ? Own : Around;
  }
  if (auto L = T.getAs<ParenTypeLoc>())
    return restrictionsOf(L.getInnerLoc(), Around);
  if (auto L = T.getAs<AttributedTypeLoc>())
    return restrictionsOf(L.getModifiedLoc(), Around);
  if (auto L = T.getAs<MacroQualifiedTypeLoc>())
    return restrictionsOf(L.getInnerLoc(), Around);
  if (auto L = T.getAs<ElaboratedTypeLoc>())
    return restrictionsOf(L.getNamedTypeLoc(), Around);
  if (auto L = T.getAs<AdjustedTypeLoc>())
    return restrictionsOf(L.getOriginalLoc(), Around);
  if (auto L = T.getAs<TypedefTypeLoc>()) {
    const TypeSourceInfo *Info = L.getTypedefNameDecl()->getTypeSourceInfo();
    return Info ? restrictionsOf(Info->getTypeLoc(), around(L.getTypedefNameDecl())) : std::nullopt;
  }
  if (auto L = T.getAs<UsingTypeLoc>()) {
    const auto *Alias = dyn_cast<TypedefNameDecl>(L.getFoundDecl()->getTargetDecl());
    const TypeSourceInfo *Info = Alias ? Alias->getTypeSourceInfo() : nullptr;
    return Info ? restrictionsOf(Info->getTypeLoc(), around(Alias)) : std::nullopt;
  }
  if (auto L = T.getAs<TemplateSpecializationTypeLoc>()) {
    const auto *Alias = dyn_cast_or_null<TypeAliasTemplateDecl>(
        L.getTypePtr()->getTemplateName().getAsTemplateDecl());
    const TypeSourceInfo *Info = Alias ? Alias->getTemplatedDecl()->getTypeSourceInfo() : nullptr;
    if (Info)
      return restrictionsOf(Info->getTypeLoc(), around(Alias));
  }
  if (auto L = T.getAs<DecltypeTypeLoc>()) {
    const auto *Named = dyn_cast<DeclRefExpr>(L.getUnderlyingExpr()->IgnoreParenImpCasts());
    if (const auto *F = Named ? dyn_cast<FunctionDecl>(Named->getDecl()) : nullptr)
      return restrictionOf(F);
  }
  if (T.getType()->isFunctionType())
    return Restriction{true, false};
  return std::nullopt;
}

} // namespace amp2hip

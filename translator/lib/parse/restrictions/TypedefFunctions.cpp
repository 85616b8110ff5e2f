//===--- TypedefFunctions.cpp - Functions declared with a typedef ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/restrictions/TypedefFunctions.h"
#include "ast/Restrictions.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/restrictions/FunctionTypes.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Collects the functions of user files whose declarator has no parameter list.
class Visitor : public UserVisitor {
public:
  explicit Visitor(const Unit &U) : UserVisitor(U), Types(U) {}

  bool VisitFunctionDecl(FunctionDecl *F) override {
    const TypeSourceInfo *Info = F->getTypeSourceInfo();
    if (!Info || F->isImplicit() || hasRestrictionSpecifier(F) ||
        Info->getTypeLoc().getAsAdjusted<FunctionTypeLoc>() || !U.isUserLocation(F->getLocation()))
      return true;
    std::optional<Restriction> Set = Types.restrictionsOf(Info->getTypeLoc(), restrictionOf(F));
    // In `function (f);`, attributes must follow the parentheses.
    SourceLocation End = F->getNameInfo().getEndLoc();
    for (auto Parens = Info->getTypeLoc().getAs<ParenTypeLoc>(); Parens;
         Parens = Parens.getInnerLoc().getAs<ParenTypeLoc>())
      End = Parens.getRParenLoc(); // the last one is the outermost
    if (Set && Set->Amp)
      Found.push_back({End, *Set});
    return true;
  }

  std::vector<std::pair<SourceLocation, Restriction>> Found;

private:
  FunctionTypes Types;
};

} // namespace

std::vector<std::pair<SourceLocation, Restriction>> functionsDeclaredByTypedef(const Unit &U) {
  if (llvm::none_of(U.Clauses, [](const RestrictClause &C) { return C.Set.Amp; }))
    return {};
  Visitor V(U);
  V.TraverseDecl(U.context().getTranslationUnitDecl());
  return std::move(V.Found);
}

} // namespace amp2hip

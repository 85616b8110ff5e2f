//===--- LowerProperties.cpp - Properties with overloaded accessors -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces uses of a property by calls of its accessors if restrictions select the accessor. With
// the declarations
//
//   int get_width() const;
//   template <typename T = int> int get_width() const restrict(amp);
//   __declspec(property(get = get_width)) int width;
//
// the expression
//
//   box.width
//
// becomes
//
//   box.get_width()
//
// The rewrites then select the accessor like the callee of any other call.
//
//===----------------------------------------------------------------------===//
#include "lower/Lower.h"
#include "model/DependentProperties.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/dialect/PropertyCalls.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

void lowerProperties(RewriteContext &C, const std::vector<CodeBlock> &) {
  std::set<const MSPropertyDecl *> Chosen;
  std::set<std::string> Getters;
  for (const MSPropertyDecl *P : C.Model.PropertyDecls)
    if (hasUnmergeableAccessors(C.Model, P)) {
      Chosen.insert(P);
      if (P->hasGetter())
        Getters.insert(P->getGetterId()->getName().str() + "()");
    }
  if (Chosen.empty())
    return;
  for (const PseudoObjectExpr *E : llvm::reverse(C.Model.PropertyUses)) // inner uses first
    if (const MSPropertyRefExpr *R = propertyOf(E); R && Chosen.count(R->getPropertyDecl()))
      writeAccessorCalls(C, E);
  for (const auto &[Member, Getter] : C.Model.DependentPropertyUses)
    if (std::optional<TextRange> R = Getters.count(Getter) ? C.Source.range(Member) : std::nullopt)
      C.Edits.replace(*R, Getter);
}

} // namespace amp2hip

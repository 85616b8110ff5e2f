//===--- CodeVisitor.h - Visits code with its restriction -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_CODEVISITOR_H
#define AMP2HIP_MODEL_CODEVISITOR_H

#include "ast/DynamicVisitor.h"
#include "ast/Restrictions.h"
#include "parse/Unit.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

namespace amp2hip {

/// Base class of visitors of the user's declarations, including template instantiations. During the
/// visit, function() returns the innermost function around the visited statement, and restriction()
/// returns the restriction of that function. The visitor skips unevaluated operands.
class CodeVisitor : public DynamicVisitor {
  using Base = DynamicVisitor;

public:
  explicit CodeVisitor(const Unit &U) : U(U) {}

  bool shouldVisitTemplateInstantiations() const override { return true; }
  bool shouldVisitImplicitCode() const override { return false; }

  bool TraverseDecl(clang::Decl *D) override {
    if (D && D->getDeclContext() && D->getDeclContext()->isTranslationUnit() &&
        !U.isUserLocation(D->getLocation()) && !U.isUserLocation(D->getBeginLoc()))
      return true;
    if (auto *F = llvm::dyn_cast_or_null<clang::FunctionDecl>(D))
      return within(F, [&] { return Base::TraverseDecl(D); });
    return Base::TraverseDecl(D);
  }

  // Skip unevaluated operands: neither the cpu nor the accelerator evaluates them.
  bool TraverseUnaryExprOrTypeTraitExpr(clang::UnaryExprOrTypeTraitExpr *) override { return true; }
  bool TraverseDecltypeTypeLoc(clang::DecltypeTypeLoc) override { return true; }
  bool TraverseCXXNoexceptExpr(clang::CXXNoexceptExpr *) override { return true; }

  bool TraverseLambdaCapture(clang::LambdaExpr *L, const clang::LambdaCapture *Capture,
                             clang::Expr *Init) override {
    // The code around the lambda evaluates the initializer of a capture. So visit the initializer
    // as code of the enclosing function.
    if (Functions.empty() || Functions.back() != L->getCallOperator())
      return Base::TraverseLambdaCapture(L, Capture, Init);
    const clang::FunctionDecl *Operator = Functions.back();
    Restriction Inner = Current.back();
    Functions.pop_back();
    Current.pop_back();
    bool Result = Base::TraverseLambdaCapture(L, Capture, Init);
    Functions.push_back(Operator);
    Current.push_back(Inner);
    return Result;
  }

  bool TraverseLambdaExpr(clang::LambdaExpr *L) override {
    // TraverseLambdaCapture() visits the initializers of captures as code of the enclosing
    // function.
    if (!within(L->getCallOperator(), [&] { return Base::TraverseLambdaExpr(L); }))
      return false;
    // The instances of a generic lambda are in its implicit closure type.
    if (clang::FunctionTemplateDecl *Generic = L->getCallOperator()->getDescribedFunctionTemplate())
      for (clang::FunctionDecl *Instance : Generic->specializations())
        if (!TraverseDecl(Instance))
          return false;
    return true;
  }

protected:
  const clang::FunctionDecl *function() const {
    return Functions.empty() ? nullptr : Functions.back();
  }
  /// The restriction of the visited code; cpu outside functions.
  Restriction restriction() const {
    return Functions.empty() ? Restriction{true, false} : Current.back();
  }

  const Unit &U;

private:
  template <typename Body>
  bool within(const clang::FunctionDecl *F, Body Traverse) {
    Functions.push_back(F);
    Current.push_back(restrictionOf(F));
    bool Result = Traverse();
    Functions.pop_back();
    Current.pop_back();
    return Result;
  }

  std::vector<const clang::FunctionDecl *> Functions;
  std::vector<Restriction> Current;
};

} // namespace amp2hip

#endif // AMP2HIP_MODEL_CODEVISITOR_H

//===--- CodeVisitor.h - Walk code and know its restriction ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_CODEVISITOR_H
#define AMP2HIP_REWRITE_CODEVISITOR_H

#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "model/Model.h"
#include "parse/Unit.h"

namespace amp2hip {

/// Visits the user's declarations, instantiations of templates included, and
/// knows in which function, under which restriction, each statement stands.
template <typename Derived>
class CodeVisitor : public clang::RecursiveASTVisitor<Derived> {
  using Base = clang::RecursiveASTVisitor<Derived>;

public:
  explicit CodeVisitor(const Unit &U) : U(U) {}

  bool shouldVisitTemplateInstantiations() const { return true; }
  bool shouldVisitImplicitCode() const { return false; }

  bool TraverseDecl(clang::Decl *D) {
    if (D && D->getDeclContext() && D->getDeclContext()->isTranslationUnit() &&
        !U.isUserLocation(D->getLocation()) && !U.isUserLocation(D->getBeginLoc()))
      return true;
    if (auto *F = llvm::dyn_cast_or_null<clang::FunctionDecl>(D))
      return within(F, [&] { return Base::TraverseDecl(D); });
    return Base::TraverseDecl(D);
  }

  // What is not evaluated runs nowhere.
  bool TraverseUnaryExprOrTypeTraitExpr(clang::UnaryExprOrTypeTraitExpr *) { return true; }
  bool TraverseDecltypeTypeLoc(clang::DecltypeTypeLoc) { return true; }
  bool TraverseCXXNoexceptExpr(clang::CXXNoexceptExpr *) { return true; }

  bool TraverseLambdaCapture(clang::LambdaExpr *L, const clang::LambdaCapture *Capture,
                             clang::Expr *Init) {
    // The initialiser is computed by the code around the lambda.
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

  bool TraverseLambdaExpr(clang::LambdaExpr *L) {
    // Captures are initialised by the code around the lambda.
    if (!within(L->getCallOperator(), [&] { return Base::TraverseLambdaExpr(L); }))
      return false;
    // The instances of a generic one are in its class, which nobody wrote.
    if (clang::FunctionTemplateDecl *Generic =
            L->getCallOperator()->getDescribedFunctionTemplate())
      for (clang::FunctionDecl *Instance : Generic->specializations())
        if (!this->getDerived().TraverseDecl(Instance))
          return false;
    return true;
  }

protected:
  const clang::FunctionDecl *function() const {
    return Functions.empty() ? nullptr : Functions.back();
  }
  /// The restriction of the code being visited; cpu outside functions.
  Restriction restriction() const {
    return Functions.empty() ? Restriction{true, false} : Current.back();
  }

  const Unit &U;

private:
  template <typename Body> bool within(const clang::FunctionDecl *F, Body Traverse) {
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

#endif // AMP2HIP_REWRITE_CODEVISITOR_H

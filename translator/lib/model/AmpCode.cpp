//===--- AmpCode.cpp - The user's code, by function and restriction -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/AmpCode.h"
#include "model/Model.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace amp2hip {
namespace {

class Collector : public RecursiveASTVisitor<Collector> {
  using Base = RecursiveASTVisitor<Collector>;

public:
  explicit Collector(const Unit &U) : U(U), Blocks(1), Current{0} {}

  bool shouldVisitTemplateInstantiations() const { return true; }
  bool shouldVisitImplicitCode() const { return false; }

  bool TraverseDecl(Decl *D) {
    // What Clang could not make sense of it has complained about.
    if (!D || D->isInvalidDecl())
      return true;
    if (D->getDeclContext() && D->getDeclContext()->isTranslationUnit() &&
        !U.isUserLocation(D->getLocation()) && !U.isUserLocation(D->getBeginLoc()))
      return true;
    if (auto *F = dyn_cast<FunctionDecl>(D))
      return within(F, nullptr, [&] { return Base::TraverseDecl(D); });
    return Base::TraverseDecl(D);
  }

  bool TraverseLambdaExpr(LambdaExpr *L) {
    here().Statements.push_back(L);
    for (unsigned I = 0; I < L->capture_size(); ++I) {
      const LambdaCapture *C = L->capture_begin() + I;
      if (L->isInitCapture(C) && !TraverseDecl(C->getCapturedVar()))
        return false;
    }
    if (!traverseOperator(L->getCallOperator(), L))
      return false;
    // A generic lambda: what it was called with.
    if (FunctionTemplateDecl *Generic = L->getCallOperator()->getDescribedFunctionTemplate())
      for (FunctionDecl *Instance : Generic->specializations())
        if (Instance->doesThisDeclarationHaveABody() && !traverseOperator(Instance, L))
          return false;
    return true;
  }

  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E) {
    here().Statements.push_back(E);
    return unevaluated([&] { return Base::TraverseUnaryExprOrTypeTraitExpr(E); });
  }
  bool TraverseDecltypeTypeLoc(DecltypeTypeLoc T) {
    return unevaluated([&] { return Base::TraverseDecltypeTypeLoc(T); });
  }
  bool TraverseCXXNoexceptExpr(CXXNoexceptExpr *E) {
    here().Statements.push_back(E);
    return unevaluated([&] { return Base::TraverseCXXNoexceptExpr(E); });
  }

  // Values of template arguments and static assertions are the compiler's.
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &A) {
    return unevaluated([&] { return Base::TraverseTemplateArgumentLoc(A); });
  }
  bool TraverseStaticAssertDecl(StaticAssertDecl *D) {
    return unevaluated([&] { return TraverseStmt(D->getAssertExpr()); });
  }

  /// A default argument, and the initialiser of a member, belong to the code that
  /// uses them.
  bool TraverseFieldDecl(FieldDecl *F) {
    return unevaluated([&] { return Base::TraverseFieldDecl(F); });
  }
  bool TraverseParmVarDecl(ParmVarDecl *P) {
    return !P->getTypeSourceInfo() || TraverseTypeLoc(P->getTypeSourceInfo()->getTypeLoc());
  }
  bool TraverseConstantExpr(ConstantExpr *E) {
    return constant([&] { return Base::TraverseConstantExpr(E); });
  }
  bool TraverseConstantArrayTypeLoc(ConstantArrayTypeLoc T) {
    return constant([&] { return Base::TraverseConstantArrayTypeLoc(T); });
  }
  bool TraverseVarDecl(VarDecl *V) {
    return V->isConstexpr() ? constant([&] { return Base::TraverseVarDecl(V); })
                            : Base::TraverseVarDecl(V);
  }

  bool TraverseCXXConstructorDecl(CXXConstructorDecl *C) {
    // What is initialised though nobody wrote it runs too.
    if (C->doesThisDeclarationHaveABody())
      for (CXXCtorInitializer *Init : C->inits())
        if (!Init->isWritten() && !TraverseStmt(Init->getInit()))
          return false;
    return Base::TraverseCXXConstructorDecl(C);
  }

  bool VisitStmt(Stmt *S) {
    if (Constant)
      here().ConstantEvaluated.insert(S);
    if (!isa<LambdaExpr>(S))
      (Unevaluated ? here().Unevaluated : here().Statements).push_back(S);
    return true;
  }
  bool VisitVarDecl(VarDecl *V) {
    if (!isa<ParmVarDecl>(V))
      here().Variables.push_back(V);
    return true;
  }
  bool VisitTypeLoc(TypeLoc T) {
    here().Types.push_back(T);
    return true;
  }

  std::vector<CodeBlock> take() { return std::move(Blocks); }

private:
  bool traverseOperator(FunctionDecl *Operator, const LambdaExpr *L) {
    return within(Operator, L, [&] {
      for (ParmVarDecl *P : Operator->parameters())
        if (!TraverseDecl(P))
          return false;
      if (TypeSourceInfo *Written = Operator->getTypeSourceInfo())
        if (auto F = Written->getTypeLoc().getAs<FunctionProtoTypeLoc>();
            F && L->hasExplicitResultType() && !TraverseTypeLoc(F.getReturnLoc()))
          return false;
      return TraverseStmt(Operator->getBody());
    });
  }

  CodeBlock &here() { return Blocks[Current.back()]; }

  template <typename Body> bool within(const FunctionDecl *F, const LambdaExpr *L, Body Traverse) {
    Current.push_back(Blocks.size());
    Blocks.emplace_back();
    here().Function = F;
    here().Lambda = L;
    here().Set = restrictionOf(F);
    bool WasUnevaluated = std::exchange(Unevaluated, false);
    bool WasConstant = std::exchange(Constant, false);
    bool Result = Traverse();
    Unevaluated = WasUnevaluated;
    Constant = WasConstant;
    Current.pop_back();
    return Result;
  }
  template <typename Body> bool unevaluated(Body Traverse) {
    bool Before = std::exchange(Unevaluated, true);
    bool Result = Traverse();
    Unevaluated = Before;
    return Result;
  }
  template <typename Body> bool constant(Body Traverse) {
    bool Before = std::exchange(Constant, true);
    bool Result = Traverse();
    Constant = Before;
    return Result;
  }

  const Unit &U;
  std::vector<CodeBlock> Blocks;
  std::vector<size_t> Current;
  bool Unevaluated = false;
  bool Constant = false;
};

} // namespace

bool CodeBlock::isWrittenConstructor() const {
  const auto *Constructor = dyn_cast_or_null<CXXConstructorDecl>(Function);
  return Constructor && Constructor->isUserProvided() && !Lambda;
}

std::vector<CodeBlock> collectCode(const Unit &U) {
  Collector C(U);
  C.TraverseDecl(U.context().getTranslationUnitDecl());
  return C.take();
}

} // namespace amp2hip

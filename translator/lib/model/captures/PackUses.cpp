//===--- PackUses.cpp - Parameter packs that a lambda uses ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/captures/PackUses.h"
#include "ast/DynamicVisitor.h"
#include "ast/Scopes.h"
#include "ast/Variables.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

class Visitor : public DynamicVisitor {
public:
  PackUses Found;

  bool TraversePackExpansionExpr(PackExpansionExpr *E) override {
    return expanded([&] { return DynamicVisitor::TraversePackExpansionExpr(E); });
  }
  bool TraverseCXXFoldExpr(CXXFoldExpr *E) override {
    return expanded([&] { return DynamicVisitor::TraverseCXXFoldExpr(E); });
  }
  bool TraversePackExpansionTypeLoc(PackExpansionTypeLoc T) override {
    return expanded([&] { return DynamicVisitor::TraversePackExpansionTypeLoc(T); });
  }
  bool TraverseLambdaCapture(LambdaExpr *L, const LambdaCapture *Capture, Expr *Init) override {
    if (Capture->capturesVariable() && !L->isInitCapture(Capture) &&
        Capture->getCapturedVar()->isParameterPack()) {
      const ValueDecl *Pack = Capture->getCapturedVar();
      if (Capture->isPackExpansion()) {
        Found.Expanded.insert(Pack);
      } else if (Capture->isExplicit() && !Depth) {
        use(Pack, Capture->getLocation());
        Found.CapturedElements[Pack].push_back(Capture->getLocation());
      }
      return true;
    }
    return DynamicVisitor::TraverseLambdaCapture(L, Capture, Init);
  }
  bool VisitNamedDecl(NamedDecl *D) override {
    Own.insert(D);
    return true;
  }
  bool VisitTemplateTypeParmTypeLoc(TemplateTypeParmTypeLoc T) override {
    if (T.getDecl() && T.getDecl()->isParameterPack())
      use(T.getDecl(), T.getNameLoc());
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (E->getDecl()->isParameterPack())
      use(E->getDecl(), E->getLocation());
    // The output copies local constants into the moved code, so their
    // initializers count, too.
    const auto *V = dyn_cast<VarDecl>(E->getDecl());
    if (V && V->getInit() && isLocal(V) && isConstantVariable(V, V->getASTContext()) &&
        Followed.insert(V).second)
      expanded([&] { return TraverseDecl(const_cast<VarDecl *>(V)); });
    return true;
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) override {
    const TypedefNameDecl *D = T.getTypedefNameDecl();
    if (isLocal(D) && Followed.insert(D).second)
      expanded([&] { return TraverseTypeLoc(D->getTypeSourceInfo()->getTypeLoc()); });
    return true;
  }
  bool VisitTagTypeLoc(TagTypeLoc T) override {
    Found.NamesLocalType |= isLocal(T.getDecl());
    return true;
  }
  bool VisitSizeOfPackExpr(SizeOfPackExpr *E) override {
    if (!isa<VarDecl>(E->getPack()))
      Found.Expanded.insert(E->getPack());
    return true;
  }
  bool VisitTemplateSpecializationTypeLoc(TemplateSpecializationTypeLoc T) override {
    useTemplate(T.getTypePtr()->getTemplateName(), T.getTemplateNameLoc());
    return true;
  }
  bool VisitDeducedTemplateSpecializationTypeLoc(DeducedTemplateSpecializationTypeLoc T) override {
    useTemplate(T.getTypePtr()->getTemplateName(), T.getTemplateNameLoc());
    return true;
  }
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &A) override {
    const TemplateArgument::ArgKind Kind = A.getArgument().getKind();
    if (Kind == TemplateArgument::Template)
      useTemplate(A.getArgument().getAsTemplate(), A.getTemplateNameLoc());
    if (Kind == TemplateArgument::TemplateExpansion)
      expanded([&] {
        useTemplate(A.getArgument().getAsTemplateOrTemplatePattern(), A.getTemplateNameLoc());
        return true;
      });
    return DynamicVisitor::TraverseTemplateArgumentLoc(A);
  }
  /// The uses of all packs except those that the visited code declares.
  PackUses result() {
    for (const NamedDecl *D : Own) {
      Found.Elements.erase(D);
      Found.Expanded.erase(D);
    }
    return std::move(Found);
  }

private:
  static bool isLocal(const Decl *D) { return enclosingFunction(D->getDeclContext()) != nullptr; }
  template <typename Function>
  bool expanded(Function Traverse) {
    ++Depth;
    bool Result = Traverse();
    --Depth;
    return Result;
  }
  void useTemplate(TemplateName Name, SourceLocation At) {
    if (const TemplateDecl *Template = Name.getAsTemplateDecl();
        Template && Template->isParameterPack())
      use(Template, At);
  }
  void use(const NamedDecl *Pack, SourceLocation At) {
    if (Depth)
      Found.Expanded.insert(Pack);
    else
      Found.Elements[Pack].push_back(At);
  }

  unsigned Depth = 0;
  std::set<const NamedDecl *> Own, Followed;
};

} // namespace

PackUses packUses(const LambdaExpr &Lambda) {
  Visitor V;
  // Skip the initializers of captures, which the code around the lambda evaluates.
  V.TraverseDecl(Lambda.getCallOperator());
  return V.result();
}

PackUses packUses(const VarDecl &Variable) {
  Visitor V;
  TypeLoc Loc =
      Variable.getTypeSourceInfo() ? Variable.getTypeSourceInfo()->getTypeLoc() : TypeLoc();
  if (auto Expansion = Loc.isNull() ? PackExpansionTypeLoc() : Loc.getAs<PackExpansionTypeLoc>();
      Expansion && Variable.isParameterPack())
    Loc = Expansion.getPatternLoc();
  if (!Loc.isNull())
    V.TraverseTypeLoc(Loc);
  return V.result();
}

} // namespace amp2hip

//===--- ConstantObjects.cpp - Constants used as objects ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares constants again at the beginning of a kernel's body if the kernel uses them as objects.
// For example,
//
//   constexpr float weights[] = {1, 2, 1};
//   parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = weights[i[0]]; });
//
// becomes
//
//   __host__ __device__ void operator()(concurrency::index<1> i) const {
//     constexpr float weights[] = {1, 2, 1};
//     v[i] = weights[i[0]];
//   }
//
// C++ does not capture a constant of which only the value is read, so the function object has no
// data member for it. A static data member would not suffice: device code has no object for it, but
// `weights[i[0]]` needs the object.
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "ast/Variables.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/captures/CapturedNames.h"
#include "rewrite/movedcode/LocalDeclarations.h"
#include "rewrite/movedcode/LocalUses.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

namespace {
/// Finds uses of variables that need the object of the variable, not only its value.
struct Objects : DynamicVisitor {
  const ASTContext &Ctx;
  std::set<const DeclRefExpr *> Values;
  std::vector<const DeclRefExpr *> Named;

  explicit Objects(const ASTContext &Ctx) : Ctx(Ctx) {}

  bool VisitCastExpr(CastExpr *E) override {
    return E->getCastKind() != CK_LValueToRValue || read(E->getSubExpr());
  }
  // Templates contain no casts for operands, so record the operands of operators here.
  bool VisitBinaryOperator(BinaryOperator *E) override {
    return read(E->getLHS()) && read(E->getRHS());
  }
  bool VisitArraySubscriptExpr(ArraySubscriptExpr *E) override { return read(E->getRHS()); }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    Named.push_back(E);
    return true;
  }
  // Skip unevaluated operands and constant expressions, which need no object.
  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *) override { return true; }
  bool TraverseDecltypeTypeLoc(DecltypeTypeLoc) override { return true; }
  bool TraverseConstantExpr(ConstantExpr *) override { return true; }
  bool TraverseStaticAssertDecl(StaticAssertDecl *) override { return true; }
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &) override { return true; }
  bool TraverseCaseStmt(CaseStmt *S) override { return TraverseStmt(S->getSubStmt()); }
  bool TraverseConstantArrayTypeLoc(ConstantArrayTypeLoc T) override {
    return TraverseTypeLoc(T.getElementLoc());
  }
  bool TraverseDependentSizedArrayTypeLoc(DependentSizedArrayTypeLoc T) override {
    return TraverseTypeLoc(T.getElementLoc());
  }
  // Visit the semantic form, because the syntactic form contains no lvalue-to-rvalue conversions.
  bool TraverseInitListExpr(InitListExpr *E) override {
    for (Expr *Initializer :
         (E->isSemanticForm() || !E->getSemanticForm() ? E : E->getSemanticForm())->inits())
      if (!TraverseStmt(Initializer))
        return false;
    return true;
  }

  /// True if the code needs the object of \p V, not only its value.
  bool has(const VarDecl *V) const {
    return llvm::any_of(
        Named, [&](const DeclRefExpr *E) { return E->getDecl() == V && !Values.count(E); });
  }

private:
  /// Records that \p E only reads the value of a constant, or of an array element whose index is
  /// constant.
  bool read(const Expr *E) {
    E = E->IgnoreParens();
    while (const auto *Element = dyn_cast<ArraySubscriptExpr>(E)) {
      const Expr *Index = Element->getIdx();
      if (Index->isInstantiationDependent() || !Index->isIntegerConstantExpr(Ctx))
        return true;
      E = Element->getBase()->IgnoreParenImpCasts();
    }
    if (const auto *Name = dyn_cast<DeclRefExpr>(E))
      Values.insert(Name);
    return true;
  }
};
} // namespace

/// True if the types of \p L's parameters or its result type name the constant \p V.
static bool isNamedBeforeBody(const VarDecl *V, const AmpLambda &L) {
  struct Search : DynamicVisitor {
    const VarDecl *V = nullptr;
    bool Found = false;
    bool VisitDeclRefExpr(DeclRefExpr *E) override { return !(Found |= E->getDecl() == V); }
  } Search;
  Search.V = V;
  if (const TypeSourceInfo *Written = L.Lambda->getCallOperator()->getTypeSourceInfo())
    Search.TraverseTypeLoc(Written->getTypeLoc());
  return Search.Found;
}

bool LocalDeclarations::isArrayOfBody(const VarDecl *V, const AmpLambda &L,
                                      llvm::ArrayRef<const NamedDecl *> Needed) const {
  if (!V->getType()->isArrayType() || isNamedBeforeBody(V, L))
    return false;
  Objects Visitor(C.Unit.context());
  Visitor.TraverseStmt(L.Lambda->getBody());
  return Visitor.has(V) && llvm::none_of(Needed, [&](const NamedDecl *D) {
           bool Uses = false;
           visitUses(D, [&](const NamedDecl *Used, const LambdaExpr *, SourceLocation) {
             Uses |= D != V && Used == V;
           });
           return Uses;
         });
}

std::vector<std::string> LocalDeclarations::constantObjects(const AmpLambda &L,
                                                            const std::string &Class,
                                                            const TemplateText &Template) {
  Objects Visitor(C.Unit.context());
  Visitor.TraverseStmt(L.Lambda->getBody());
  std::vector<std::string> Declarations;
  const std::vector<const NamedDecl *> Needed = needed(L);
  for (const NamedDecl *D : Needed) {
    const auto *V = dyn_cast<VarDecl>(D);
    if (!V || !Visitor.has(V) || L.captures(V) || !isConstantVariable(V, C.Unit.context()))
      continue;
    if (V->getType()->isArrayType()) {
      const std::string Text = declarationText(V, false);
      StringRef Rest = Text;
      Rest.consume_front("static ");
      // Some instances of a template may discard the statement that indexes the array, so prevent
      // warnings about an unused variable.
      const bool IsInTemplate = V->getDeclContext()->isDependentContext();
      Declarations.push_back((IsInTemplate ? "[[maybe_unused]] " : "") + Rest.str());
    } else if ((V->getType()->isScalarType() || V->getType()->isDependentType()) &&
               !clashesWithMembers(V, L, Needed, C.Unit.context()) &&
               llvm::none_of(Template.Parameters, [&](const TemplateText::Parameter &P) {
                 return P.Name == V->getName();
               })) {
      Declarations.push_back(
          std::string("[[maybe_unused]] ") + (V->isConstexpr() ? "constexpr" : "const") + " auto " +
          V->getNameAsString() + " = " + Class + "::" + V->getNameAsString() + ";");
    }
  }
  return Declarations;
}

} // namespace amp2hip

//===--- ConfigurationCauses.cpp - What the configuration decides ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds types and values that depend on the configuration through other declarations:
//
//   const int Size = TILE;      // a macro of the command line
//   float rows[Size];
//   auto &all = rows;           // the type of `all` depends on TILE
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "parse/MacroUses.h"
#include "parse/Unit.h"
#include "rewrite/text/ConfigurationMacros.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {

/// Returns the name of \p D in messages; for an unnamed enumeration, its first enumerator's.
static std::string nameOf(const NamedDecl *D) {
  if (const auto *Enum = dyn_cast<EnumDecl>(D);
      Enum && !Enum->getIdentifier() && !Enum->enumerators().empty())
    return Enum->enumerator_begin()->getNameAsString();
  return D->getIdentifier() ? D->getNameAsString() : "unnamed";
}

/// Looks for the first cause in a type, in an expression, and in the declarations that they name.
class ConfigurationMacros::CauseVisitor : public DynamicVisitor {
public:
  explicit CauseVisitor(ConfigurationMacros &Macros) : Macros(Macros) {}

  bool VisitDeclRefExpr(DeclRefExpr *E) override { return visit(E->getDecl()); }
  bool VisitMemberExpr(MemberExpr *E) override { return visit(E->getMemberDecl()); }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) override { return visit(T.getTypedefNameDecl()); }
  bool VisitUsingTypeLoc(UsingTypeLoc T) override {
    return visit(T.getFoundDecl()->getTargetDecl());
  }

  /// Visits \p D. Returns false if a cause was found.
  bool visit(const NamedDecl *D);
  /// Looks for a cause in the code of \p D at \p Range.
  bool visitText(const NamedDecl *D, SourceRange Range);

  Cause Found;

private:
  bool visitExpr(const NamedDecl *D, const Expr *E) {
    return !E || (visitText(D, E->getSourceRange()) && TraverseStmt(const_cast<Expr *>(E)));
  }
  bool visitResults(const FunctionDecl *F, const Stmt *S);

  ConfigurationMacros &Macros;
  llvm::DenseSet<const NamedDecl *> Visited;
};

bool ConfigurationMacros::CauseVisitor::visitText(const NamedDecl *D, SourceRange Range) {
  if (Found || Range.isInvalid())
    return !Found;
  Found.Macro = Macros.findIn(Range.getBegin(), Range.getEnd());
  if (!Found && D) {
    Found.If = Macros.conditionIn(Range);
    Found.At = D->getLocation();
    Found.Name = nameOf(D);
  }
  return !Found;
}

/// Visits the operands of the return statements of \p F in \p S, which decide its result type.
bool ConfigurationMacros::CauseVisitor::visitResults(const FunctionDecl *F, const Stmt *S) {
  if (!S || isa<LambdaExpr>(S))
    return true;
  if (const auto *Return = dyn_cast<ReturnStmt>(S))
    return visitExpr(F, Return->getRetValue());
  for (const Stmt *Child : S->children())
    if (!visitResults(F, Child))
      return false;
  return true;
}

/// True if the initializer of \p V decides its type, or a value that the source uses as a constant.
static bool isDecidedByInitializer(const VarDecl &V) {
  if (V.getType()->getContainedDeducedType() || V.isConstexpr() ||
      (V.getType().isConstQualified() && V.getType()->isIntegralOrEnumerationType()))
    return true;
  TypeLoc Loc = V.getTypeSourceInfo() ? V.getTypeSourceInfo()->getTypeLoc() : TypeLoc();
  const auto Array = Loc.isNull() ? ArrayTypeLoc() : Loc.getUnqualifiedLoc().getAs<ArrayTypeLoc>();
  return Array && !Array.getSizeExpr(); // `int a[] = {1, 2};`
}

bool ConfigurationMacros::CauseVisitor::visit(const NamedDecl *D) {
  if (Found || !D || !Visited.insert(D).second || !Macros.U.isUserLocation(D->getLocation()))
    return !Found;
  if (Found.If = Macros.conditionAround(D->getLocation()); Found.If.isValid()) {
    Found.At = D->getLocation();
    Found.Name = nameOf(D);
    return false;
  }
  if (const auto *Constant = dyn_cast<EnumConstantDecl>(D)) {
    // The value of an enumerator without initializer depends on those before it.
    const auto *Enum = cast<EnumDecl>(Constant->getDeclContext());
    return visitText(D, {Enum->getBraceRange().getBegin(), Constant->getEndLoc()}) &&
           visitExpr(D, Constant->getInitExpr());
  }
  const auto *Declarator = dyn_cast<DeclaratorDecl>(D);
  const auto *Typedef = dyn_cast<TypedefNameDecl>(D);
  const auto *F = dyn_cast<FunctionDecl>(D);
  if (F) {
    if (!visitText(D, F->getReturnTypeSourceRange()))
      return false;
    if (FunctionTypeLoc Type = F->getFunctionTypeLoc();
        Type && !TraverseTypeLoc(Type.getReturnLoc()))
      return false;
    const bool IsDeduced = F->getDeclaredReturnType()->getContainedDeducedType();
    return (!IsDeduced && !F->isConstexpr()) || visitResults(F, F->getBody());
  }
  if (TypeSourceInfo *Type = Declarator ? Declarator->getTypeSourceInfo()
                             : Typedef  ? Typedef->getTypeSourceInfo()
                                        : nullptr)
    if (!visitText(D, Type->getTypeLoc().getSourceRange()) || !TraverseTypeLoc(Type->getTypeLoc()))
      return false;
  const auto *V = dyn_cast<VarDecl>(D);
  return !V || !isDecidedByInitializer(*V) || visitExpr(D, V->getInit());
}

bool ConfigurationMacros::decide(const NamedDecl *D) {
  CauseVisitor Visitor(*this);
  return !Visitor.visit(D);
}

bool ConfigurationMacros::decide(const Expr *E) {
  CauseVisitor Visitor(*this);
  return !Visitor.visitText(nullptr, E->getSourceRange()) ||
         !Visitor.TraverseStmt(const_cast<Expr *>(E));
}

bool ConfigurationMacros::decide(const TemplateArgumentLoc &A) {
  CauseVisitor Visitor(*this);
  return !Visitor.visitText(nullptr, A.getSourceRange()) || !Visitor.TraverseTemplateArgumentLoc(A);
}

bool ConfigurationMacros::isDeclaredUnderCondition(const NamedDecl *D, SourceLocation User) {
  return conditionAround(D->getLocation(), User).isValid();
}

void ConfigurationMacros::report(const NamedDecl *D) {
  CauseVisitor Visitor(*this);
  Visitor.visit(D);
  report(Visitor.Found);
}

void ConfigurationMacros::report(const Expr *E) {
  CauseVisitor Visitor(*this);
  if (Visitor.visitText(nullptr, E->getSourceRange()))
    Visitor.TraverseStmt(const_cast<Expr *>(E));
  report(Visitor.Found);
}

void ConfigurationMacros::reportIfUnderCondition(const NamedDecl *D, SourceLocation User) {
  report(Cause{nullptr, conditionAround(D->getLocation(), User), D->getLocation(), nameOf(D)});
}

} // namespace amp2hip

//===--- BodyRequirements.cpp - What bodies require of template arguments -===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects what the body of a template requires of its template arguments: members, types,
// operators and conversions. The body compiles for an argument that has them. Two bodies with the
// same requirements compile for the same arguments.
//
//===----------------------------------------------------------------------===//
#include "model/overloads/BodyRequirements.h"
#include "ast/DynamicVisitor.h"
#include "parse/Unit.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace amp2hip {
namespace {

class RequirementCollector : public DynamicVisitor {
public:
  RequirementCollector(const Unit &U, BodyRequirements &Out) : U(U), Out(Out) {}

  bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) override {
    return name(".", E->getMember());
  }
  bool VisitUnresolvedMemberExpr(UnresolvedMemberExpr *E) override {
    return name(".", E->getMemberName());
  }
  bool VisitDependentScopeDeclRefExpr(DependentScopeDeclRefExpr *E) override {
    return name(textAt(E->getQualifierLoc().getSourceRange()), E->getDeclName());
  }
  bool VisitUnresolvedLookupExpr(UnresolvedLookupExpr *E) override {
    return E->getName().getCXXOverloadedOperator() != OO_None || // handled as an operator call
           name(textAt(E->getQualifierLoc().getSourceRange()), E->getName());
  }
  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *E) override {
    return operation(E->getNumArgs() == 1 ? "unary " : "binary ",
                     getOperatorSpelling(E->getOperator()), E->getOperator(), E->isTypeDependent());
  }
  bool VisitBinaryOperator(BinaryOperator *E) override {
    return operation("binary ", E->getOpcodeStr(),
                     BinaryOperator::getOverloadedOperator(E->getOpcode()),
                     E->getLHS()->isTypeDependent() || E->getRHS()->isTypeDependent());
  }
  bool VisitUnaryOperator(UnaryOperator *E) override {
    return operation("unary ", UnaryOperator::getOpcodeStr(E->getOpcode()),
                     UnaryOperator::getOverloadedOperator(E->getOpcode()),
                     E->getSubExpr()->isTypeDependent());
  }
  bool VisitArraySubscriptExpr(ArraySubscriptExpr *E) override {
    return operation("binary ", "[]", OO_Subscript,
                     E->getLHS()->isTypeDependent() || E->getRHS()->isTypeDependent());
  }
  bool VisitCallExpr(CallExpr *E) override {
    const Expr *Callee = E->getCallee()->IgnoreParenImpCasts();
    bool IsObject = isa<DeclRefExpr, MemberExpr>(Callee) && Callee->isTypeDependent() &&
                    !isa<CXXOperatorCallExpr>(E);
    return operation("binary ", "()", OO_Call, IsObject);
  }
  bool VisitCXXUnresolvedConstructExpr(CXXUnresolvedConstructExpr *E) override {
    return add("make " + E->getTypeAsWritten().getAsString() + std::to_string(E->getNumArgs()));
  }
  bool VisitExplicitCastExpr(ExplicitCastExpr *E) override {
    bool Depends = E->getSubExpr()->isTypeDependent() || E->isTypeDependent();
    return !Depends || add("cast " + E->getTypeAsWritten().getAsString());
  }
  bool VisitVarDecl(VarDecl *V) override {
    const Expr *Init = V->getInit();
    bool Depends = V->getType()->isDependentType() || (Init && Init->isTypeDependent());
    bool IsAny = V->getType()->isUndeducedType(); // the initializer is visited
    return !Depends || IsAny || isa<ParmVarDecl>(V) ||
           add("variable " + V->getType().getAsString() + (Init ? " with value" : ""));
  }
  bool VisitReturnStmt(ReturnStmt *S) override {
    const Expr *Value = S->getRetValue();
    return !Value || !Value->isTypeDependent() || add("return");
  }
  bool VisitCXXForRangeStmt(CXXForRangeStmt *S) override {
    return !S->getRangeInit()->isTypeDependent() || add("range");
  }
  bool VisitDependentNameTypeLoc(DependentNameTypeLoc T) override {
    return add(textAt(T.getSourceRange()));
  }
  bool VisitTemplateSpecializationTypeLoc(TemplateSpecializationTypeLoc T) override {
    return !T.getType()->isDependentType() || add(textAt(T.getSourceRange()));
  }
  bool VisitStaticAssertDecl(StaticAssertDecl *D) override {
    const Expr *Asserted = D->getAssertExpr();
    return !Asserted->isInstantiationDependent() || add(textAt(Asserted->getSourceRange()));
  }

private:
  bool add(std::string Requirement) {
    Out.All.insert(std::move(Requirement));
    return true;
  }
  bool name(const std::string &Scope, DeclarationName Name) {
    Out.Names.insert(Name);
    return add(Scope + Name.getAsString());
  }
  bool operation(const char *Kind, StringRef Spelling, OverloadedOperatorKind Operator,
                 bool Depends) {
    if (!Depends)
      return true;
    if (Operator != OO_None)
      Out.Names.insert(U.context().DeclarationNames.getCXXOperatorName(Operator));
    return add(Kind + Spelling.str());
  }
  std::string textAt(SourceRange Range) const {
    return Range.isInvalid() ? ""
                             : Lexer::getSourceText(CharSourceRange::getTokenRange(Range), U.SM,
                                                    U.CI.getLangOpts())
                                   .str();
  }

  const Unit &U;
  BodyRequirements &Out;
};

} // namespace

BodyRequirements requirementsOf(const Unit &U, const FunctionDecl *Definition) {
  BodyRequirements Out;
  RequirementCollector C(U, Out);
  if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(Definition))
    for (CXXCtorInitializer *Init : Constructor->inits())
      if (Init->isWritten())
        C.TraverseConstructorInitializer(Init);
  C.TraverseStmt(Definition->getBody());
  return Out;
}

} // namespace amp2hip

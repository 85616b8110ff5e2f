//===--- VariableUses.cpp - Uses of variables in a kernel -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "tileloops/values/VariableUses.h"
#include "ast/Concurrency.h"
#include "ast/DynamicVisitor.h"
#include "tileloops/values/Closures.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "clang/Basic/CharInfo.h"

using namespace clang;

namespace amp2hip {

/// Implements walk() for \p S, which is directly in \p Around.
static void walkIn(const Stmt *S, const Stmt *Around,
                   llvm::function_ref<bool(const Stmt *, const Stmt *)> Visit) {
  if (const auto *P = dyn_cast_or_null<ParenExpr>(S))
    return walkIn(P->getSubExpr(), Around, Visit);
  if (const auto *P = dyn_cast_or_null<PseudoObjectExpr>(S))
    return walkIn(P->getSyntacticForm(), Around, Visit);
  if (const auto *O = dyn_cast_or_null<OpaqueValueExpr>(S)) // occurs in a syntactic form
    return walkIn(O->getSourceExpr(), Around, Visit);
  if (!S || !Visit(S, Around))
    return;
  if (isa<UnaryExprOrTypeTraitExpr, CXXNoexceptExpr>(S))
    return;
  if (const auto *L = dyn_cast<LambdaExpr>(S)) {
    for (const Expr *Capture : L->capture_inits())
      walkIn(Capture, S, Visit);
    return walkIn(L->getBody(), S, Visit);
  }
  if (const auto *D = dyn_cast<DeclStmt>(S)) {
    for (const Decl *Each : D->decls())
      if (const auto *V = dyn_cast<VarDecl>(Each))
        walkIn(V->getInit(), S, Visit);
    return;
  }
  if (const auto *D = dyn_cast<CXXDefaultArgExpr>(S))
    return walkIn(D->getExpr(), S, Visit);
  for (const Stmt *Child : S->children())
    walkIn(Child, S, Visit);
}

void walk(const Stmt *S, llvm::function_ref<bool(const Stmt *, const Stmt *)> Visit) {
  walkIn(S, nullptr, Visit);
}

bool isOfConcurrency(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  QualType T;
  if (const auto *Name = dyn_cast<DeclRefExpr>(E))
    T = Name->getDecl()->getType();
  else if (const auto *Member = dyn_cast<MemberExpr>(E))
    T = Member->getMemberDecl()->getType();
  if (T.isNull())
    return false;
  T = T.getNonReferenceType();
  if (const CXXRecordDecl *Class = T->getAsCXXRecordDecl())
    return isInConcurrency(Class);
  const auto *Written = T->getAs<TemplateSpecializationType>();
  const TemplateDecl *Template = Written ? Written->getTemplateName().getAsTemplateDecl() : nullptr;
  return Template && isInConcurrency(Template);
}

/// True if \p Around only accesses an element or a member of the container that \p Name names.
static bool isContainerAccess(const DeclRefExpr *Name, const Stmt *Around) {
  if (!isContainerType(Name->getDecl()->getType()))
    return false;
  if (const auto *S = dyn_cast_or_null<ArraySubscriptExpr>(Around))
    return S->getLHS()->IgnoreParens() == Name;
  if (const auto *C = dyn_cast_or_null<CXXOperatorCallExpr>(Around))
    return (C->getOperator() == OO_Subscript || C->getOperator() == OO_Call) &&
           C->getArg(0)->IgnoreParenImpCasts() == Name;
  if (const auto *C = dyn_cast_or_null<CallExpr>(Around))
    return C->getCallee()->IgnoreParens() == Name;
  return isa_and_nonnull<MemberExpr, CXXDependentScopeMemberExpr, MSPropertyRefExpr>(Around);
}

static bool namesPointer(const Expr *E) {
  const auto *Name = dyn_cast<DeclRefExpr>(E->IgnoreParens());
  return Name && Name->getDecl()->getType()->isPointerType();
}

/// Classifies the use of the pointer \p Name in \p Call, an operator in a template. Pointers have
/// no overloaded operators if the other operand is a number.
static VariableUse::Kind useOfPointer(const DeclRefExpr *Name, const CXXOperatorCallExpr *Call) {
  const bool IsFirst = Call->getNumArgs() && Call->getArg(0)->IgnoreParens() == Name;
  auto IsNumber = [&](const Expr *E) {
    return E->IgnoreParens() == Name || (!E->isTypeDependent() && E->getType()->isArithmeticType());
  };
  if (!llvm::all_of(Call->arguments(), IsNumber))
    return VariableUse::Other;
  switch (Call->getOperator()) {
  case OO_Plus:
  case OO_Minus:
  case OO_Subscript:
    return VariableUse::Read;
  case OO_Star:
    return Call->getNumArgs() == 1 ? VariableUse::Read : VariableUse::Other;
  case OO_PlusEqual:
  case OO_MinusEqual:
  case OO_PlusPlus:
  case OO_MinusMinus:
    return IsFirst ? VariableUse::Change : VariableUse::Other;
  default:
    return VariableUse::Other;
  }
}

/// True if \p Call, whose overload depends on template parameters, passes its argument \p Number by
/// value.
static bool isPassedByValue(const CallExpr *Call, unsigned Number) {
  const auto *Overloads = dyn_cast<UnresolvedLookupExpr>(Call->getCallee()->IgnoreParenImpCasts());
  return Overloads && !Overloads->requiresADL() &&
         llvm::all_of(Overloads->decls(), [&](const NamedDecl *D) {
           const auto *Template = dyn_cast<FunctionTemplateDecl>(D);
           const auto *F = Template ? Template->getTemplatedDecl() : dyn_cast<FunctionDecl>(D);
           return F && Number < F->getNumParams() &&
                  F->getParamDecl(Number)->getType()->isPointerType();
         });
}

/// True if \p Call, in a template, calls a lambda of a variable and passes its argument \p Number
/// as a copy of a number.
static bool isPassedToLambda(const CallExpr *Call, unsigned Number) {
  const auto *Operator = dyn_cast<CXXOperatorCallExpr>(Call);
  if (Operator && (Operator->getOperator() != OO_Call || Number == 0))
    return false;
  const Expr *Callee = Operator ? Call->getArg(0) : Call->getCallee();
  const auto *Name = dyn_cast<DeclRefExpr>(Callee->IgnoreParenImpCasts());
  const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  const LambdaExpr *Lambda = V ? lambdaOf(V) : nullptr;
  Number -= Operator ? 1 : 0;
  if (!Lambda || Number >= Lambda->getCallOperator()->getNumParams())
    return false;
  const ParmVarDecl *P = Lambda->getCallOperator()->getParamDecl(Number);
  return P->getType()->isArithmeticType();
}

/// True if \p Name is a variable with a lambda that its calls do not change, and \p Around calls or
/// copies it.
static bool isUseOfLambda(const DeclRefExpr *Name, const Stmt *Around) {
  const auto *V = dyn_cast<VarDecl>(Name->getDecl());
  const LambdaExpr *Lambda = V ? lambdaOf(V) : nullptr;
  if (!Lambda || !Lambda->getCallOperator()->isConst())
    return false;
  if (const auto *Copy = dyn_cast_or_null<CXXConstructExpr>(Around))
    return Copy->getConstructor()->isCopyConstructor();
  const auto *Call = dyn_cast_or_null<CXXOperatorCallExpr>(Around);
  return Call && Call->getOperator() == OO_Call && Call->getArg(0)->IgnoreParenImpCasts() == Name;
}

/// True if \p E is certainly an array or a pointer, also of a type that depends on template
/// parameters: a variable, or an element of an array of arrays.
static bool isArrayOrPointer(const Expr *E) {
  unsigned Subscripts = 0;
  E = E->IgnoreParenImpCasts();
  for (; const auto *S = dyn_cast<ArraySubscriptExpr>(E); ++Subscripts)
    E = S->getLHS()->IgnoreParenImpCasts();
  const auto *Name = dyn_cast<DeclRefExpr>(E);
  const auto *Member = dyn_cast<MemberExpr>(E);
  const ValueDecl *D = Name ? Name->getDecl() : Member ? Member->getMemberDecl() : nullptr;
  if (!isa_and_nonnull<VarDecl, FieldDecl>(D))
    return false;
  QualType T = D->getType().getNonReferenceType();
  for (; Subscripts; --Subscripts) {
    if (!T->isArrayType() && !T->isPointerType())
      return false;
    T = T->isPointerType() ? T->getPointeeType() : QualType(T->getArrayElementTypeNoTypeQual(), 0);
  }
  return T->isArrayType() || T->isPointerType();
}

/// Classifies the use \p Name, which is directly in \p Around.
static VariableUse useOf(const DeclRefExpr *Name, const Stmt *Around) {
  VariableUse Use;
  Use.Name = Name;
  QualType T = Name->getDecl()->getType();
  if (const auto *C = dyn_cast_or_null<CastExpr>(Around);
      C && (C->getCastKind() == CK_LValueToRValue ||
            (C->getCastKind() == CK_NoOp && C->getType().isConstQualified())))
    Use.How = VariableUse::Read;
  else if (isUseOfLambda(Name, Around))
    Use.How = VariableUse::Read;
  else if ((T.isConstQualified() && !T->isReferenceType()) || isContainerAccess(Name, Around))
    Use.How = VariableUse::Read;
  else if (const auto *B = dyn_cast_or_null<BinaryOperator>(Around)) {
    if (B->isAssignmentOp() && B->getLHS()->IgnoreParens() == Name)
      Use.How = VariableUse::Change, Use.By = B;
    else if (B->getOpcode() == BO_Assign && T->isPointerType() && namesPointer(B->getLHS()))
      Use.How = VariableUse::Read;
    else if ((T->isArithmeticType() || T->isPointerType()) && !B->isAssignmentOp() &&
             !B->isCommaOp() && !B->isPtrMemOp())
      Use.How = VariableUse::Read; // the type of the other operand is dependent
  } else if (const auto *U = dyn_cast_or_null<UnaryOperator>(Around)) {
    if (U->isIncrementDecrementOp())
      Use.How = VariableUse::Change, Use.By = U;
    else if (U->getOpcode() == UO_Deref && T->isPointerType())
      Use.How = VariableUse::Read; // the type of the object is dependent
  } else if (const auto *M = dyn_cast_or_null<CXXDependentScopeMemberExpr>(Around)) {
    if (M->isArrow() && T->isPointerType())
      Use.How = VariableUse::Read;
  } else if (const auto *S = dyn_cast_or_null<ArraySubscriptExpr>(Around)) {
    // The type is dependent: an element of what a pointer points to, or a call of the container's
    // operator[].
    if ((T->isPointerType() && S->getLHS()->IgnoreParens() == Name) ||
        (T->isArithmeticType() && S->getRHS()->IgnoreParens() == Name &&
         (isOfConcurrency(S->getLHS()) || isArrayOrPointer(S->getLHS()))))
      Use.How = VariableUse::Read;
  } else if (const auto *Operator = dyn_cast_or_null<CXXOperatorCallExpr>(Around);
             Operator && T->isPointerType() && Operator->isTypeDependent()) {
    Use.How = useOfPointer(Name, Operator);
    Use.By = Use.How == VariableUse::Change ? Operator : nullptr;
  } else if (const auto *C = dyn_cast_or_null<CallExpr>(Around)) {
    for (unsigned I = 0; I < C->getNumArgs() && T->isPointerType(); ++I)
      if (C->getArg(I)->IgnoreParens() == Name && isPassedByValue(C, I))
        Use.How = VariableUse::Read;
    const FunctionDecl *F = C->getDirectCallee();
    for (unsigned I = 0; F && !isa<CXXOperatorCallExpr>(C) && I < C->getNumArgs(); ++I)
      if (I < F->getNumParams() && C->getArg(I)->IgnoreParens() == Name && T->isArithmeticType() &&
          F->getParamDecl(I)->getType()->isArithmeticType())
        Use.How = VariableUse::Read; // another argument has a dependent type
    for (unsigned I = 0; I < C->getNumArgs() && T->isArithmeticType(); ++I)
      if (C->getArg(I)->IgnoreParens() == Name && isPassedToLambda(C, I))
        Use.How = VariableUse::Read;
    bool Operator = isa<CXXOperatorCallExpr>(C);
    const Expr *Object = Operator && C->getNumArgs() ? C->getArg(0) : C->getCallee();
    if (T->isArithmeticType() && !C->getDirectCallee() && isOfConcurrency(Object))
      Use.How = VariableUse::Read;
  }
  return Use;
}

/// The type to which \p Around converts \p Name, a number: a template parameter. Null for other
/// uses.
static TypeLoc castType(const DeclRefExpr *Name, const Stmt *Around) {
  const TypeSourceInfo *Written = nullptr;
  if (const auto *New = dyn_cast_or_null<CXXUnresolvedConstructExpr>(Around);
      New && New->getNumArgs() == 1)
    Written = New->getTypeSourceInfo();
  else if (const auto *Cast = dyn_cast_or_null<ExplicitCastExpr>(Around))
    Written = Cast->getTypeInfoAsWritten();
  return Written && Written->getType()->getAs<TemplateTypeParmType>() &&
                 Name->getDecl()->getType()->isArithmeticType()
             ? Written->getTypeLoc()
             : TypeLoc();
}

void collectUses(const Stmt *S, VariableUses &Uses, std::vector<TypeLoc> *Casts) {
  walk(S, [&](const Stmt *At, const Stmt *Around) {
    if (const auto *Name = dyn_cast<DeclRefExpr>(At))
      if (const auto *V = dyn_cast<VarDecl>(Name->getDecl())) {
        VariableUse Use = useOf(Name, Around);
        if (TypeLoc Type = castType(Name, Around); Casts && !Type.isNull()) {
          Use.How = VariableUse::Read;
          Casts->push_back(Type);
        }
        Uses[V].push_back(Use);
      }
    return true;
  });
}

bool isSizeOfNumbers(const UnaryExprOrTypeTraitExpr *E) {
  if (E->getKind() != UETT_SizeOf || E->isArgumentType() || E->getArgumentExpr()->isTypeDependent())
    return false;
  QualType T = E->getArgumentExpr()->getType();
  for (; T->isConstantArrayType(); T = QualType(T->getArrayElementTypeNoTypeQual(), 0))
    ;
  return T->isArithmeticType();
}

llvm::SetVector<const VarDecl *> variablesNamed(const Stmt *S,
                                                llvm::ArrayRef<const CallExpr *> Except) {
  struct Names : DynamicVisitor {
    llvm::ArrayRef<const CallExpr *> Except;
    llvm::SetVector<const VarDecl *> All;
    bool TraverseCallExpr(CallExpr *E) override {
      return llvm::is_contained(Except, E) || DynamicVisitor::TraverseCallExpr(E);
    }
    bool TraverseCXXMemberCallExpr(CXXMemberCallExpr *E) override {
      return llvm::is_contained(Except, E) || DynamicVisitor::TraverseCXXMemberCallExpr(E);
    }
    bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E) override {
      return isSizeOfNumbers(E) || DynamicVisitor::TraverseUnaryExprOrTypeTraitExpr(E);
    }
    bool VisitDeclRefExpr(DeclRefExpr *E) override {
      const ValueDecl *D = E->getDecl();
      if (const auto *Binding = dyn_cast<BindingDecl>(D))
        D = Binding->getDecomposedDecl();
      if (const auto *V = dyn_cast_or_null<VarDecl>(D))
        All.insert(V);
      return true;
    }
  } Search;
  Search.Except = Except;
  Search.TraverseStmt(const_cast<Stmt *>(S));
  return std::move(Search.All);
}

bool namesAny(StringRef Text, const llvm::StringSet<> &Names) {
  auto IsName = [](char Ch) { return isAsciiIdentifierContinue(Ch); };
  while (!Text.empty()) {
    StringRef Word = Text.take_while(IsName);
    if (Names.contains(Word))
      return true;
    Text = Text.drop_front(std::max<size_t>(Word.size(), 1));
  }
  return false;
}

std::vector<const Stmt *> headOf(const Stmt *S) {
  if (const auto *F = dyn_cast<ForStmt>(S))
    return {F->getInit(), F->getConditionVariableDeclStmt(), F->getCond(), F->getInc()};
  if (const auto *If = dyn_cast<IfStmt>(S))
    return {If->getInit(), If->getConditionVariableDeclStmt(), If->getCond()};
  if (const auto *W = dyn_cast<WhileStmt>(S))
    return {W->getConditionVariableDeclStmt(), W->getCond()};
  if (const auto *D = dyn_cast<DoStmt>(S))
    return {D->getCond()};
  if (const auto *Switch = dyn_cast<SwitchStmt>(S))
    return {Switch->getCond()};
  return isa<CompoundStmt>(S) ? std::vector<const Stmt *>() : std::vector<const Stmt *>{S};
}

} // namespace amp2hip

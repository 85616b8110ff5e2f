//===--- AmpCode.cpp - User code by function and restriction --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/AmpCode.h"
#include "ast/DynamicVisitor.h"
#include "ast/Restrictions.h"
#include "ast/Signatures.h"
#include "ast/SpecialMembers.h"
#include "parse/Unit.h"
#include "parse/restrictions/ConstantFunctions.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include <map>
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

class CodeCollector : public DynamicVisitor {
  using Base = DynamicVisitor;

public:
  /// With \p Implied, also collects implicit code: conversions in initializer lists, and the steps
  /// of range-based for loops.
  CodeCollector(const Unit &U, bool Implied) : U(U), Implied(Implied), Blocks(1), Current{0} {}

  bool shouldVisitTemplateInstantiations() const override { return true; }
  bool shouldVisitImplicitCode() const override { return false; }

  bool TraverseDecl(Decl *D) override {
    // Skip invalid declarations, which Clang has reported.
    if (!D || D->isInvalidDecl())
      return true;
    if (U.isForeignTopLevel(D))
      return true;
    if (auto *F = dyn_cast<FunctionDecl>(D))
      return within(F, nullptr, [&] { return Base::TraverseDecl(D); });
    return Base::TraverseDecl(D);
  }

  bool TraverseLambdaExpr(LambdaExpr *L) override {
    here().Statements.push_back(L);
    for (unsigned I = 0; I < L->capture_size(); ++I) {
      const LambdaCapture *C = L->capture_begin() + I;
      if (L->isInitCapture(C) && !TraverseDecl(C->getCapturedVar()))
        return false;
    }
    if (InDefault) // its body already has a block
      return true;
    if (!traverseOperator(L->getCallOperator(), L))
      return false;
    // Visit the instances of a generic lambda's call operator.
    if (FunctionTemplateDecl *Generic = L->getCallOperator()->getDescribedFunctionTemplate())
      for (FunctionDecl *Instance : Generic->specializations())
        if (Instance->doesThisDeclarationHaveABody() && !traverseOperator(Instance, L))
          return false;
    return true;
  }

  bool TraverseUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E) override {
    (Unevaluated ? home().Unevaluated : home().Statements).push_back(E);
    return unevaluated([&] { return Base::TraverseUnaryExprOrTypeTraitExpr(E); });
  }
  /// Visits a function's type. The restrictions of the function apply only to its trailing return
  /// type (§2.1.1); a leading return type and the types of parameters belong to the enclosing code.
  bool TraverseFunctionProtoTypeLoc(FunctionProtoTypeLoc T) override {
    const FunctionDecl *F = here().Lambda ? nullptr : here().Function;
    const TypeSourceInfo *Own = F ? F->getTypeSourceInfo() : nullptr;
    if (!Own || T.getTypePtr()->hasTrailingReturn() ||
        Own->getTypeLoc().getAsAdjusted<FunctionProtoTypeLoc>() != T)
      return Base::TraverseFunctionProtoTypeLoc(T);
    if (!WalkUpFromFunctionProtoTypeLoc(T) ||
        !leading([&] { return TraverseTypeLoc(T.getReturnLoc()); }))
      return false;
    for (ParmVarDecl *P : T.getParams())
      if (P && !TraverseDecl(P))
        return false;
    Expr *Noexcept = T.getTypePtr()->getNoexceptExpr();
    return !Noexcept || TraverseStmt(Noexcept);
  }

  bool TraverseDecltypeTypeLoc(DecltypeTypeLoc T) override {
    return unevaluated([&] { return Base::TraverseDecltypeTypeLoc(T); });
  }
  bool TraverseCXXNoexceptExpr(CXXNoexceptExpr *E) override {
    (Unevaluated ? home().Unevaluated : home().Statements).push_back(E);
    return unevaluated([&] { return Base::TraverseCXXNoexceptExpr(E); });
  }

  /// Skips the call that reports a failed `assert`, and its string arguments. They are not amp
  /// code, because the compilers of the output provide their own.
  bool TraverseCallExpr(CallExpr *E) override {
    return callsAssertionFailure(E) || Base::TraverseCallExpr(E);
  }

  // Marks template arguments and static assertions as evaluated by the compiler.
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &A) override {
    if (A.getArgument().getKind() == TemplateArgument::Expression)
      here().Arguments.push_back(A.getSourceExpression());
    return unevaluated([&] { return Base::TraverseTemplateArgumentLoc(A); });
  }
  bool TraverseStaticAssertDecl(StaticAssertDecl *D) override {
    return unevaluated([&] { return TraverseStmt(D->getAssertExpr()); });
  }

  /// Visits initializers of members as unevaluated: default member initializers and default
  /// arguments belong to the code that uses them.
  bool TraverseFieldDecl(FieldDecl *F) override {
    return unevaluated([&] { return Base::TraverseFieldDecl(F); });
  }
  bool TraverseParmVarDecl(ParmVarDecl *P) override {
    auto Traverse = [&] {
      TypeSourceInfo *Written = P->getTypeSourceInfo();
      return !Written || TraverseTypeLoc(Written->getTypeLoc());
    };
    bool Leads = !here().Lambda && here().Function && P->getDeclContext() == here().Function;
    if (!(Leads ? leading(Traverse) : Traverse()))
      return false;
    // A lambda in a default argument has its own block.
    if (P->hasDefaultArg() && !P->hasInheritedDefaultArg() && !P->hasUnparsedDefaultArg() &&
        !P->hasUninstantiatedDefaultArg())
      traverseLambdas(P->getDefaultArg());
    return true;
  }

  /// Visits the semantic form of the list, which alone contains the conversions of its elements.
  bool TraverseInitListExpr(InitListExpr *List) override {
    InitListExpr *Semantic = List->isSemanticForm() ? List : List->getSemanticForm();
    if (!Implied || !Semantic)
      return Base::TraverseInitListExpr(List);
    VisitStmt(Semantic);
    for (Expr *Element : Semantic->inits())
      if (!TraverseStmt(Element))
        return false;
    return !Semantic->hasArrayFiller() || TraverseStmt(Semantic->getArrayFiller());
  }

  bool TraverseCXXForRangeStmt(CXXForRangeStmt *Loop) override {
    if (!Base::TraverseCXXForRangeStmt(Loop))
      return false;
    if (!Implied)
      return true;
    for (DeclStmt *Bound : {Loop->getBeginStmt(), Loop->getEndStmt()})
      if (auto *V = Bound ? dyn_cast<VarDecl>(Bound->getSingleDecl()) : nullptr;
          V && !traverseStep(V->getInit()))
        return false;
    return traverseStep(Loop->getCond()) && traverseStep(Loop->getInc());
  }
  bool TraverseConstantExpr(ConstantExpr *E) override {
    return constant([&] { return Base::TraverseConstantExpr(E); });
  }
  bool TraverseConstantArrayTypeLoc(ConstantArrayTypeLoc T) override {
    return constant([&] { return Base::TraverseConstantArrayTypeLoc(T); });
  }
  /// Skips the template arguments of an implicit instantiation: they belong to the code that uses
  /// it.
  bool TraverseVarTemplateSpecializationDecl(VarTemplateSpecializationDecl *V) override {
    return V->getTemplateSpecializationKind() == TSK_ImplicitInstantiation
               ? TraverseVarDecl(V)
               : Base::TraverseVarTemplateSpecializationDecl(V);
  }
  bool TraverseVarDecl(VarDecl *V) override {
    return V->isConstexpr() ? constant([&] { return Base::TraverseVarDecl(V); })
                            : Base::TraverseVarDecl(V);
  }

  bool TraverseCXXConstructorDecl(CXXConstructorDecl *C) override {
    // Visit implicit initializers, which run, too.
    if (C->doesThisDeclarationHaveABody())
      for (CXXCtorInitializer *Init : C->inits())
        if (!Init->isWritten() && !TraverseStmt(Init->getInit()))
          return false;
    return Base::TraverseCXXConstructorDecl(C);
  }

  bool VisitStmt(Stmt *S) override {
    if (Constant)
      home().ConstantEvaluated.insert(S);
    if (!isa<LambdaExpr>(S))
      (Unevaluated ? home().Unevaluated : home().Statements).push_back(S);
    return true;
  }
  bool VisitVarDecl(VarDecl *V) override {
    if (!isa<ParmVarDecl>(V))
      here().Variables.push_back(V);
    return true;
  }
  bool VisitTypeLoc(TypeLoc T) override {
    here().Types.push_back(T);
    return true;
  }

  /// Adds a block for each default argument and default member initializer that a block
  /// uses, those that the added blocks use included.
  void addDefaults() {
    InDefault = true;
    for (size_t I = 0; I < Blocks.size(); ++I) {
      const FunctionDecl *By = Blocks[I].executingFunction();
      // Skip implicit and defaulted special members, which are checked where they are used
      // (§2.3.2).
      if (!By || (!By->isDependentContext() && !isDerivedMember(By)))
        for (size_t S = 0; S < Blocks[I].Statements.size(); ++S)
          addDefault(I, Blocks[I].Statements[S], Blocks[I].UsedAt);
    }
  }

  std::vector<CodeBlock> take() { return std::move(Blocks); }

private:
  /// Adds the blocks that \p S, a statement of block \p I, needs. \p User is the location of
  /// the use, invalid if \p S itself is the use.
  void addDefault(size_t I, const Stmt *S, SourceLocation User) {
    if (const auto *Argument = dyn_cast<CXXDefaultArgExpr>(S)) {
      addDefaultArgument(I, Argument, User.isValid() ? User : Argument->getUsedLocation());
    } else if (const auto *Init = dyn_cast<CXXDefaultInitExpr>(S)) {
      // A user-provided constructor always runs the initializer: diagnostics point into it.
      SourceLocation Here =
          Blocks[I].isWrittenConstructor() ? SourceLocation() : Init->getUsedLocation();
      addBlock(I, Init->getExpr(), User.isValid() ? User : Here, Blocks[I].Restrictions);
    } else if (const auto *Construct = dyn_cast<CXXConstructExpr>(S)) {
      addConstructorDefaults(I, Construct->getConstructor(),
                             User.isValid() ? User : Construct->getLocation());
    }
  }

  /// Adds the blocks of the default argument \p Argument. In code of both restrictions, each
  /// function of an overload pair uses its own default argument.
  void addDefaultArgument(size_t I, const CXXDefaultArgExpr *Argument, SourceLocation User) {
    const ParmVarDecl *P = Argument->getParam();
    const auto *F = dyn_cast<FunctionDecl>(P->getDeclContext());
    const FunctionDecl *Amp = F && Blocks[I].Restrictions.both() ? ampOverloadOf(F) : nullptr;
    for (const FunctionDecl *D = Amp ? Amp->getMostRecentDecl() : nullptr; D;
         D = D->getPreviousDecl())
      if (const ParmVarDecl *Own = D->getParamDecl(P->getFunctionScopeIndex());
          Own->hasDefaultArg() && !Own->hasInheritedDefaultArg() && !Own->hasUnparsedDefaultArg() &&
          !Own->hasUninstantiatedDefaultArg()) {
        addBlock(I, Argument->getExpr(), User, {true, false});
        return addBlock(I, Own->getDefaultArg(), User, {false, true});
      }
    addBlock(I, Argument->getExpr(), User, Blocks[I].Restrictions);
  }
  const FunctionDecl *ampOverloadOf(const FunctionDecl *F) const {
    if (restrictionOf(F).Amp || F->isTemplateInstantiation())
      return nullptr;
    for (const NamedDecl *D : F->getDeclContext()->getRedeclContext()->lookup(F->getDeclName()))
      if (const FunctionDecl *Other = D->getAsFunction(); Other && !Other->isTemplated() &&
                                                          restrictionOf(Other).Amp &&
                                                          sameParameters(U.context(), F, Other))
        return Other;
    return nullptr;
  }

  /// Adds blocks for the defaults that \p F runs, if it is implicit or defaulted.
  void addConstructorDefaults(size_t I, const CXXConstructorDecl *F, SourceLocation User) {
    bool Written = !F->isImplicit() && (!F->isDefaulted() || hasRestrictionSpecifier(F));
    if (Written || F->isCopyOrMoveConstructor() ||
        (!Blocks[I].Restrictions.Amp && !U.isUserLocation(F->getParent()->getLocation())))
      return;
    if (F->getDefinition())
      for (const CXXCtorInitializer *Init : cast<CXXConstructorDecl>(F->getDefinition())->inits())
        addAll(I, Init->getInit(), User);
  }
  void addAll(size_t I, const Stmt *S, SourceLocation User) {
    if (!S || isa<LambdaExpr>(S))
      return;
    addDefault(I, S, User);
    for (const Stmt *Child : S->children())
      addAll(I, Child, User);
  }

  void addBlock(size_t I, const Expr *Default, SourceLocation User, Restriction Set) {
    // Skip defaults of libraries in cpu code, which may use all of them.
    if (!Default || (!Set.Amp && !U.isUserLocation(Default->getBeginLoc())))
      return;
    if (!Known[Blocks[I].executingFunction()].insert({User, Default}).second)
      return;
    CodeBlock B;
    B.Restrictions = Set;
    B.UsedBy = Blocks[I].executingFunction();
    B.UsedAt = User;
    Current.push_back(Blocks.size());
    Blocks.push_back(std::move(B));
    TraverseStmt(const_cast<Expr *>(Default)); // the visitor changes nothing
    Current.pop_back();
  }

  /// Traverses \p E, an implicit step of a range-based for loop, if it calls a function. Steps
  /// through an array or an initializer list call none.
  bool traverseStep(Expr *E) {
    if (!E || isa<DeclRefExpr, UnaryOperator, BinaryOperator>(E->IgnoreImplicit()))
      return true;
    const auto *Call = dyn_cast<CXXMemberCallExpr>(E->IgnoreImplicit());
    const CXXRecordDecl *Range = Call ? Call->getRecordDecl() : nullptr;
    bool List = Range && Range->isInStdNamespace() && Range->getName() == "initializer_list";
    return List || TraverseStmt(E);
  }

  void traverseLambdas(Stmt *S) {
    if (auto *L = dyn_cast_or_null<LambdaExpr>(S))
      TraverseLambdaExpr(L);
    else if (S)
      for (Stmt *Child : S->children())
        traverseLambdas(Child);
  }

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
  /// The block that evaluates the current expression: the enclosing block in the leading part of a
  /// function, otherwise the block of the function.
  CodeBlock &home() { return Leading ? Blocks[Current[Current.size() - 2]] : here(); }

  template <typename Body>
  bool within(const FunctionDecl *F, const LambdaExpr *L, Body Traverse) {
    Current.push_back(Blocks.size());
    Blocks.emplace_back();
    here().Function = F;
    here().Lambda = L;
    here().Restrictions = restrictionOf(F);
    bool WasUnevaluated = std::exchange(Unevaluated, false);
    bool WasConstant = std::exchange(Constant, false);
    bool WasLeading = std::exchange(Leading, false);
    bool Result = Traverse();
    Leading = WasLeading;
    Unevaluated = WasUnevaluated;
    Constant = WasConstant;
    Current.pop_back();
    return Result;
  }
  template <typename Body>
  bool leading(Body Traverse) {
    bool Before = std::exchange(Leading, Current.size() > 1);
    bool Result = Traverse();
    Leading = Before;
    return Result;
  }
  template <typename Body>
  bool unevaluated(Body Traverse) {
    bool Before = std::exchange(Unevaluated, true);
    bool Result = Traverse();
    Unevaluated = Before;
    return Result;
  }
  template <typename Body>
  bool constant(Body Traverse) {
    bool Before = std::exchange(Constant, true);
    bool Result = Traverse();
    Constant = Before;
    return Result;
  }

  const Unit &U;
  bool Implied;
  std::vector<CodeBlock> Blocks;
  std::vector<size_t> Current;
  bool Unevaluated = false;
  bool Constant = false;
  bool Leading = false; ///< in a part of the function that its restrictions do not cover
  bool InDefault = false;
  /// The defaults that have a block: for each function, the locations of uses.
  std::map<const FunctionDecl *, std::set<std::pair<SourceLocation, const Expr *>>> Known;
};

} // namespace

bool CodeBlock::isWrittenConstructor() const {
  const auto *Constructor = dyn_cast_or_null<CXXConstructorDecl>(Function);
  return Constructor && Constructor->isUserProvided() && !Lambda;
}

std::vector<CodeBlock> collectCode(const Unit &U) {
  CodeCollector C(U, /*Implied=*/false);
  C.TraverseDecl(U.context().getTranslationUnitDecl());
  return C.take();
}

std::vector<CodeBlock> collectEvaluatedCode(const Unit &U) {
  CodeCollector C(U, /*Implied=*/true);
  C.TraverseDecl(U.context().getTranslationUnitDecl());
  C.addDefaults();
  return C.take();
}

std::vector<CodeBlock> collectEvaluatedCode(const Unit &U, const FunctionDecl *F) {
  CodeCollector C(U, /*Implied=*/true);
  C.TraverseDecl(const_cast<FunctionDecl *>(F)); // the visitor changes nothing
  C.addDefaults();
  return C.take();
}

} // namespace amp2hip

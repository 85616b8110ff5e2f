//===--- Effects.cpp - Objects that expressions read and modify -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/order/Effects.h"
#include "parse/Unit.h"
#include "portability/order/CallEffects.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

void Effects::add(const Effects &Later) {
  Read.insert(Later.Read.begin(), Later.Read.end());
  Modified.insert(Later.Modified.begin(), Later.Modified.end());
  Assigned.insert(Later.Assigned.begin(), Later.Assigned.end());
}

namespace {

/// Collects the effects of statements in the order of their evaluation.
class EffectCollector {
public:
  EffectCollector(EffectFinder &Finder, std::set<ObjectPath> Fresh = {})
      : Finder(Finder), Context(Finder.U.context()), Fresh(std::move(Fresh)) {}

  Effects Found;

  /// Adds the effects of \p S. \p IsDiscarded is true for an expression whose value is not
  /// used.
  void visit(const Stmt *S, bool IsDiscarded = false) {
    if (!S || isa<UnaryExprOrTypeTraitExpr, CXXNoexceptExpr, CXXTypeidExpr, LambdaExpr>(S))
      return;
    if (const auto *Block = dyn_cast<CompoundStmt>(S))
      visitAll(llvm::ArrayRef(Block->body_begin(), Block->size()));
    else if (const auto *If = dyn_cast<IfStmt>(S))
      visitIf(*If);
    else if (isa<ForStmt, WhileStmt, DoStmt, SwitchStmt, CXXForRangeStmt, CXXCatchStmt>(S))
      visitConditional(S);
    else if (const auto *Choice = dyn_cast<AbstractConditionalOperator>(S))
      visitChoice(*Choice);
    else if (const auto *Binary = dyn_cast<BinaryOperator>(S))
      visitBinary(*Binary, IsDiscarded);
    else if (const auto *Unary = dyn_cast<UnaryOperator>(S);
             Unary && Unary->isIncrementDecrementOp())
      visitUpdate(Unary->getSubExpr(), IsDiscarded && isa<BuiltinType>(canonical(*Unary)));
    else if (const auto *Declarations = dyn_cast<DeclStmt>(S))
      visitDeclarations(*Declarations);
    else if (const auto *Call = dyn_cast<CallExpr>(S))
      visitCall(*Call, IsDiscarded);
    else if (const auto *Construct = dyn_cast<CXXConstructExpr>(S))
      visitConstruction(*Construct);
    else if (const auto *Default = dyn_cast<CXXDefaultArgExpr>(S))
      visit(Default->getExpr());
    else if (const auto *Argument = dyn_cast<VAArgExpr>(S))
      visitUpdate(Argument->getSubExpr(), false);
    else
      visitOther(*S, IsDiscarded);
  }

private:
  static const Type *canonical(const Expr &E) {
    return E.getType().getCanonicalType().getTypePtr();
  }

  void visitOther(const Stmt &S, bool IsDiscarded) {
    if (const auto *Cast = dyn_cast<CastExpr>(&S); Cast && Cast->getCastKind() == CK_LValueToRValue)
      read(pathOf(Cast->getSubExpr(), Context));
    const bool PassesOn = isa<FullExpr, ParenExpr, CastExpr>(S) || isa<SwitchCase, LabelStmt>(S);
    for (const Stmt *Child : S.children())
      visit(Child, PassesOn && (IsDiscarded || !isa<Expr>(S)));
  }

  /// Returns the effects of \p S, which is not always evaluated.
  Effects branch(const Stmt *S) {
    EffectCollector Branch(Finder, Fresh);
    Branch.visit(S, /*IsDiscarded=*/true);
    return std::move(Branch.Found);
  }

  /// Visits statements of a block. After `if (ready) return;`, the others initialize an
  /// object at its first use if they assign to `ready`.
  void visitAll(llvm::ArrayRef<Stmt *> Statements) {
    for (size_t I = 0; I < Statements.size(); ++I) {
      const auto *If = dyn_cast<IfStmt>(Statements[I]);
      if (!If || If->getElse() || !isReturn(If->getThen())) {
        visit(Statements[I], /*IsDiscarded=*/true);
        continue;
      }
      const Effects Condition = branch(If->getCond());
      visit(If);
      EffectCollector Rest(Finder, Fresh);
      Rest.visitAll(Statements.drop_front(I + 1));
      addBranch(Condition, std::move(Rest.Found));
      return;
    }
  }

  static bool isReturn(const Stmt *S) {
    if (const auto *Block = dyn_cast<CompoundStmt>(S))
      return Block->size() == 1 && isReturn(Block->body_front());
    return isa<ReturnStmt>(S);
  }

  void visitIf(const IfStmt &If) {
    visit(If.getInit(), true);
    visit(If.getConditionVariableDeclStmt());
    const Effects Condition = branch(If.getCond());
    visit(If.getCond());
    addBranch(Condition, branch(If.getThen()));
    addBranch(Condition, branch(If.getElse()));
  }

  /// Adds the effects of a branch. If it assigns to an object that the condition reads, it
  /// initializes objects at their first use.
  void addBranch(const Effects &Condition, Effects Branch) {
    if (llvm::any_of(Condition.Read, [&](const ObjectPath &P) { return Branch.Assigned.count(P); }))
      Branch.Modified.clear();
    Found.add(Branch);
  }

  /// Visits a loop, a switch or a handler: its parts need not be evaluated.
  void visitConditional(const Stmt *S) {
    for (const Stmt *Child : S->children())
      Found.add(branch(Child));
  }

  void visitChoice(const AbstractConditionalOperator &Choice) {
    const Effects Condition = branch(Choice.getCond());
    visit(Choice.getCond());
    addBranch(Condition, branch(Choice.getTrueExpr()));
    addBranch(Condition, branch(Choice.getFalseExpr()));
  }

  void visitBinary(const BinaryOperator &E, bool IsDiscarded) {
    if (E.isLogicalOp()) {
      visit(E.getLHS());
      Found.add(branch(E.getRHS()));
    } else if (E.isCompoundAssignmentOp()) {
      visit(E.getRHS());
      visitUpdate(E.getLHS(), IsDiscarded);
    } else if (E.isAssignmentOp()) {
      visit(E.getRHS());
      visit(E.getLHS());
      assign(pathOf(E.getLHS(), Context));
    } else {
      visit(E.getLHS(), E.isCommaOp());
      visit(E.getRHS());
    }
  }

  /// Visits the operand of `++` or of `+=`, or of a similar operator.
  void visitUpdate(const Expr *Operand, bool IsDiscarded) {
    visit(Operand);
    const std::optional<ObjectPath> Path = pathOf(Operand, Context);
    if (!IsDiscarded)
      read(Path);
    modify(Path, nullptr);
  }

  void visitDeclarations(const DeclStmt &S) {
    for (const Decl *D : S.decls())
      if (const auto *V = dyn_cast<VarDecl>(D); V && !V->isStaticLocal())
        visit(V->getInit());
  }

  void visitConstruction(const CXXConstructExpr &E) {
    for (const Expr *Argument : E.arguments())
      visit(Argument);
    const CXXConstructorDecl *Constructor = E.getConstructor();
    if (Constructor->isCopyOrMoveConstructor()) // the counts of references do not matter
      read(E.getNumArgs() > 0 ? pathOf(E.getArg(0), Context) : std::nullopt);
    else
      call(*Constructor, {Constructor, std::nullopt, llvm::ArrayRef(E.getArgs(), E.getNumArgs())},
           false);
  }

  void visitCall(const CallExpr &Call, bool IsDiscarded) {
    visit(Call.getCallee());
    for (const Expr *Argument : Call.arguments())
      visit(Argument);
    const CallParts Parts = partsOf(Call, Context);
    if (Parts.Function)
      call(*Parts.Function, Parts, IsDiscarded);
    else
      addUnknown(effectsOfPointerCall(Call, Context), IsDiscarded);
  }

  /// True for `&`, `*`, `->` and conversions of smart pointers, whose changes do not matter.
  static bool isAccess(const FunctionDecl &F, const CallParts &Parts) {
    const OverloadedOperatorKind Kind = F.getOverloadedOperator();
    return isa<CXXConversionDecl>(F) || Kind == OO_Arrow ||
           ((Kind == OO_Amp || Kind == OO_Star) && Parts.Arguments.empty());
  }

  void call(const FunctionDecl &F, const CallParts &Parts, bool IsDiscarded) {
    if (isAccess(F, Parts)) {
      read(Parts.Object);
      return;
    }
    const FunctionDecl *Definition = nullptr;
    if (!F.isDefined(Definition) || Definition->isDefaulted() || !Definition->hasBody() ||
        !Finder.U.isUserLocation(Definition->getLocation())) {
      addUnknown(effectsOfUndefined(Parts, Finder.U), IsDiscarded);
      return;
    }
    const Effects &Callee = Finder.of(*Definition);
    for (const ObjectPath &P : Callee.Read)
      read(Parts.substitute(P, Context));
    for (const auto &[P, Function] : Callee.Modified)
      modify(Parts.substitute(P, Context), Definition);
    for (const ObjectPath &P : Callee.Assigned)
      if (const std::optional<ObjectPath> Path = Parts.substitute(P, Context))
        Found.Assigned.insert(*Path);
  }

  void addUnknown(const Effects &Unknown, bool IsDiscarded) {
    for (const ObjectPath &P : Unknown.Read)
      if (!IsDiscarded || !Unknown.Modified.count(P))
        read(P);
    for (const auto &[P, Function] : Unknown.Modified)
      modify(P, Function);
    Found.Assigned.insert(Unknown.Assigned.begin(), Unknown.Assigned.end());
  }

  void read(const std::optional<ObjectPath> &Path) {
    if (Path && !Fresh.count(*Path))
      Found.Read.insert(*Path);
  }
  void modify(const std::optional<ObjectPath> &Path, const FunctionDecl *Function) {
    if (Path)
      Found.Modified.insert({*Path, Function});
  }
  void assign(const std::optional<ObjectPath> &Path) {
    modify(Path, nullptr);
    if (!Path || Found.Read.count(*Path))
      return;
    Found.Assigned.insert(*Path);
    Fresh.insert(*Path);
  }

  EffectFinder &Finder;
  const ASTContext &Context;
  std::set<ObjectPath> Fresh; ///< objects that were assigned to in any case
};

/// True if callers of \p F can name \p Path.
bool isVisibleOutside(const ObjectPath &Path, const FunctionDecl &F) {
  if (llvm::any_of(Path.Steps,
                   [](const PathStep &S) { return S.Kind == PathStep::VariableElement; }))
    return false;
  const auto *Variable = dyn_cast_or_null<VarDecl>(Path.Root);
  if (!Variable || Variable->hasGlobalStorage() || !F.Encloses(Variable->getDeclContext()))
    return true;
  if (!isa<ParmVarDecl>(Variable) || Variable->getDeclContext() != &F)
    return false;
  return Variable->getType()->isReferenceType() ||
         (Variable->getType()->isPointerType() && !Path.Steps.empty() &&
          Path.Steps.front().Kind == PathStep::Dereference);
}

} // namespace

Effects EffectFinder::of(const Expr *E) {
  EffectCollector Collector(*this);
  Collector.visit(E);
  return std::move(Collector.Found);
}

const Effects &EffectFinder::of(const FunctionDecl &F) {
  const auto [At, IsNew] = Functions.try_emplace(&F);
  if (!IsNew || F.isDependentContext())
    return At->second;
  EffectCollector Collector(*this);
  if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(&F))
    for (const CXXCtorInitializer *Init : Constructor->inits())
      Collector.visit(Init->getInit());
  Collector.visit(F.getBody());
  Effects &Found = At->second; // references to elements of a std::map stay valid
  for (const ObjectPath &P : Collector.Found.Read)
    if (isVisibleOutside(P, F))
      Found.Read.insert(P);
  for (const auto &[P, Function] : Collector.Found.Modified)
    if (isVisibleOutside(P, F))
      Found.Modified.insert({P, Function});
  for (const ObjectPath &P : Collector.Found.Assigned)
    if (isVisibleOutside(P, F))
      Found.Assigned.insert(P);
  return Found;
}

} // namespace amp2hip

//===--- Uniformity.cpp - Barriers that not all threads reach -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds barriers that not all threads of a tile reach (§8.1.1), by a data-flow
// analysis of the variance of values:
//
//   int i = t.local[0];          // ThreadIndex
//   if (i < n)                   // the branch depends on the thread index
//     t.barrier.wait();          // recorded as divergent, with Variance::ThreadIndex
//
// The variance of a value is the greatest variance of its operands and of the
// conditions that decide whether the thread computes it.
//
//===----------------------------------------------------------------------===//
#include "barrier/Uniformity.h"
#include "ast/Variables.h"
#include "barrier/CallState.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

// The analysis does not follow calls beyond these limits.
constexpr unsigned MaxAnalyzedCalls = 5000; // calls in one translation unit
constexpr unsigned MaxCallDepth = 32;

void Uniformity::analyze(const CodeBlock &B) {
  if (W.codeOf(B.Function) == &B && W.mayWait(B.Function))
    call(B.Function, std::vector<Variance>(B.Function->getNumParams()), Variance::Uniform);
}

Uniformity::Summary Uniformity::call(const FunctionDecl *F, std::vector<Variance> Arguments,
                                     Variance Object) {
  Summary Unknown{join(Variance::Data, Object), Object, Arguments};
  const CodeBlock *B = W.codeOf(F);
  if (!B || Active.size() > MaxCallDepth || Runs > MaxAnalyzedCalls)
    return Unknown;
  F = B->Function;
  Arguments.resize(F->getNumParams());
  Key K{F->getCanonicalDecl(), Arguments};
  K.second.push_back(Object);
  // The effect of a lambda also depends on the variables that it captures,
  // which are not part of the key. Analyze each call of it.
  bool Lambda = B->Lambda || llvm::any_of(F->parameters(), [](const ParmVarDecl *P) {
                  const CXXRecordDecl *Class =
                      P->getType().getNonReferenceType()->getAsCXXRecordDecl();
                  return Class && Class->isLambda();
                });
  if (auto Found = Known.find(K); Found != Known.end() && !Lambda)
    return Found->second;
  std::unique_ptr<ControlFlow> &Flow = Flows[B];
  if (!Flow)
    Flow = ControlFlow::of(*B, Ctx);
  if (!Flow || llvm::any_of(Active, [&](const CallState *A) { return A->Block == B; }))
    return Unknown;
  ++Runs;
  CallState Here(*B, *Flow, Arguments, Object);
  Active.push_back(&Here);
  Summary S = run(Here);
  Active.pop_back();
  return Known[K] = S;
}

Uniformity::Summary Uniformity::run(CallState &F) {
  constexpr unsigned MaxIterations = 30; // each but the last raises some variance
  for (unsigned Round = 0; Round < MaxIterations; ++Round) {
    bool Changed = false;
    for (const CFGBlock *Block : F.Flow.order())
      Changed |= transfer(F, *Block);
    if (!Changed)
      break;
  }
  Summary S{F.Result, F.Object, {}};
  F.Now = F.After[F.Flow.graph().getExit().getBlockID()];
  for (const ParmVarDecl *P : F.Block->Function->parameters())
    S.Parameters.push_back(F.Now[P]);
  return S;
}

/// Computes the environment at the end of \p Block and the variance of its
/// condition. Returns true if they differ from the previous round.
bool Uniformity::transfer(CallState &F, const CFGBlock &Block) {
  unsigned Id = Block.getBlockID();
  F.Now = &Block == &F.Flow.graph().getEntry() ? F.Entry : Environment();
  for (const CFGBlock *Before : Block.preds())
    if (Before)
      for (auto [Variable, How] : F.After[Before->getBlockID()])
        F.Now[Variable] = join(F.Now[Variable], How);
  F.Control = Variance::Uniform, F.ControlledBy = nullptr;
  for (const CFGBlock *By : F.Flow.controlling(Block))
    if (F.Conditions[By->getBlockID()] > F.Control) {
      F.Control = F.Conditions[By->getBlockID()];
      F.ControlledBy = ControlFlow::conditionOf(*By);
    }
  for (const CFGElement &Element : Block)
    if (std::optional<CFGStmt> S = Element.getAs<CFGStmt>())
      visit(F, S->getStmt());
    else if (std::optional<CFGAutomaticObjDtor> D = Element.getAs<CFGAutomaticObjDtor>())
      if (const CXXDestructorDecl *Destructor = D->getDestructorDecl(const_cast<ASTContext &>(Ctx));
          W.mayWait(Destructor))
        recordWait(F, D->getVarDecl()->getLocation(), Destructor);
  Variance Condition = Variance::Uniform;
  if (const Expr *Asked = ControlFlow::conditionOf(Block))
    Condition = valueOf(F, Asked);
  bool Same = F.Conditions[Id] == Condition && F.After[Id] == F.Now;
  F.Conditions[Id] = Condition;
  F.After[Id] = F.Now;
  return !Same;
}

/// Records a barrier wait at \p Loc or, if \p Callee is not null, a call of
/// \p Callee that leads to one.
void Uniformity::recordWait(CallState &F, SourceLocation Loc, const FunctionDecl *Callee) {
  if (F.Control > Found[Loc].Divergence)
    Found[Loc] = {F.Control, Callee, F.Block, F.ControlledBy};
  // After a barrier, all threads read the same values from tile_static
  // variables until a thread stores to them.
  for (auto &[Variable, How] : F.Now)
    if (const auto *V = dyn_cast<VarDecl>(Variable); V && isTileStatic(V))
      How = Variance::Uniform;
}

void Uniformity::visit(CallState &F, const Stmt *S) {
  if (const auto *D = dyn_cast<DeclStmt>(S)) {
    for (const Decl *Each : D->decls())
      if (const auto *V = dyn_cast<VarDecl>(Each); V && !isTileStatic(V))
        F.Now[V] = V->getInit() ? join(valueOf(F, V->getInit()), F.Control) : Variance::Uniform;
  } else if (const auto *E = dyn_cast<BinaryOperator>(S); E && E->isAssignmentOp()) {
    Variance Value = join(valueOf(F, E->getRHS()), F.Control);
    if (E->isCompoundAssignmentOp())
      Value = join(Value, valueOf(F, E->getLHS()));
    store(F, E->getLHS(), Value);
  } else if (const auto *E = dyn_cast<UnaryOperator>(S); E && E->isIncrementDecrementOp()) {
    store(F, E->getSubExpr(), join(valueOf(F, E->getSubExpr()), F.Control));
  } else if (const auto *E = dyn_cast<CallExpr>(S)) {
    visitCall(F, E);
  } else if (const auto *E = dyn_cast<CXXConstructExpr>(S)) {
    if (W.mayWait(E->getConstructor()))
      recordWait(F, E->getLocation(), E->getConstructor());
  } else if (const auto *E = dyn_cast<ReturnStmt>(S)) {
    F.Result = join(F.Result, join(F.Control, valueOf(F, E->getRetValue())));
  } else if (const auto *E = dyn_cast<LambdaExpr>(S)) {
    for (const LambdaCapture &C : E->captures())
      if (E->isInitCapture(&C))
        if (const auto *V = dyn_cast<VarDecl>(C.getCapturedVar()); V && V->getInit())
          F.Now[V] = join(valueOf(F, V->getInit()), F.Control);
  }
}

static bool isWritable(QualType Parameter) {
  return (Parameter->isReferenceType() || Parameter->isPointerType()) &&
         !Parameter->getPointeeType().isConstQualified();
}

void Uniformity::visitCall(CallState &F, const CallExpr *E) {
  const FunctionDecl *Callee = E->getDirectCallee();
  if (!Callee) {
    F.Values[E] = Variance::Data;
    return;
  }
  const auto *Method = dyn_cast<CXXMethodDecl>(Callee);
  const Expr *Object = nullptr;
  ArrayRef<const Expr *> Arguments(const_cast<CallExpr *>(E)->getArgs(), E->getNumArgs());
  if (const auto *Member = dyn_cast<CXXMemberCallExpr>(E)) {
    Object = Member->getImplicitObjectArgument();
  } else if (isa<CXXOperatorCallExpr>(E) && Method && Method->isInstance()) {
    Object = E->getArg(0);
    Arguments = Arguments.drop_front();
  }
  std::vector<Variance> Values;
  Variance All = Object ? valueOf(F, Object) : Variance::Uniform, This = All;
  for (const Expr *A : Arguments) {
    Values.push_back(valueOf(F, A));
    All = join(All, Values.back());
  }
  if (isBarrierWait(Callee)) {
    recordWait(F, E->getExprLoc(), nullptr);
    return;
  }
  Summary S;
  if (W.codeOf(Callee)) {
    if (W.mayWait(Callee))
      recordWait(F, E->getExprLoc(), Callee);
    S = call(Callee, Values, This);
  } else {
    S.Result = S.Object = isUniformIdiom(E, Ctx) ? Variance::Uniform : runtimeResult(Callee, All);
    S.Parameters.assign(Callee->getNumParams(), S.Result);
  }
  F.Values[E] = S.Result;
  for (size_t I = 0; I < Arguments.size() && I < S.Parameters.size(); ++I)
    if (isWritable(Callee->getParamDecl(I)->getType()))
      store(F, Arguments[I], join(S.Parameters[I], F.Control), /*Whole=*/false);
  if (Object && Method && Method->isInstance() && !Method->isConst())
    store(F, Object, join(S.Object, F.Control),
          Method->getOverloadedOperator() == OO_Equal && !W.codeOf(Callee));
}

/// Records that the object \p To receives a value of variance \p Value. If
/// \p Whole is false, a part of the object may keep its previous value.
void Uniformity::store(CallState &F, const Expr *To, Variance Value, bool Whole) {
  To = To->IgnoreParenCasts();
  if (!Whole && isContainer(To->getType()))
    return; // the elements of a container are not part of its value
  if (const auto *Name = dyn_cast<DeclRefExpr>(To)) {
    const auto *V = dyn_cast<VarDecl>(Name->getDecl());
    if (!V)
      return;
    if (isTileStatic(V)) {
      F.Now[V] = Variance::Data; // several threads may store, in any order
      return;
    }
    bool Refers = V->getType()->isReferenceType() || V->getType()->isPointerType();
    F.Now[V] = Whole && !V->getType()->isReferenceType() ? Value : join(valueOf(F, V), Value);
    if (Refers && V->getInit() && !(Whole && V->getType()->isPointerType()))
      store(F, V->getInit(), Value, false);
  } else if (const auto *E = dyn_cast<ArraySubscriptExpr>(To)) {
    store(F, E->getBase(), join(Value, valueOf(F, E->getIdx())), false);
  } else if (const auto *E = dyn_cast<MemberExpr>(To)) {
    store(F, E->getBase(), Value, false);
  } else if (const auto *E = dyn_cast<UnaryOperator>(To)) {
    store(F, E->getSubExpr(), Value, false);
  } else if (isa<CXXThisExpr>(To)) {
    F.Object = join(F.Object, Value);
  } else if (const auto *E = dyn_cast<CXXMemberCallExpr>(To)) {
    store(F, E->getImplicitObjectArgument(), Value, false);
  } else if (const auto *E = dyn_cast<CXXOperatorCallExpr>(To); E && E->getNumArgs()) {
    store(F, E->getArg(0), Value, false);
  } else if (const auto *E = dyn_cast<ConditionalOperator>(To)) {
    store(F, E->getTrueExpr(), Value, false);
    store(F, E->getFalseExpr(), Value, false);
  } else if (const auto *E = dyn_cast<BinaryOperator>(To)) { // pointer arithmetic
    store(F, E->getLHS(), Value, false);
    store(F, E->getRHS(), Value, false);
  }
}

} // namespace amp2hip

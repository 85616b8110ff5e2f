//===--- Variables.cpp - What the threads of a tile have in common --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "tileloops/Variables.h"
#include "model/Model.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

Variables::Variables(const std::vector<LevelStatement> &Shape, const CompoundStmt *Body,
                     const ParmVarDecl *Tile, const ASTContext &Ctx)
    : Tile(Tile), Ctx(Ctx) {
  collectUses(Body, Uses);
  collect(Shape);
  // From the best that may be: each round leaves it for some, or is the last.
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (auto &[V, How] : Kinds)
      if (Kind Now = std::max(How, judge(V)); Now != How)
        How = Now, Changed = true;
    // What one declaration declares goes one way.
    for (auto &[V, How] : Kinds)
      for (auto &[Other, OtherHow] : Kinds)
        if (Declared.lookup(V) == Declared.lookup(Other) && OtherHow > How)
          How = OtherHow, Changed = true;
  }
}

void Variables::collect(const std::vector<LevelStatement> &Shape) {
  auto Declare = [&](const Stmt *S) {
    if (const auto *D = dyn_cast_or_null<DeclStmt>(S))
      for (const Decl *Each : D->decls())
        if (const auto *V = dyn_cast<VarDecl>(Each); V && !isTileStatic(V)) {
          Kinds[V] = Once;
          Declared[V] = S;
        }
  };
  forEachStatement(Shape, [&](const LevelStatement &L) {
    if (L.Is == LevelStatement::Plain) {
      Declare(L.Statement);
      noteChange(L.Statement, nullptr);
    } else if (const auto *F = dyn_cast<ForStmt>(L.Statement)) {
      Declare(F->getInit());
      noteChange(F->getInit(), nullptr);
      noteChange(F->getInc(), F);
    }
  });
}

static const Expr *asExpression(const Stmt *S) {
  const auto *E = dyn_cast_or_null<Expr>(S);
  while (const auto *Full = dyn_cast_or_null<ExprWithCleanups>(E))
    E = Full->getSubExpr();
  return E ? E->IgnoreParens() : nullptr;
}

/// \p S may be `i += 16`, or `i++, k *= 2`.
void Variables::noteChange(const Stmt *S, const ForStmt *Loop) {
  const Expr *E = asExpression(S);
  if (const auto *B = dyn_cast_or_null<BinaryOperator>(E)) {
    if (B->isCommaOp()) {
      noteChange(B->getLHS(), Loop);
      noteChange(B->getRHS(), Loop);
    } else if (B->isAssignmentOp()) {
      Changes[B] = Loop;
    }
  } else if (const auto *U = dyn_cast_or_null<UnaryOperator>(E); U && U->isIncrementDecrementOp()) {
    Changes[U] = Loop;
  }
}

static bool isIndexOrExtent(QualType T) {
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  return Class && isInConcurrency(Class) && Class->getDeclName().isIdentifier() &&
         (Class->getName() == "index" || Class->getName() == "extent");
}

bool isPlainValue(QualType T) {
  return !T->isDependentType() && !T.isVolatileQualified() &&
         (T->isArithmeticType() || T->isEnumeralType() || isIndexOrExtent(T));
}

Variables::Kind Variables::judge(const VarDecl *V) const {
  if (isConstantVariable(V, Ctx) && !V->getType()->isDependentType() &&
      (V->isConstexpr() || !V->getInit()->isValueDependent()))
    return Once; // the compiler evaluates it
  if (!isPlainValue(V->getType()) || V->isStaticLocal())
    return Own;
  Kind Best = Once;
  if (V->getInit()) {
    Dependence D = dependence(V->getInit());
    if (D == Dependence::Unknown)
      return Own;
    if (D == Dependence::Place)
      Best = Repeated;
  } else if (!V->getType()->isScalarType()) {
    return Own;
  }
  auto Found = Uses.find(V);
  if (Found == Uses.end())
    return Best;
  for (const VariableUse &Use : Found->second) {
    if (Use.How == VariableUse::Read)
      continue;
    if (Use.How != VariableUse::Change || Best != Once || !Changes.count(Use.By))
      return Own;
    if (const auto *B = dyn_cast<BinaryOperator>(Use.By);
        B && dependence(B->getRHS()) != Dependence::Tile)
      return Own;
  }
  return Best == Repeated && !mayRepeat(V) ? Own : Best;
}

/// Computed anew behind a wait, \p V must be what it was: what it is made of may
/// have changed only where its scope has ended.
bool Variables::mayRepeat(const VarDecl *V) const {
  bool Same = true;
  auto Holds = [](const Stmt *Outer, const Stmt *Inner) {
    bool Found = false;
    walk(Outer, [&](const Stmt *S, const Stmt *) { return Found |= S == Inner, !Found; });
    return Found;
  };
  walk(V->getInit(), [&](const Stmt *S, const Stmt *) {
    const auto *Name = dyn_cast<DeclRefExpr>(S);
    const auto *Part = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
    auto Found = Part && isLevelVariable(Part) ? Uses.find(Part) : Uses.end();
    if (Found != Uses.end())
      for (const VariableUse &Use : Found->second)
        if (Use.How == VariableUse::Change) {
          const ForStmt *Loop = Changes.lookup(Use.By);
          Same &= Loop && Holds(Loop->getBody(), Declared.lookup(V));
        }
    return true;
  });
  return Same;
}

bool Variables::changesOnce(const Stmt *S) const {
  const Expr *E = asExpression(S);
  if (!E)
    return false;
  const Expr *To = nullptr;
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    if (B->isCommaOp())
      return changesOnce(B->getLHS()) && changesOnce(B->getRHS());
    To = B->isAssignmentOp() ? B->getLHS() : nullptr;
  } else if (const auto *U = dyn_cast<UnaryOperator>(E); U && U->isIncrementDecrementOp()) {
    To = U->getSubExpr();
  }
  const auto *Name = To ? dyn_cast<DeclRefExpr>(To->IgnoreParens()) : nullptr;
  const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  return V && isLevelVariable(V) && kindOf(V) == Once;
}

bool Variables::hasCommonHead(const Stmt *S) const {
  auto Common = [&](const Expr *Condition) {
    return !Condition || dependence(Condition) == Dependence::Tile;
  };
  if (const auto *I = dyn_cast<IfStmt>(S))
    return Common(I->getCond());
  if (const auto *W = dyn_cast<WhileStmt>(S))
    return Common(W->getCond());
  if (const auto *D = dyn_cast<DoStmt>(S))
    return Common(D->getCond());
  const auto *F = dyn_cast<ForStmt>(S);
  if (!F)
    return isa<CompoundStmt>(S);
  if (const auto *D = dyn_cast_or_null<DeclStmt>(F->getInit())) {
    for (const Decl *Each : D->decls())
      if (const auto *V = dyn_cast<VarDecl>(Each); !V || kindOf(V) != Once)
        return false;
  } else if (F->getInit() && !changesOnce(F->getInit())) {
    return false;
  }
  return Common(F->getCond()) && (!F->getInc() || changesOnce(F->getInc()));
}

} // namespace amp2hip

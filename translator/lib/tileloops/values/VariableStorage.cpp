//===--- VariableStorage.cpp - Storage of a kernel's variables ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides which variables exist once per tile, which are computed again after
// each barrier, and which each thread must own:
//
//   for (int i = 0; i < n; ++i) {        // i: PerTile, if n is captured
//     const int row = t.local[0] + i;    // row: Recomputed
//     float sum = a[row];                // sum: PerThread
//     t.barrier.wait();
//
//===----------------------------------------------------------------------===//
#include "tileloops/values/VariableStorage.h"
#include "ast/Concurrency.h"
#include "ast/Variables.h"
#include "tileloops/calls/TileFunctions.h"
#include "tileloops/tile/BarrierHolders.h"
#include "tileloops/tile/TileCopies.h"
#include "tileloops/values/Closures.h"
#include "tileloops/values/Positions.h"
#include "tileloops/values/PureFunctions.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

VariableStorage::VariableStorage(const std::vector<BarrierLevelStatement> &Statements,
                                 const CompoundStmt *Body, const ParmVarDecl *Tile,
                                 const ASTContext &Ctx, const TileFunction *Function,
                                 std::vector<TypeLoc> *Casts)
    : Tile(Tile), Ctx(Ctx), Function(Function) {
  collectUses(Body, Uses, Casts);
  noteReads(Body);
  collectParameters();
  collect(Statements);
  collectOfHeads(Statements);
  // Each variable starts as PerTile. Each round makes some kinds worse, or is the
  // last.
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (auto &[V, How] : Kinds)
      if (Kind Now = std::max(How, computeKind(V)); Now != How)
        How = Now, Changed = true;
    // The variables of one declaration statement are all of the same kind.
    for (auto &[V, How] : Kinds)
      for (auto &[Other, OtherHow] : Kinds)
        if (Declared.lookup(V) && Declared.lookup(V) == Declared.lookup(Other) && OtherHow > How)
          How = OtherHow, Changed = true;
  }
}

const ParmVarDecl *VariableStorage::differingParameter() const {
  for (const auto &[V, How] : Kinds)
    if (const auto *P = dyn_cast<ParmVarDecl>(V);
        P && How != PerTile && Function->passing(P) == Passing::Shared)
      return P;
  return nullptr;
}

DecidingVariables VariableStorage::changedInBranches() const {
  DecidingVariables Changed;
  for (const auto &[V, Found] : Uses)
    if (OfHeads.contains(V) && kindOf(V) == PerThread && isPlainValue(V->getType()) &&
        llvm::any_of(Found, [&](const VariableUse &Use) {
          return Use.How == VariableUse::Change && !Changes.count(Use.By);
        }))
      Changed.insert(V);
  return Changed;
}

static bool contains(const Stmt *Outer, const Stmt *Inner) {
  bool Found = false;
  walk(Outer, [&](const Stmt *S, const Stmt *) { return Found |= S == Inner, !Found; });
  return Found;
}

/// Collects the parameters that are barrier-level variables.
void VariableStorage::collectParameters() {
  if (!Function)
    return;
  for (const ParmVarDecl *P : Function->Function->parameters())
    if (Function->passing(P) == Passing::PerThread)
      Kinds[P] = PerThread;
    else if (Function->passing(P) == Passing::Shared && isPlainValue(P->getType()))
      Kinds[P] = PerTile;
}

/// Calls \p Visit for the condition and the increment of \p L, if all threads evaluate them
/// together.
static void forEachHead(const BarrierLevelStatement &L,
                        llvm::function_ref<void(const Expr *)> Visit) {
  if (L.Kind != BarrierLevelStatement::Compound && L.Kind != BarrierLevelStatement::Jump)
    return;
  const Expr *Condition = nullptr, *Increment = nullptr;
  if (const auto *I = dyn_cast<IfStmt>(L.Statement); I && !L.Continues && !L.AfterBarriers)
    Condition = I->getCond();
  else if (const auto *F = dyn_cast<ForStmt>(L.Statement))
    Condition = F->getCond(), Increment = F->getInc();
  else if (const auto *W = dyn_cast<WhileStmt>(L.Statement))
    Condition = W->getCond();
  else if (const auto *D = dyn_cast<DoStmt>(L.Statement))
    Condition = D->getCond();
  else if (const auto *S = dyn_cast<SwitchStmt>(L.Statement))
    Condition = S->getCond();
  for (const Expr *E : {Condition, Increment})
    if (E)
      Visit(E);
}

/// Collects the barrier-level variables and their changes.
void VariableStorage::collect(const std::vector<BarrierLevelStatement> &Statements) {
  auto Declare = [&](const Stmt *S) {
    if (const auto *D = dyn_cast_or_null<DeclStmt>(S))
      for (const Decl *Each : D->decls())
        if (const auto *V = dyn_cast<VarDecl>(Each); V && !isTileStatic(V)) {
          Kinds[V] = PerTile;
          Declared[V] = S;
        }
  };
  forEachStatement(Statements, [&](const BarrierLevelStatement &L) {
    for (const auto &[Call, Called] : L.Calls)
      for (const ParmVarDecl *P : Called->Function->parameters())
        if (QualType T = P->getType();
            !T->isReferenceType() || T.getNonReferenceType().isConstQualified())
          Read.insert(Call->getArg(P->getFunctionScopeIndex())->IgnoreParenImpCasts());
    if (L.Kind == BarrierLevelStatement::Plain || L.Kind == BarrierLevelStatement::Call) {
      Declare(L.Statement);
      noteChange(L.Statement, nullptr);
    }
    const auto *F = dyn_cast<ForStmt>(L.Statement);
    // All threads evaluate a condition together, with its side effects.
    forEachHead(L, [&](const Expr *Head) {
      if (F && Head == F->getInc())
        return;
      walk(Head, [&](const Stmt *S, const Stmt *) {
        if (const auto *U = dyn_cast<UnaryOperator>(S); U && U->isIncrementDecrementOp())
          Changes[U] = nullptr;
        if (const auto *B = dyn_cast<BinaryOperator>(S); B && B->isAssignmentOp())
          Changes[B] = nullptr;
        return true;
      });
    });
    if (F && L.Kind == BarrierLevelStatement::Compound) {
      Declare(F->getInit());
      noteChange(F->getInit(), nullptr);
      noteChange(F->getInc(), F);
    }
  });
}

/// Collects the barrier-level variables on which the heads of loops and conditionals depend.
void VariableStorage::collectOfHeads(const std::vector<BarrierLevelStatement> &Statements) {
  llvm::SmallVector<const VarDecl *, 8> Left;
  auto Add = [&](const Expr *S) {
    for (const VarDecl *V : S ? variablesNamed(S) : llvm::SetVector<const VarDecl *>())
      if (isLevelVariable(V) && OfHeads.insert(V).second)
        Left.push_back(V);
  };
  forEachStatement(Statements, [&](const BarrierLevelStatement &L) { forEachHead(L, Add); });
  while (!Left.empty()) {
    const VarDecl *V = Left.pop_back_val();
    Add(V->getInit());
    auto Found = Uses.find(V);
    if (Found != Uses.end())
      for (const VariableUse &Use : Found->second)
        Add(Use.By);
  }
}

static const Expr *asExpression(const Stmt *S) {
  const auto *E = dyn_cast_or_null<Expr>(S);
  while (const auto *Full = dyn_cast_or_null<ExprWithCleanups>(E))
    E = Full->getSubExpr();
  return E ? E->IgnoreParens() : nullptr;
}

/// Records the changes of variables in \p S, such as `i += 16` or
/// `i++, k *= 2`. \p Loop is the loop whose increment \p S is, or null.
void VariableStorage::noteChange(const Stmt *S, const ForStmt *Loop) {
  const Expr *E = asExpression(S);
  if (const auto *B = dyn_cast_or_null<BinaryOperator>(E)) {
    if (B->isCommaOp()) {
      noteChange(B->getLHS(), Loop);
      noteChange(B->getRHS(), Loop);
    } else if (B->isAssignmentOp()) {
      Changes[B] = Loop;
      const Expr *Inner = B->getRHS()->IgnoreParenImpCasts();
      const auto *Name = dyn_cast<DeclRefExpr>(B->getLHS()->IgnoreParens());
      const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
      if (V && isa<BinaryOperator>(Inner) && cast<BinaryOperator>(Inner)->isAssignmentOp()) {
        Chained[Inner] = V;
        noteChange(Inner, Loop);
      }
    }
  } else if (const auto *U = dyn_cast_or_null<UnaryOperator>(E); U && U->isIncrementDecrementOp()) {
    Changes[U] = Loop;
  }
}

bool isIndexOrExtent(QualType T) {
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  return Class && isInConcurrency(Class) && Class->getDeclName().isIdentifier() &&
         (Class->getName() == "index" || Class->getName() == "extent");
}

bool isPlainValue(QualType T) {
  return !T->isDependentType() && !T.isVolatileQualified() &&
         (T->isArithmeticType() || T->isEnumeralType() || isIndexOrExtent(T));
}

/// True if the positions of \p V, a copy of the tiled_index or its barrier, follow from the thread
/// index.
bool VariableStorage::hasKnownPosition(const VarDecl *V) const {
  bool Known = true;
  walk(V->getInit(), [&](const Stmt *S, const Stmt *) {
    const auto *E = dyn_cast<Expr>(S);
    if (E && !memberOfTile(E, Tile).empty())
      return false;
    if (E && !E->getType().isNull() && isIndexOrExtent(E->getType())) { // null in a template
      Known &= dependence(E) != Dependence::Unknown;
      return false;
    }
    const auto *Name = dyn_cast<DeclRefExpr>(S);
    Known &= !Name || isTileOrCopy(Name->getDecl(), Tile) || isBarrierCopy(Name->getDecl(), Tile);
    return true;
  });
  return Known;
}

/// True if \p V is an object that all threads construct with equal values and never change, for
/// example a functor with a number. One object for the tile replaces them.
bool VariableStorage::isEqualObject(const VarDecl *V) const {
  const CXXRecordDecl *Class = V->getType()->getAsCXXRecordDecl();
  const Expr *Barrier = heldBarrier(V, Tile);
  if (!Class || V->isStaticLocal() || !V->getInit() || !V->getType()->isRecordType() ||
      V->getType().isVolatileQualified() || !(Barrier || isPlainClass(Class)))
    return false;
  auto Found = Uses.find(V);
  if (Found != Uses.end() && llvm::any_of(Found->second, [&](const VariableUse &Use) {
        return Use.How != VariableUse::Read && !Read.contains(Use.Name);
      }))
    return false;
  auto IsUniform = [&](const Expr *E) {
    return E == Barrier || dependence(E) == Dependence::Uniform;
  };
  const Expr *Init = V->getInit()->IgnoreImplicit();
  if (const auto *List = dyn_cast<InitListExpr>(Init))
    return Class->isAggregate() && llvm::all_of(List->inits(), IsUniform);
  const auto *C = dyn_cast<CXXConstructExpr>(Init);
  return C && C->getNumArgs() != 0 && (Barrier || isPureConstructor(C->getConstructor())) &&
         llvm::all_of(C->arguments(), IsUniform);
}

/// True if making the view \p V again yields the same view: it refers to memory that all threads
/// share, or to a section of a captured view, and only its elements and properties are used.
bool VariableStorage::isRepeatableView(const VarDecl *V) const {
  const CXXRecordDecl *Class = V->getType()->getAsCXXRecordDecl();
  if (!isContainerType(V->getType()) || !Class || Class->getName() != "array_view" || !V->getInit())
    return false;
  auto IsKnown = [&](const Expr *A) {
    return dependence(A) != Dependence::Unknown || isSharedObject(A->IgnoreImplicit()) ||
           isSharedObject(A);
  };
  auto Found = Uses.find(V);
  if (Found != Uses.end() && llvm::any_of(Found->second, [](const VariableUse &Use) {
        return Use.How != VariableUse::Read;
      }))
    return false;
  const Expr *Init = copiedFrom(V->getInit());
  if (const auto *C = dyn_cast<CXXConstructExpr>(Init))
    return llvm::all_of(C->arguments(), IsKnown);
  const auto *Call = dyn_cast<CXXMemberCallExpr>(Init);
  return Call && Call->getMethodDecl() && Call->getMethodDecl()->getDeclName().isIdentifier() &&
         Call->getMethodDecl()->getName() == "section" && isInConcurrency(Call->getMethodDecl()) &&
         capturedBy(Call->getImplicitObjectArgument(), Tile) &&
         llvm::all_of(Call->arguments(), IsKnown);
}

/// True if \p V does not change in the scope of \p After, except before the scope is entered again:
/// in the increment of a loop whose body declares \p After.
bool VariableStorage::isUnchanged(const VarDecl *V, const VarDecl *After) const {
  auto Found = Uses.find(V);
  return isLevelVariable(V) && (V->getInit() || isa<ParmVarDecl>(V)) &&
         (Found == Uses.end() || llvm::all_of(Found->second, [&](const VariableUse &Use) {
            const ForStmt *Loop = Use.By ? Changes.lookup(Use.By) : nullptr;
            return Use.How == VariableUse::Read || Read.contains(Use.Name) ||
                   (Loop && contains(Loop->getBody(), Declared.lookup(After)));
          }));
}

/// The best kind for \p V, given the current kinds of the other variables.
VariableStorage::Kind VariableStorage::computeKind(const VarDecl *V) const {
  if (isConstantVariable(V, Ctx) && !V->getType()->isDependentType() &&
      (V->isConstexpr() || !V->getInit()->isValueDependent()))
    return PerTile; // a compile-time constant
  if (isTileOrCopy(V, Tile) || isBarrierCopy(V, Tile))
    return hasKnownPosition(V) && canRecompute(V) ? Recomputed : PerThread;
  if (isRepeatableView(V))
    return canRecompute(V) ? Recomputed : PerThread;
  if (const LambdaExpr *Lambda = lambdaOf(V))
    return canRepeat(Lambda, Tile, [&](const VarDecl *W) { return isUnchanged(W, V); }) ? Recomputed
                                                                                        : PerThread;
  if (isEqualObject(V) || isSharedAlias(V))
    return PerTile;
  const bool IsAuto = V->getInit() && isa<AutoType>(V->getType().getTypePtr()) &&
                      isPosition(V->getInit(), Tile); // not deduced in a template
  if (!(isPlainValue(V->getType()) || IsAuto) || V->isStaticLocal())
    return PerThread;
  Kind Best = PerTile;
  const bool WithMemory = OfHeads.contains(V);
  if (V->getInit()) {
    Dependence D = dependence(V->getInit());
    if (D == Dependence::Unknown && WithMemory &&
        dependence(V->getInit(), WithMemory) == Dependence::Uniform)
      D = Dependence::Uniform;
    if (D == Dependence::Unknown)
      return PerThread;
    if (D == Dependence::ThreadIndex)
      Best = Recomputed;
  } else if (!V->getType()->isScalarType()) {
    return PerThread;
  }
  auto Found = Uses.find(V);
  if (Found == Uses.end())
    return Best;
  for (const VariableUse &Use : Found->second) {
    if (Use.How == VariableUse::Read || Read.contains(Use.Name))
      continue;
    if (Use.How != VariableUse::Change || Best != PerTile || !Changes.count(Use.By))
      return PerThread;
    if (const auto *B = dyn_cast<BinaryOperator>(Use.By);
        B && dependence(B->getRHS(), WithMemory) != Dependence::Uniform)
      return PerThread;
    // `a = b = x` runs once for the tile only if `a` does.
    if (const VarDecl *Outer = Chained.lookup(Use.By);
        Outer && (!isLevelVariable(Outer) || kindOf(Outer) != PerTile ||
                  Outer->getType()->isReferenceType()))
      return PerThread;
  }
  return Best == Recomputed && !canRecompute(V) ? PerThread : Best;
}

/// True if computing \p V again after a barrier yields the same value. The
/// variables that its initializer names may change only in the increment of a
/// loop whose body declares \p V: the scope of \p V ends before that.
bool VariableStorage::canRecompute(const VarDecl *V) const {
  bool Same = true;
  walk(V->getInit(), [&](const Stmt *S, const Stmt *) {
    const auto *Name = dyn_cast<DeclRefExpr>(S);
    const auto *Part = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
    auto Found = Part && isLevelVariable(Part) ? Uses.find(Part) : Uses.end();
    if (Found != Uses.end())
      for (const VariableUse &Use : Found->second)
        if (Use.How == VariableUse::Change) {
          const ForStmt *Loop = Changes.lookup(Use.By);
          Same &= Loop && contains(Loop->getBody(), Declared.lookup(V));
        }
    return true;
  });
  return Same;
}

bool VariableStorage::readsMemory(const DeclStmt *D) const {
  return llvm::any_of(D->decls(), [&](const Decl *Each) {
    const auto *V = dyn_cast<VarDecl>(Each);
    return V && V->getInit() && isLevelVariable(V) && kindOf(V) == PerTile && OfHeads.contains(V) &&
           dependence(V->getInit()) != Dependence::Uniform;
  });
}

bool VariableStorage::changesOnlyTileVariables(const Stmt *S) const {
  const Expr *E = asExpression(S);
  if (!E)
    return false;
  const Expr *To = nullptr;
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    if (B->isCommaOp())
      return changesOnlyTileVariables(B->getLHS()) && changesOnlyTileVariables(B->getRHS());
    To = B->isAssignmentOp() ? B->getLHS() : nullptr;
  } else if (const auto *U = dyn_cast<UnaryOperator>(E); U && U->isIncrementDecrementOp()) {
    To = U->getSubExpr();
  }
  const auto *Name = To ? dyn_cast<DeclRefExpr>(To->IgnoreParens()) : nullptr;
  const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  // An assignment to a reference changes memory.
  return V && isLevelVariable(V) && kindOf(V) == PerTile && !V->getType()->isReferenceType();
}

bool VariableStorage::isOwnValue(const VarDecl *V) const {
  auto Found = Uses.find(V);
  return isLevelVariable(V) && !V->getType()->isReferenceType() &&
         (isPlainValue(V->getType()) || V->getType()->getAs<TemplateTypeParmType>()) &&
         (Found == Uses.end() || llvm::all_of(Found->second, [&](const VariableUse &Use) {
            return Use.How != VariableUse::Other || Read.contains(Use.Name);
          }));
}

bool VariableStorage::isUnaffected(const Expr *E) const {
  E = E->IgnoreParens();
  if (dependence(E) != Dependence::Unknown)
    return true;
  if (const auto *Name = dyn_cast<DeclRefExpr>(E)) {
    const auto *V = dyn_cast<VarDecl>(Name->getDecl());
    return V && isOwnValue(V);
  }
  const auto *B = dyn_cast<BinaryOperator>(E);
  const bool HasSideEffects = B && (B->isAssignmentOp() || B->isCommaOp() || B->isPtrMemOp());
  const auto *C = dyn_cast<ImplicitCastExpr>(E);
  const bool IsValue = C && (C->getCastKind() == CK_LValueToRValue || C->getCastKind() == CK_NoOp ||
                             C->getType()->isArithmeticType());
  return ((B && !HasSideEffects) || IsValue || isa<ConditionalOperator>(E)) &&
         llvm::all_of(E->children(),
                      [&](const Stmt *Child) { return isUnaffected(cast<Expr>(Child)); });
}

bool VariableStorage::hasUniformHead(const Stmt *S) const {
  auto IsUniform = [&](const Expr *Condition) {
    return !Condition || dependence(Condition, /*WithMemory=*/true) == Dependence::Uniform;
  };
  if (const auto *I = dyn_cast<IfStmt>(S))
    return IsUniform(I->getCond());
  if (const auto *W = dyn_cast<WhileStmt>(S))
    return IsUniform(W->getCond());
  if (const auto *D = dyn_cast<DoStmt>(S))
    return IsUniform(D->getCond());
  if (const auto *Switch = dyn_cast<SwitchStmt>(S))
    return IsUniform(Switch->getCond());
  const auto *F = dyn_cast<ForStmt>(S);
  if (!F)
    return isa<CompoundStmt>(S);
  if (const auto *D = dyn_cast_or_null<DeclStmt>(F->getInit())) {
    for (const Decl *Each : D->decls())
      if (const auto *V = dyn_cast<VarDecl>(Each); !V || kindOf(V) != PerTile)
        return false;
  } else if (F->getInit() && !changesOnlyTileVariables(F->getInit())) {
    return false;
  }
  return IsUniform(F->getCond()) && (!F->getInc() || changesOnlyTileVariables(F->getInc()));
}

} // namespace amp2hip

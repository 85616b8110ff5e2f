//===--- BarrierSplit.cpp - Level statements of a kernel ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits the body of a kernel into the statements between its barriers. For
//
//   for (int i = 0; i < n; i += 16) {
//     part[local] = a[i + local];
//     t.barrier.wait();
//     sum += part[15 - local];
//   }
//
// the result is a Compound statement, the loop, with one body of three
// statements: Plain, Wait, Plain.
//
//===----------------------------------------------------------------------===//
#include "tileloops/split/BarrierSplit.h"
#include "ast/Concurrency.h"
#include "tileloops/BodyNames.h"
#include "tileloops/calls/TileFunctions.h"
#include "tileloops/split/Jumps.h"
#include "tileloops/tile/BarrierHolders.h"
#include "tileloops/tile/KernelMembers.h"
#include "tileloops/tile/TileCopies.h"
#include "tileloops/tile/TileTypes.h"
#include "tileloops/tile/TileUses.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;

namespace amp2hip {
namespace {

class BarrierSplitter {
public:
  BarrierSplitter(const ParmVarDecl *Tile, TileFunctions *Functions, MissedReason &Why,
                  KernelMembers *Members, const DecidingVariables &Deciding)
      : Tile(Tile), Functions(Functions), Why(Why), Members(Members), Deciding(Deciding) {}

  bool collectBarriers(const Stmt *Body);
  /// Appends the statements of \p C to \p Out. Returns false if one of them
  /// prevents a split at the barriers.
  bool build(const CompoundStmt *C, std::vector<BarrierLevelStatement> &Out);
  /// True if there are barriers and build() found all of them.
  bool foundAll() const;

private:
  bool mayUse(const DeclRefExpr *Name, const OuterStatements &Outer);
  bool mayUseHolder(const Expr *Object, const OuterStatements &Outer);
  bool mayUseHeldBarrier(const Expr *Member, const OuterStatements &Outer);
  bool calls(BarrierLevelStatement &Level) const;
  bool single(const Stmt *S, SourceLocation End, std::vector<BarrierLevelStatement> &Out);
  bool checkContinues(std::vector<BarrierLevelStatement> &Body);
  bool runTogether(BarrierLevelStatement &Level);
  bool switchBodies(const SwitchStmt *S, BarrierLevelStatement &Level);
  bool compound(BarrierLevelStatement &Level);
  bool body(const Stmt *S, SourceLocation HeadEnd, SourceLocation End,
            BarrierLevelStatement &Level);

  const ParmVarDecl *Tile;
  TileFunctions *Functions;
  MissedReason &Why;
  KernelMembers *Members; ///< see splitAtBarriers()
  const DecidingVariables &Deciding;
  unsigned Found = 0;
  unsigned InCompound = 0;                  ///< number of Compound statements around
  bool InLoopBody = false;                  ///< the statement is directly in the body of a loop
  llvm::SmallPtrSet<const Stmt *, 8> Waits; ///< the calls of wait functions, and Calls
  /// The calls of functions that wait.
  llvm::DenseMap<const Stmt *, const TileFunction *> Calls;
  llvm::SmallPtrSet<const Stmt *, 32> Holding; ///< statements that contain one
};

/// True if the barrier holder \p Object, a variable or `this`, is used in a way that the loops
/// support: for a number, or to call a member function that is split at its barriers or does not
/// wait.
bool BarrierSplitter::mayUseHolder(const Expr *Object, const OuterStatements &Outer) {
  const auto *Member = dyn_cast_or_null<MemberExpr>(userOf(Object, Outer));
  const ValueDecl *D = Member ? Member->getMemberDecl() : nullptr;
  if (const auto *Field = dyn_cast_or_null<FieldDecl>(D))
    return !isTileBarrier(Field->getType()) || isHeldTile(Member, Tile) ||
           Why.reject(Object->getBeginLoc(), quoted(Field) + " is used outside of the object");
  const auto *Method = dyn_cast_or_null<CXXMethodDecl>(D);
  const auto *Call = Method ? dyn_cast_or_null<CallExpr>(userOf(Member, Outer)) : nullptr;
  if (Call && (Calls.count(Call) || neverUsesBarrier(Method)))
    return true;
  if (Call && Functions)
    return Functions->rejectCall(Call, Tile, Why);
  return Why.reject(Object->getBeginLoc(), "this object stores the barrier and is used in a way "
                                           "that may wait; only call its member functions");
}

/// True if \p Member, the barrier in a barrier holder's member function, is used for a wait, or as
/// an argument of a fence or of a function that is split at its barriers.
bool BarrierSplitter::mayUseHeldBarrier(const Expr *Member, const OuterStatements &Outer) {
  const Stmt *User = userOf(Member, Outer);
  if (isFence(User) ||
      (isa_and_nonnull<MemberExpr>(User) && memberUse(cast<Expr>(User)).Name.starts_with("wait")))
    return true;
  if (const auto *Copy = dyn_cast_or_null<CXXConstructExpr>(User);
      Copy && Copy->getConstructor()->isCopyOrMoveConstructor())
    User = userOf(Copy, Outer);
  return Calls.count(User) ||
         Why.reject(Member->getBeginLoc(), "the barrier is stored or used in a way that may wait; "
                                           "pass it as an argument of a function");
}

/// True if \p Name, a reference to the tile, is used in a way that the loops support: for the
/// position of the thread, for a wait, or as an argument of a function that can be split at its
/// barriers or does not wait.
bool BarrierSplitter::mayUse(const DeclRefExpr *Name, const OuterStatements &Outer) {
  if (isPartOfIndex(Name, Outer) || isCopied(Name, Tile, Outer) || isHeld(Name, Tile, Outer) ||
      isCaptured(Name, Outer))
    return true;
  const Expr *Container = Members ? containerOf(userOf(Name, Outer)) : nullptr;
  if (StringRef Member = Container ? dependentMember(Container, Tile) : ""; !Member.empty())
    return Members->Containers.insert(Member), true;
  const CallExpr *Call = Functions ? callWith(Name, Outer) : nullptr;
  if (!Call)
    return Why.reject(Name->getLocation(), quoted(Name->getDecl()) +
                                               " is stored or used in a way that may wait at the "
                                               "barrier; pass it as an argument of a function");
  return Calls.count(Call) || Functions->cannotWait(Call, Tile) ||
         Functions->rejectCall(Call, Tile, Why);
}

/// Collects the barriers of \p Body. Returns false if the tiled_index is passed
/// to code that may wait, if a lambda waits, or if \p Body contains statements
/// that are not supported: labels, `goto`, `try`, inline assembly, statement
/// expressions.
bool BarrierSplitter::collectBarriers(const Stmt *Body) {
  bool Fine = true;
  OuterStatements Outer;
  const Stmt *Other = nullptr, *InLambda = nullptr;
  walk(Body, [&](const Stmt *S, const Stmt *Around) {
    Outer[S] = Around;
    if (isa<GotoStmt, IndirectGotoStmt, LabelStmt, GCCAsmStmt, CXXTryStmt, StmtExpr>(S))
      Other = Fine ? S : Other, Fine = false;
    if (const auto *Name = dyn_cast<DeclRefExpr>(S);
        Name && (isTileOrCopy(Name->getDecl(), Tile) || isBarrierCopy(Name->getDecl(), Tile)))
      Fine &= mayUse(Name, Outer);
    else if (const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
             V && heldBarrier(V, Tile))
      Fine &= mayUseHolder(Name, Outer);
    if (Tile->isImplicit()) { // the body of a barrier holder's member function
      if (isa<CXXThisExpr>(S))
        Fine &= mayUseHolder(cast<Expr>(S), Outer);
      if (const auto *E = dyn_cast<MemberExpr>(S); E && isHeldTile(E, Tile))
        Fine &= mayUseHeldBarrier(E, Outer);
      if (isa<CXXDependentScopeMemberExpr>(S) &&
          cast<CXXDependentScopeMemberExpr>(S)->isImplicitAccess())
        Other = Fine ? S : Other, Fine = false;
    }
    if (const auto *Call = dyn_cast<CallExpr>(S)) {
      if (const TileFunction *F = Functions ? Functions->called(Call, Tile) : nullptr)
        Calls[Call] = F;
      if (Calls.count(Call) || isWait(Call, Tile)) {
        for (const Stmt *At = Around; At; At = Outer.lookup(At)) {
          if (isa<LambdaExpr>(At))
            InLambda = At;
          Holding.insert(At);
        }
        Waits.insert(Call);
      }
    }
    return true;
  });
  if (Waits.empty())
    return Fine;
  if (Other)
    Why.reject(Other->getBeginLoc(), "kernels with labels, 'goto', 'try', inline assembly or "
                                     "statement expressions cannot be split at their barriers");
  if (InLambda)
    Why.reject(InLambda->getBeginLoc(), "this lambda waits at the barrier; move the wait out of "
                                        "the lambda, or make the lambda a function");
  return Fine && !InLambda;
}

bool BarrierSplitter::foundAll() const {
  if (Waits.empty() || Found == Waits.size())
    return Found != 0;
  return Why.reject((*Waits.begin())->getBeginLoc(),
                    "this barrier wait must be a separate statement, or in a function that its "
                    "statement always calls exactly once");
}

/// \p E without casts and parentheses.
const Expr *withoutCasts(const Expr *E) {
  for (const Expr *Last = nullptr; E && E != Last;) {
    Last = E;
    E = E->IgnoreParenCasts();
    if (const auto *Full = dyn_cast<ExprWithCleanups>(E))
      E = Full->getSubExpr();
  }
  return E;
}

/// The call, possibly in casts, that \p S is, assigns, or initializes its only variable with; null
/// for other statements.
const CallExpr *calledFirst(const Stmt *S) {
  const auto *E = dyn_cast<Expr>(S);
  if (const auto *D = dyn_cast<DeclStmt>(S)) {
    const auto *V = D->isSingleDecl() ? dyn_cast<VarDecl>(D->getSingleDecl()) : nullptr;
    E = V && V->getInitStyle() == VarDecl::CInit ? V->getInit() : nullptr;
    E = E ? E->IgnoreImplicit()->IgnoreParens() : nullptr; // no other casts
    return dyn_cast_or_null<CallExpr>(E);
  }
  E = withoutCasts(E);
  if (const auto *B = dyn_cast_or_null<BinaryOperator>(E); B && B->isAssignmentOp())
    E = withoutCasts(B->getRHS());
  return dyn_cast_or_null<CallExpr>(E);
}

/// Sets the calls of \p Level. Returns false if its statement contains none, or also barriers or
/// jumps that some threads may take before the others.
bool BarrierSplitter::calls(BarrierLevelStatement &Level) const {
  const Stmt *S = Level.Statement;
  if (const CallExpr *Direct = calledFirst(S); Calls.count(Direct)) {
    Level.Calls.push_back({Direct, Calls.lookup(Direct)});
    return Level.IsDirectCall = true;
  }
  if (!Holding.contains(S))
    return false;
  unsigned Barriers = 0;
  walk(S, [&](const Stmt *At, const Stmt *) { return Barriers += Waits.contains(At), true; });
  // After the last barrier, each thread may return on its own: `if (!load(t, part)) return;`.
  const Jumps By = jumpsOutOf(S);
  const bool MayReturn =
      Found + Barriers == Waits.size() && !InCompound && !By.ByBreak && !By.ByContinue;
  if (By && !isa<ReturnStmt>(S) && !MayReturn)
    return false;
  std::optional<CallOrder> Order =
      callOrder(S, [&](const CallExpr *Call) { return Calls.count(Call) != 0; });
  if (!Order || Order->Calls.size() != Barriers)
    return false;
  for (const CallExpr *Call : Order->Calls)
    Level.Calls.push_back({Call, Calls.lookup(Call)});
  Level.BeforeCalls = std::move(Order->Before);
  return true;
}

/// Classifies \p S, whose text ends at \p End, and appends it to \p Out.
bool BarrierSplitter::single(const Stmt *S, SourceLocation End,
                             std::vector<BarrierLevelStatement> &Out) {
  BarrierLevelStatement Level;
  Level.Statement = S;
  Level.Begin = S->getBeginLoc();
  Level.End = End;
  if (const auto *E = dyn_cast<Expr>(S);
      E && Waits.contains(E->IgnoreParens()) && !Calls.count(E->IgnoreParens())) {
    ++Found;
    Level.Kind = BarrierLevelStatement::Wait;
  } else if (calls(Level)) {
    Found += unsigned(Level.Calls.size());
    Level.AfterBarriers = Found == Waits.size() && !InCompound;
    Level.Kind = BarrierLevelStatement::Call;
  } else if (Holding.contains(S)) {
    Level.Kind = BarrierLevelStatement::Compound;
    ++InCompound;
    if (!compound(Level))
      return false;
    --InCompound;
  } else if (isa<AttributedStmt>(S) && isJump(S)) {
    Level.Kind = BarrierLevelStatement::Jump;
  } else if (mayDecide(S, Deciding)) {
    if (!runTogether(Level))
      return false;
  } else if (const Jumps By = jumpsOutOf(S)) {
    Level.AfterBarriers = Found == Waits.size() && !InCompound;
    Level.Continues = InLoopBody && !By.ByReturn && !By.ByBreak;
    if (isJumpOrConditionalJump(S))
      Level.Kind = BarrierLevelStatement::Jump;
    else if (!Level.AfterBarriers && !Level.Continues && !isa<ReturnStmt>(S) && !runTogether(Level))
      return false;
  }
  Out.push_back(std::move(Level));
  return true;
}

bool BarrierSplitter::build(const CompoundStmt *C, std::vector<BarrierLevelStatement> &Out) {
  for (auto At = C->body_begin(); At != C->body_end(); ++At) {
    auto Next = std::next(At);
    if (!single(*At, Next == C->body_end() ? C->getRBracLoc() : (*Next)->getBeginLoc(), Out))
      return false;
  }
  return true;
}

/// Clears Continues for statements before the last barrier of \p Body, the body of a loop. All
/// threads must take the jumps in these statements together.
bool BarrierSplitter::checkContinues(std::vector<BarrierLevelStatement> &Body) {
  bool BarrierFollows = false;
  for (BarrierLevelStatement &L : llvm::reverse(Body)) {
    const bool Continued = L.Continues;
    L.Continues &= !BarrierFollows;
    if (Continued && !L.Continues && L.Kind == BarrierLevelStatement::Plain && !runTogether(L))
      return false;
    BarrierFollows |=
        L.Kind != BarrierLevelStatement::Plain && L.Kind != BarrierLevelStatement::Jump;
  }
  return true;
}

/// Makes \p Level a Compound statement, as if it contained a barrier, because all threads take the
/// jumps in it together, or change a variable together.
bool BarrierSplitter::runTogether(BarrierLevelStatement &Level) {
  Level.Kind = BarrierLevelStatement::Compound;
  ++InCompound;
  const bool Fine = compound(Level);
  --InCompound;
  return Fine;
}

/// Adds the body \p S to \p Level.
bool BarrierSplitter::body(const Stmt *S, SourceLocation HeadEnd, SourceLocation End,
                           BarrierLevelStatement &Level) {
  BarrierLevelStatement::Part &P = Level.Parts.emplace_back();
  P.HeadEnd = HeadEnd;
  const auto *C = dyn_cast<CompoundStmt>(S);
  const llvm::SaveAndRestore<bool> Saved(InLoopBody,
                                         isa<ForStmt, WhileStmt, DoStmt>(Level.Statement));
  if (C ? !build(C, P.Statements) : !single(S, End, P.Statements))
    return false;
  return !isa<ForStmt, WhileStmt, DoStmt>(Level.Statement) || checkContinues(P.Statements);
}

/// Adds the bodies of \p S to \p Level: the statements from each label to the next one. Each of
/// them becomes a block, so what it declares must not be named after the next label.
bool BarrierSplitter::switchBodies(const SwitchStmt *S, BarrierLevelStatement &Level) {
  const auto *Body = dyn_cast<CompoundStmt>(S->getBody());
  if (!Body || S->getInit() || S->getConditionVariable())
    return Why.reject(S->getBeginLoc(), "this 'switch' with barriers declares a variable in its "
                                        "head or has no block; declare it before the 'switch'");
  unsigned Labels = 0;
  for (auto At = Body->body_begin(); At != Body->body_end(); ++At) {
    const Stmt *Part = *At;
    if (isa<SwitchCase>(Part))
      Level.Parts.emplace_back().LabelsAt = Part->getBeginLoc();
    for (; const auto *Case = dyn_cast<SwitchCase>(Part); ++Labels)
      Part = Case->getSubStmt();
    auto Next = std::next(At);
    const bool IsLast = std::none_of(Next, Body->body_end(),
                                     [](const Stmt *Each) { return isa<SwitchCase>(Each); });
    const auto *Declared = dyn_cast<DeclStmt>(Part);
    if (Level.Parts.empty() ||
        (Declared && !IsLast &&
         isVisibleAfterLabel(Declared, {&*Next, size_t(Body->body_end() - Next)})))
      return Why.reject(Part->getBeginLoc(), "this declaration is visible after a label of a "
                                             "'switch' with barriers; move it before the "
                                             "'switch', or into a block");
    BarrierLevelStatement::Part &P = Level.Parts.back();
    if (P.HeadEnd.isInvalid())
      P.HeadEnd = Part->getBeginLoc();
    const llvm::SaveAndRestore<bool> Saved(InLoopBody, false);
    if (!single(Part, Next == Body->body_end() ? Body->getRBracLoc() : (*Next)->getBeginLoc(),
                P.Statements))
      return false;
  }
  for (const SwitchCase *Case = S->getSwitchCaseList(); Case; Case = Case->getNextSwitchCase())
    --Labels;
  return Labels == 0 || // no label is in an inner statement
         Why.reject(S->getBeginLoc(), "a label of this 'switch' with barriers is in an inner "
                                      "statement");
}

/// Adds the bodies of the statement of \p Level. Returns false if it is not a
/// block, conditional, loop or `switch`, or if its head contains a barrier.
bool BarrierSplitter::compound(BarrierLevelStatement &Level) {
  const Stmt *S = Level.Statement;
  auto InHead = [&] {
    return Why.reject(S->getBeginLoc(), "the condition of this statement waits at the barrier, or "
                                        "declares a variable; move the declaration or the wait "
                                        "before the statement");
  };
  auto Holds = [&](const Stmt *Part) {
    const auto *E = dyn_cast_or_null<Expr>(Part);
    Part = E ? E->IgnoreParens() : Part;
    return Part && (Waits.contains(Part) || Holding.contains(Part));
  };
  if (const auto *C = dyn_cast<CompoundStmt>(S))
    return body(C, Level.Begin, Level.End, Level);
  if (const auto *I = dyn_cast<IfStmt>(S)) {
    if (I->getInit() || I->getConditionVariable() || Holds(I->getCond()) || I->isConsteval())
      return InHead();
    const Stmt *Else = I->getElse();
    return body(I->getThen(), I->getThen()->getBeginLoc(), Else ? I->getElseLoc() : Level.End,
                Level) &&
           (!Else || body(Else, Else->getBeginLoc(), Level.End, Level));
  }
  if (const auto *F = dyn_cast<ForStmt>(S))
    return F->getConditionVariable() || Holds(F->getInit()) || Holds(F->getCond()) ||
                   Holds(F->getInc())
               ? InHead()
               : body(F->getBody(), F->getBody()->getBeginLoc(), Level.End, Level);
  if (const auto *W = dyn_cast<WhileStmt>(S))
    return W->getConditionVariable() || Holds(W->getCond())
               ? InHead()
               : body(W->getBody(), W->getBody()->getBeginLoc(), Level.End, Level);
  if (const auto *D = dyn_cast<DoStmt>(S))
    return Holds(D->getCond())
               ? InHead()
               : body(D->getBody(), D->getBody()->getBeginLoc(), D->getWhileLoc(), Level);
  if (const auto *Switch = dyn_cast<SwitchStmt>(S))
    return Holds(Switch->getCond()) ? InHead() : switchBodies(Switch, Level);
  return Why.reject(S->getBeginLoc(), "this statement waits at the barrier in an operand that it "
                                      "may not evaluate exactly once, or in an unspecified order, "
                                      "or jumps; make the wait a separate statement");
}

} // namespace

std::optional<std::vector<BarrierLevelStatement>>
splitAtBarriers(const CompoundStmt *Body, const ParmVarDecl *Tile, TileFunctions *Functions,
                MissedReason &Why, KernelMembers *Members, const DecidingVariables &Deciding) {
  BarrierSplitter Builder(Tile, Functions, Why, Members, Deciding);
  std::vector<BarrierLevelStatement> Statements;
  if (!Builder.collectBarriers(Body) || !Builder.build(Body, Statements) || !Builder.foundAll())
    return std::nullopt;
  return Statements;
}

bool usesOnlyPosition(const Stmt *Body, const ParmVarDecl *Tile,
                      llvm::function_ref<bool(const CallExpr *)> CannotWait) {
  bool Fine = true;
  OuterStatements Outer;
  walk(Body, [&](const Stmt *S, const Stmt *Around) {
    Outer[S] = Around;
    if (const auto *Name = dyn_cast<DeclRefExpr>(S);
        Name && (isTileOrCopy(Name->getDecl(), Tile) || isBarrierCopy(Name->getDecl(), Tile)))
      Fine = Fine && (isPartOfIndex(Name, Outer) || isCopied(Name, Tile, Outer) ||
                      (callWith(Name, Outer) && CannotWait(callWith(Name, Outer))));
    if (const auto *Call = dyn_cast<CallExpr>(S))
      Fine &= !isWait(Call, Tile);
    return true;
  });
  return Fine;
}

} // namespace amp2hip

//===--- MissedReason.cpp - Why a kernel keeps fibers ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "tileloops/MissedReason.h"
#include "tileloops/values/VariableStorage.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"

using namespace clang;

namespace amp2hip {

bool MissedReason::reject(SourceLocation Loc, const std::string &Text, const FunctionDecl *Of) {
  if (Message.empty()) {
    this->Loc = Loc;
    Message = Text;
    Callee = Of;
  }
  return false;
}

std::string quoted(const NamedDecl *D) {
  const std::string Name = D->getNameAsString();
  return Name.empty() ? "this entity" : "'" + Name + "'";
}

/// The innermost first part of \p E that is not proven to be the same for all threads of the tile.
static const Expr *varyingPart(const Expr *E, const VariableStorage &Known) {
  for (const Expr *Inner = E; Inner;) {
    E = Inner;
    Inner = nullptr;
    if (isa<CallExpr, LambdaExpr, CXXConstructExpr>(E))
      break;
    for (const Stmt *Child : E->children())
      if (const auto *Part = dyn_cast_or_null<Expr>(Child);
          Part && Known.dependence(Part, /*WithMemory=*/true) != Dependence::Uniform) {
        Inner = Part;
        break;
      }
  }
  return E;
}

/// The condition of \p S; null if it has none.
static const Expr *conditionOf(const Stmt *S) {
  if (const auto *I = dyn_cast<IfStmt>(S))
    return I->getCond();
  if (const auto *F = dyn_cast<ForStmt>(S))
    return F->getCond();
  if (const auto *W = dyn_cast<WhileStmt>(S))
    return W->getCond();
  if (const auto *D = dyn_cast<DoStmt>(S))
    return D->getCond();
  const auto *Switch = dyn_cast<SwitchStmt>(S);
  return Switch ? Switch->getCond() : nullptr;
}

static const char NotProven[] =
    "not proven to have the same value in all threads of the tile, but a barrier depends on it";

bool rejectHead(MissedReason &Why, const Stmt *S, const VariableStorage &Known) {
  const Expr *Condition = conditionOf(S);
  if (const auto *F = dyn_cast<ForStmt>(S))
    if (const auto *D = dyn_cast_or_null<DeclStmt>(F->getInit()))
      for (const Decl *Each : D->decls())
        if (const auto *V = dyn_cast<VarDecl>(Each);
            !V || Known.kindOf(V) != VariableStorage::PerTile)
          return Why.reject(Each->getLocation(),
                            (V ? quoted(V) : std::string("this entity")) + " is " + NotProven);
  if (Condition && Known.dependence(Condition, /*WithMemory=*/true) != Dependence::Uniform) {
    const Expr *Part = varyingPart(Condition, Known);
    const auto *Name = dyn_cast<DeclRefExpr>(Part->IgnoreParenImpCasts());
    return Why.reject(Part->getBeginLoc(),
                      (Name ? quoted(Name->getDecl()) : std::string("this value")) + " is " +
                          NotProven);
  }
  return Why.reject(S->getBeginLoc(), "the condition or increment of this loop with barriers has "
                                      "other effects than to change variables that are uniform "
                                      "in the tile");
}

/// What a user can do so that a variable of type \p T need not live across a barrier.
static std::string adviceForType(QualType T) {
  if (T->isReferenceType() || T->getBaseElementTypeUnsafe()->isPointerType())
    return "let it refer only to memory that all threads share, declare it after the barrier, or "
           "use an index instead";
  const CXXRecordDecl *Class = T->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
  if (Class && Class->isLambda())
    return "declare the lambda after the barrier, or make it a function";
  return "declare it after the barrier, or use a trivially copyable type from outside of the "
         "kernel";
}

bool rejectKept(MissedReason &Why, const VarDecl *V) {
  return Why.reject(V->getLocation(), quoted(V) + " of type '" + V->getType().getAsString() +
                                          "' cannot be kept across a barrier; " +
                                          adviceForType(V->getType()));
}

} // namespace amp2hip

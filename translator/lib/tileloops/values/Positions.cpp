//===--- Positions.cpp - Values computed from the thread index -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In a template, the type of `auto te = t.get_tile_extent()` is not deduced before instantiation.
// The initializer shows that it is an extent, whose operators do not change it:
//
//   for (int i = te[0] / 2; i > 0; i /= 2)   // reads te
//
//===----------------------------------------------------------------------===//
#include "tileloops/values/Positions.h"
#include "ast/Concurrency.h"
#include "tileloops/split/BarrierSplit.h"
#include "tileloops/values/VariableStorage.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseMap.h"

using namespace clang;

namespace amp2hip {

bool isPosition(const Expr *E, const ParmVarDecl *Tile) {
  E = E->IgnoreParenImpCasts();
  if (const auto *Call = dyn_cast<CallExpr>(E);
      Call && Call->getNumArgs() == 0 && memberOfTile(Call->getCallee(), Tile) == "get_tile_extent")
    return true;
  if (isa<IntegerLiteral>(E) || memberOfTile(E, Tile) == "local" ||
      memberOfTile(E, Tile) == "global" || memberOfTile(E, Tile) == "tile" ||
      memberOfTile(E, Tile) == "tile_origin" || memberOfTile(E, Tile) == "tile_extent")
    return true;
  if (const auto *S = dyn_cast<ArraySubscriptExpr>(E))
    return !isa<IntegerLiteral>(S->getLHS()->IgnoreParens()) && isPosition(S->getLHS(), Tile);
  if (const auto *Call = dyn_cast<CXXOperatorCallExpr>(E))
    return Call->getOperator() == OO_Subscript && isPosition(Call->getArg(0), Tile);
  const auto *B = dyn_cast<BinaryOperator>(E);
  return B && !B->isAssignmentOp() && !B->isCommaOp() && isPosition(B->getLHS(), Tile) &&
         isPosition(B->getRHS(), Tile);
}

namespace {

using OuterStatements = llvm::DenseMap<const Stmt *, const Stmt *>;

/// True if \p V is a variable whose type is not deduced, but certainly a number, an index or an
/// extent.
bool isAutoPosition(const VarDecl *V, const ParmVarDecl *Tile) {
  return V->getInit() && isa<AutoType>(V->getType().getTypePtr()) && isPosition(V->getInit(), Tile);
}

/// The object `x` of the element `x[k]` that \p E is; null for other expressions.
const Expr *objectOfElement(const Expr *E) {
  const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E);
  if (Operator && Operator->getOperator() == OO_Subscript && Operator->getNumArgs() == 2)
    return Operator->getArg(0)->IgnoreParens();
  const auto *S = dyn_cast<ArraySubscriptExpr>(E);
  return S ? S->getLHS()->IgnoreParens() : nullptr;
}

/// The variable that \p E names, or null.
const VarDecl *variableOf(const Expr *E) {
  const auto *Name = dyn_cast<DeclRefExpr>(E->IgnoreParens());
  return Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
}

/// True if \p E names an array of numbers, whose length may be dependent.
bool isArrayOfNumbers(const Expr *E, const ASTContext &Ctx) {
  const VarDecl *V = variableOf(E);
  return V && Ctx.getAsArrayType(V->getType()) &&
         Ctx.getBaseElementType(V->getType())->isArithmeticType();
}

/// True for operators of numbers, indices and extents that change no operand.
bool isReadingOperator(const Stmt *S) {
  if (const auto *B = dyn_cast<BinaryOperator>(S))
    return !B->isAssignmentOp() && !B->isCommaOp() && !B->isPtrMemOp();
  const auto *C = dyn_cast<CXXOperatorCallExpr>(S);
  if (!C || C->getNumArgs() != 2)
    return false;
  switch (C->getOperator()) {
  case OO_Plus:
  case OO_Minus:
  case OO_Star:
  case OO_Slash:
  case OO_Percent:
  case OO_EqualEqual:
  case OO_ExclaimEqual:
  case OO_Less:
  case OO_LessEqual:
  case OO_Greater:
  case OO_GreaterEqual:
    return true;
  default:
    return false;
  }
}

/// True if \p E, the operator of an expression in a template, cannot be an operator of the user for
/// an index or extent: their own operators and those of the standard library are the only ones.
bool isKnownOperator(const Expr *E) {
  const auto *Operator = dyn_cast<UnresolvedLookupExpr>(E->IgnoreParenImpCasts());
  return Operator && llvm::all_of(Operator->decls(), [](const NamedDecl *D) {
           return isInConcurrency(D) || D->isInStdNamespace();
         });
}

/// True if no operator with the operand \p E is the user's: \p E is a number, an index or an
/// extent, or computed from these.
bool hasKnownOperators(const Expr *E, const ParmVarDecl *Tile, const ASTContext &Ctx) {
  E = E->IgnoreParens();
  if (!E->isTypeDependent())
    return E->getType()->isArithmeticType() || isIndexOrExtent(E->getType());
  if (isPosition(E, Tile))
    return true;
  if (const Expr *Object = objectOfElement(E))
    return isArrayOfNumbers(Object, Ctx) || hasKnownOperators(Object, Tile, Ctx);
  if (isReadingOperator(E))
    return llvm::all_of(E->children(), [&](const Stmt *Operand) {
      const auto *Each = cast<Expr>(Operand);
      return isKnownOperator(Each) || hasKnownOperators(Each, Tile, Ctx);
    });
  const VarDecl *V = variableOf(E);
  return V && isAutoPosition(V, Tile);
}

/// True if the use \p Name of an object only reads a number in it: `object.n`.
bool readsMember(const Expr *Name, const OuterStatements &Outer) {
  const auto *Member = dyn_cast_or_null<MemberExpr>(Outer.lookup(Name));
  const auto *Cast = Member ? dyn_cast_or_null<ImplicitCastExpr>(Outer.lookup(Member)) : nullptr;
  return Cast && Cast->getCastKind() == CK_LValueToRValue && !Member->isArrow() &&
         isa<FieldDecl>(Member->getMemberDecl()) &&
         !Member->getMemberDecl()->getType()->isReferenceType();
}

/// True if the use \p Name of an index or extent only reads its value.
bool isReadOf(const Expr *Name, const OuterStatements &Outer, const ParmVarDecl *Tile,
              const ASTContext &Ctx) {
  const Stmt *At = Name, *By = Outer.lookup(Name);
  if (const auto *E = dyn_cast_or_null<Expr>(By); E && objectOfElement(E) == Name)
    At = By, By = Outer.lookup(By);
  if (!By)
    return false;
  if (const auto *C = dyn_cast<ImplicitCastExpr>(By))
    return C->getCastKind() == CK_LValueToRValue;
  if (const auto *D = dyn_cast<DeclStmt>(By)) { // of a variable whose type is a number
    const auto *V =
        At != Name && D->isSingleDecl() ? dyn_cast<VarDecl>(D->getSingleDecl()) : nullptr;
    return V && V->getType()->isArithmeticType();
  }
  if (const auto *S = dyn_cast<ArraySubscriptExpr>(By)) // the index of an element
    return S->getRHS()->IgnoreParens() == At && isArrayOfNumbers(S->getLHS(), Ctx);
  if (!isReadingOperator(By))
    return false;
  return llvm::all_of(By->children(), [&](const Stmt *Operand) {
    const auto *E = dyn_cast_or_null<Expr>(Operand);
    return E && (E->IgnoreParens() == At || isKnownOperator(E) || hasKnownOperators(E, Tile, Ctx));
  });
}

} // namespace

/// Classifies uses of indices, extents, variables with positions and members of objects as reads,
/// which collectUses() cannot know without \c Tile and the statements around a use.
void VariableStorage::noteReads(const CompoundStmt *Body) {
  OuterStatements Outer;
  walk(Body, [&](const Stmt *S, const Stmt *Around) { return Outer[S] = Around, true; });
  for (auto &[V, All] : Uses) {
    const bool IsPosition = isAutoPosition(V, Tile) || isIndexOrExtent(V->getType());
    for (VariableUse &Use : All)
      if (Use.How == VariableUse::Other &&
          (IsPosition ? isReadOf(Use.Name, Outer, Tile, Ctx)
                      : V->getType()->isRecordType() && readsMember(Use.Name, Outer)))
        Use.How = VariableUse::Read;
  }
}

} // namespace amp2hip

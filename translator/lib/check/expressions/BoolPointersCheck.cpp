//===--- BoolPointersCheck.cpp - Arithmetic on pointers to bool -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports arithmetic on pointers to bool in amp code, subscripts included
// (§2.4.3.7, AMP1414). It is forbidden because not every accelerator stores a
// bool in a byte of its own:
//
//   bool f(bool *p) restrict(amp) { return p[1]; } // error
//   bool g(bool *p) restrict(amp) { return *p; }   // allowed
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"

using namespace clang;

namespace amp2hip {
namespace {

bool isBoolPointer(const Expr *E) {
  QualType T = E->getType();
  return T->isPointerType() && T->getPointeeType()->isBooleanType();
}

void report(const CheckContext &C, const CodeBlock &B, SourceLocation Loc) {
  C.report(B, Rule::BoolPointerArithmetic, Loc,
           "amp code cannot do arithmetic on a pointer to bool; use int elements instead");
}

} // namespace

void checkBoolPointers(const CheckContext &C) {
  forEachInAmpCode<BinaryOperator>(C, [&](const CodeBlock &B, const BinaryOperator *E) {
    if ((E->isAdditiveOp() || E->getOpcode() == BO_AddAssign || E->getOpcode() == BO_SubAssign) &&
        (isBoolPointer(E->getLHS()) || isBoolPointer(E->getRHS())))
      report(C, B, E->getOperatorLoc());
  });
  forEachInAmpCode<UnaryOperator>(C, [&](const CodeBlock &B, const UnaryOperator *E) {
    if (E->isIncrementDecrementOp() && isBoolPointer(E->getSubExpr()))
      report(C, B, E->getOperatorLoc());
  });
  forEachInAmpCode<ArraySubscriptExpr>(C, [&](const CodeBlock &B, const ArraySubscriptExpr *E) {
    // Skip arrays of bool, whose declarations are reported instead.
    if (isBoolPointer(E->getBase()) && !isa<ArrayType>(E->getBase()->IgnoreImpCasts()->getType()))
      report(C, B, E->getExprLoc());
  });
}

} // namespace amp2hip

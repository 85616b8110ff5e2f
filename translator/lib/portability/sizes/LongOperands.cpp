//===--- LongOperands.cpp - Operands of type long -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/sizes/LongOperands.h"
#include "parse/Unit.h"
#include "portability/sizes/ResizedTypes.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"

using namespace clang;

namespace amp2hip {

bool isLong(const Expr *E, const Unit &U) {
  return isSpelledLong(E->IgnoreParenImpCasts()->getType(), U);
}

std::optional<uint64_t> constantOf(const Expr *E, const Unit &U) {
  Expr::EvalResult Result;
  if (E->isValueDependent() || !E->EvaluateAsInt(Result, U.context()))
    return std::nullopt;
  return Result.Val.getInt().extOrTrunc(64).getZExtValue();
}

bool isMultiplier(const Expr *E, const Unit &U) {
  const std::optional<uint64_t> Factor = constantOf(E, U);
  return Factor && *Factor > 16 && *Factor % 10 != 0;
}

bool isMask(const Expr *E, const Unit &U) {
  const std::optional<uint64_t> Mask = constantOf(E, U);
  return Mask && *Mask <= 0xFFFFFFFFU;
}

const ValueDecl *namedVariable(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  while (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E))
    E = Subscript->getBase()->IgnoreParenImpCasts();
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
    return Ref->getDecl();
  const auto *Member = dyn_cast<MemberExpr>(E);
  return Member ? Member->getMemberDecl() : nullptr;
}

} // namespace amp2hip

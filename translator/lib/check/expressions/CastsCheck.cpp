//===--- CastsCheck.cpp - Casts in amp code -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports casts of pointers to integers or of integers to pointers in amp code
// (§2.4.3.6, AMP1411). Warns about casts that drop const (AMP1412). Implicit
// conversions and casts from a pointer type to bool are allowed.
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

/// The kind of conversion that the cast \p E performs. Clang may store it in an
/// implicit cast below \p E, where \p E itself changes nothing or only the
/// width of an integer.
CastKind kindOf(const ExplicitCastExpr *E) {
  CastKind Kind = E->getCastKind();
  const Expr *Sub = E->getSubExpr();
  while (Kind == CK_NoOp || Kind == CK_IntegralCast) {
    const auto *Part = dyn_cast<ImplicitCastExpr>(Sub);
    if (!Part || !Part->isPartOfExplicitCast())
      break;
    Kind = Part->getCastKind();
    Sub = Part->getSubExpr();
  }
  return Kind;
}

/// The kind of conversion that the cast \p E performs, as kindOf() returns it.
/// A cast that reinterprets the bytes of an object, such as `(long &)p` or
/// __builtin_bit_cast, counts as a conversion between the types of the objects.
CastKind conversionOf(const ASTContext &Ctx, const ExplicitCastExpr *E) {
  CastKind Kind = kindOf(E);
  if (Kind != CK_LValueBitCast && Kind != CK_LValueToRValueBitCast)
    return Kind;
  auto ElementOf = [&](QualType T) { return Ctx.getBaseElementType(T.getNonReferenceType()); };
  QualType From = ElementOf(E->getSubExprAsWritten()->getType()),
           To = ElementOf(E->getTypeAsWritten());
  auto IsPointer = [](QualType T) { return T->isPointerType() || T->isNullPtrType(); };
  if (From->isIntegralOrEnumerationType() && IsPointer(To))
    return CK_IntegralToPointer;
  if (IsPointer(From) && To->isIntegralOrEnumerationType())
    return CK_PointerToIntegral;
  return Kind;
}

/// True if, at the same level of indirection, \p From points or refers to a
/// const type and \p To to a type that is not const.
bool dropsConst(const ASTContext &Ctx, QualType From, QualType To) {
  while (true) {
    QualType FromNext = From->getPointeeType(), ToNext = To->getPointeeType();
    if (FromNext.isNull() || ToNext.isNull())
      return false;
    if (Ctx.getBaseElementType(FromNext).isConstQualified() &&
        !Ctx.getBaseElementType(ToNext).isConstQualified())
      return true;
    From = FromNext, To = ToNext;
  }
}

/// Warns if the cast \p E drops const.
void checkConst(const CheckContext &C, const CodeBlock &B, const ExplicitCastExpr *E) {
  if (!isa<CStyleCastExpr, CXXConstCastExpr, CXXFunctionalCastExpr>(E))
    return;
  const ASTContext &Ctx = C.Unit.context();
  QualType To = E->getTypeAsWritten(), From = E->getSubExprAsWritten()->getType();
  bool Drops = false;
  if (To->isReferenceType())
    Drops = dropsConst(Ctx, Ctx.getLValueReferenceType(From.getNonReferenceType()), To);
  else if (To->isPointerType())
    Drops = dropsConst(Ctx, From->isArrayType() ? Ctx.getArrayDecayedType(From) : From, To);
  if (Drops)
    C.report(B, Rule::CastDropsConst, E->getBeginLoc(),
             fmt::format("this cast to {} drops const, and writing through its result is undefined "
                         "in amp code; keep const, or copy the object",
                         AmpTypes::nameOf(To, Ctx)));
}

} // namespace

void checkCasts(const CheckContext &C) {
  forEachInAmpCode<ExplicitCastExpr>(C, [&](const CodeBlock &B, const ExplicitCastExpr *E) {
    CastKind Kind = conversionOf(C.Unit.context(), E);
    if (Kind == CK_PointerToIntegral)
      C.report(B, Rule::PointerIntegerCast, E->getExprLoc(),
               "amp code cannot cast a pointer to an integer; subtract two pointers to get a "
               "distance");
    else if (Kind == CK_IntegralToPointer)
      C.report(B, Rule::PointerIntegerCast, E->getExprLoc(),
               "amp code cannot cast an integer to a pointer; pass the pointer itself");
    else
      checkConst(C, B, E);
  });
}

} // namespace amp2hip

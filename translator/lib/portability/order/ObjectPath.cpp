//===--- ObjectPath.cpp - Parts of variables ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/order/ObjectPath.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/FoldingSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

ObjectPath ObjectPath::then(PathStep Step) const {
  ObjectPath Result = *this;
  Result.Steps.push_back(Step);
  return Result;
}

ObjectPath ObjectPath::then(llvm::ArrayRef<PathStep> More) const {
  ObjectPath Result = *this;
  Result.Steps.insert(Result.Steps.end(), More.begin(), More.end());
  return Result;
}

bool ObjectPath::overlaps(const ObjectPath &Other) const {
  if (Root != Other.Root)
    return false;
  const size_t Common = std::min(Steps.size(), Other.Steps.size());
  if (!std::equal(Steps.begin(), Steps.begin() + Common, Other.Steps.begin()))
    return false;
  // The value of a pointer does not contain the object that it points to.
  return std::none_of(Steps.begin() + Common, Steps.end(),
                      [](const PathStep &S) { return S.Kind == PathStep::Dereference; });
}

/// Returns the step to the element with the index \p Index.
static PathStep elementAt(const Expr *Index, const ASTContext &Context) {
  Expr::EvalResult Result;
  if (!Index->isValueDependent() && Index->EvaluateAsInt(Result, Context))
    return {PathStep::Element, uintptr_t(Result.Val.getInt().getExtValue())};
  llvm::FoldingSetNodeID ID;
  Index->Profile(ID, Context, /*Canonical=*/true);
  return {PathStep::VariableElement, ID.ComputeHash()};
}

/// Returns the object of an overloaded operator `[]`, `*` or `->` of the C++ library.
static std::optional<ObjectPath> pathOfOperator(const CXXOperatorCallExpr &Call,
                                                const ASTContext &Context) {
  const auto *F = dyn_cast_or_null<CXXMethodDecl>(Call.getDirectCallee());
  if (!F || !F->getParent()->isInStdNamespace())
    return std::nullopt;
  const std::optional<ObjectPath> Object = pathOf(Call.getArg(0), Context);
  if (!Object)
    return std::nullopt;
  switch (Call.getOperator()) {
  case OO_Subscript:
    return Object->then(elementAt(Call.getArg(1), Context));
  case OO_Star:
  case OO_Arrow:
    return Object->then({PathStep::Dereference});
  default:
    return std::nullopt;
  }
}

/// Returns the path of a function of the program that takes no arguments and returns a
/// reference or a pointer, such as `generator()`.
static std::optional<ObjectPath> pathOfResult(const CallExpr &Call) {
  const FunctionDecl *F = Call.getDirectCallee();
  if (!F || F->getNumParams() != 0 || isa<CXXMemberCallExpr>(Call))
    return std::nullopt;
  return ObjectPath{F->getCanonicalDecl(), {}};
}

std::optional<ObjectPath> pathOf(const Expr *E, const ASTContext &Context) {
  E = E->IgnoreParenCasts();
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E)) {
    const auto *Variable = dyn_cast<VarDecl>(Ref->getDecl());
    return Variable ? std::optional(ObjectPath{Variable->getCanonicalDecl(), {}}) : std::nullopt;
  }
  if (const auto *M = dyn_cast<MemberExpr>(E)) {
    if (const auto *Variable = dyn_cast<VarDecl>(M->getMemberDecl()))
      return ObjectPath{Variable->getCanonicalDecl(), {}};
    const std::optional<ObjectPath> Object =
        M->isArrow() ? pathOfPointee(M->getBase(), Context) : pathOf(M->getBase(), Context);
    if (!Object || !isa<FieldDecl>(M->getMemberDecl()))
      return std::nullopt;
    return Object->then(
        {PathStep::Member, reinterpret_cast<uintptr_t>(M->getMemberDecl()->getCanonicalDecl())});
  }
  if (const auto *Unary = dyn_cast<UnaryOperator>(E)) {
    if (Unary->getOpcode() == UO_Deref)
      return pathOfPointee(Unary->getSubExpr(), Context);
    return Unary->isPrefix() && Unary->isIncrementDecrementOp()
               ? pathOf(Unary->getSubExpr(), Context)
               : std::nullopt;
  }
  if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E)) {
    const std::optional<ObjectPath> Array = pathOfPointee(Subscript->getBase(), Context);
    return Array ? std::optional(Array->then(elementAt(Subscript->getIdx(), Context)))
                 : std::nullopt;
  }
  if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E))
    return pathOfOperator(*Operator, Context);
  if (const auto *Call = dyn_cast<CallExpr>(E); Call && Call->isGLValue())
    return pathOfResult(*Call);
  return std::nullopt;
}

std::optional<ObjectPath> pathOfPointee(const Expr *E, const ASTContext &Context) {
  const Expr *Pointer = E->IgnoreParenCasts();
  if (isa<CXXThisExpr>(Pointer))
    return ObjectPath{};
  if (const auto *Unary = dyn_cast<UnaryOperator>(Pointer);
      Unary && Unary->getOpcode() == UO_AddrOf)
    return pathOf(Unary->getSubExpr(), Context);
  if (Pointer->getType()->isArrayType()) // decays
    return pathOf(Pointer, Context);
  if (const auto *Call = dyn_cast<CallExpr>(Pointer); Call && !isa<CXXOperatorCallExpr>(Call))
    return pathOfResult(*Call);
  const std::optional<ObjectPath> Path = pathOf(Pointer, Context);
  return Path ? std::optional(Path->then({PathStep::Dereference})) : std::nullopt;
}

} // namespace amp2hip

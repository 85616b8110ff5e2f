//===--- UniformIdioms.cpp - Uniform use of the thread index --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recognizes expressions of the thread index that are uniform (§8.1.1), so that
// a condition on them does not count as divergent. With `tiled_index<16> t`:
//
//   t.global - t.local     the origin of the tile
//   t.global[0] / 16       the index of the tile
//   t.local[0] < 16        true for all threads
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "barrier/Variance.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

/// A member of a tiled_index or a component of it: `t.local`, `t.global[1]`.
struct IndexMember {
  const ValueDecl *Index = nullptr; ///< the tiled_index
  StringRef Member;
  std::optional<int64_t> Component;
  int64_t Length = 0; ///< of the tile in the dimension Component
};

/// The value of \p E if it is an integer constant in the range of int64_t.
std::optional<int64_t> constantOf(const Expr *E, const ASTContext &Ctx) {
  Expr::EvalResult Value;
  if (E->isValueDependent() || !E->getType()->isIntegralOrEnumerationType() ||
      !E->EvaluateAsInt(Value, Ctx))
    return std::nullopt;
  return Value.Val.getInt().tryExtValue();
}

/// The member of a tiled_index, or its component, that \p E names; nothing for other expressions.
std::optional<IndexMember> indexMemberOf(const Expr *E, const ASTContext &Ctx) {
  E = E->IgnoreParenImpCasts();
  if (const auto *Subscript = dyn_cast<CXXOperatorCallExpr>(E)) {
    if (Subscript->getOperator() != OO_Subscript || Subscript->getNumArgs() != 2)
      return std::nullopt;
    std::optional<IndexMember> P = indexMemberOf(Subscript->getArg(0), Ctx);
    std::optional<int64_t> At = constantOf(Subscript->getArg(1), Ctx);
    if (!P || P->Component || !At || *At < 0)
      return std::nullopt;
    const auto *Class = dyn_cast_or_null<ClassTemplateSpecializationDecl>(
        P->Index->getType().getNonReferenceType()->getAsCXXRecordDecl());
    if (!Class || *At >= Class->getTemplateArgs().size() ||
        Class->getTemplateArgs()[*At].getKind() != TemplateArgument::Integral)
      return std::nullopt;
    P->Component = At;
    P->Length = Class->getTemplateArgs()[*At].getAsIntegral().getExtValue();
    return P;
  }
  const auto *Member = dyn_cast<MemberExpr>(E);
  const auto *Base =
      Member ? dyn_cast<DeclRefExpr>(Member->getBase()->IgnoreParenImpCasts()) : nullptr;
  const CXXRecordDecl *Class = Base ? Base->getType()->getAsCXXRecordDecl() : nullptr;
  if (!Class || !Class->getDeclName().isIdentifier() || Class->getName() != "tiled_index" ||
      !isInConcurrency(Class) || !Member->getMemberDecl()->getDeclName().isIdentifier())
    return std::nullopt;
  IndexMember P;
  P.Index = Base->getDecl();
  P.Member = Member->getMemberDecl()->getName();
  return P;
}

/// The result of the comparison \p Op of \p A and \p B.
bool compare(BinaryOperatorKind Op, int64_t A, int64_t B) {
  return Op == BO_LT ? A < B : Op == BO_LE ? A <= B : Op == BO_GT ? A > B : A >= B;
}

} // namespace

bool isUniformIdiom(const Expr *E, const ASTContext &Ctx) {
  const Expr *Left, *Right;
  BinaryOperatorKind Op;
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    Left = B->getLHS(), Right = B->getRHS(), Op = B->getOpcode();
  } else {
    const auto *C = dyn_cast<CXXOperatorCallExpr>(E);
    if (!C || C->getNumArgs() != 2 || C->getOperator() != OO_Minus)
      return false;
    Left = C->getArg(0), Right = C->getArg(1), Op = BO_Sub;
  }
  std::optional<IndexMember> A = indexMemberOf(Left, Ctx), B = indexMemberOf(Right, Ctx);
  if (Op == BO_Sub)
    return A && B && A->Index == B->Index && A->Member == "global" && B->Member == "local" &&
           A->Component == B->Component;
  if (Op == BO_Div)
    return A && A->Member == "global" && A->Component && constantOf(Right, Ctx) == A->Length;
  if (!BinaryOperator::isRelationalOp(Op) || bool(A) == bool(B))
    return false;
  const IndexMember &P = A ? *A : *B;
  std::optional<int64_t> Bound = constantOf(A ? Right : Left, Ctx);
  if (!Bound || P.Member != "local" || !P.Component || P.Length <= 0)
    return false;
  auto With = [&](int64_t Local) {
    return A ? compare(Op, Local, *Bound) : compare(Op, *Bound, Local);
  };
  // The comparison is monotonic in the local index, so the first and the last
  // index decide.
  return With(0) == With(P.Length - 1);
}

} // namespace amp2hip

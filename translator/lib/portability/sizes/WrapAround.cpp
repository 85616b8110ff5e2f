//===--- WrapAround.cpp - Arithmetic that needs a long of 4 bytes ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/sizes/WrapAround.h"
#include "amp2hip/Rules.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "portability/sizes/LongCycles.h"
#include "portability/sizes/LongOperands.h"
#include "portability/sizes/ResizedTypes.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/FoldingSet.h"
#include <optional>
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// Finds the assignments and comparisons.
class LongArithmetic : public UserVisitor {
public:
  explicit LongArithmetic(Unit &U) : UserVisitor(U), Cycles(U) {}

  bool VisitBinaryOperator(BinaryOperator *E) override {
    if (E->isTypeDependent() || !U.isUserLocation(E->getOperatorLoc()))
      return true;
    if (E->isEqualityOp()) {
      if (constantOf(E->getRHS(), U) == 0xFFFFFFFFU && isLong(E->getLHS(), U))
        report(E->getOperatorLoc(), *E->getLHS(), "is compared with 0xFFFFFFFF");
    } else if (E->isAssignmentOp() && isLong(E->getLHS(), U)) {
      Cycles.addAssignment(*E);
    } else if (E->getOpcode() == BO_And) {
      if (isMask(E->getRHS(), U))
        reduce(E->getLHS());
    } else if ((E->isBitwiseOp() || E->getOpcode() == BO_Add) && !Reduced.count(E) &&
               isRotation(*E)) {
      Rotations.push_back(E);
    }
    if (E->getOpcode() == BO_Shr || E->getOpcode() == BO_ShrAssign)
      ShiftedRight.insert(namedVariable(E->getLHS()));
    if (E->getOpcode() == BO_Assign)
      noteComplement(namedVariable(E->getLHS()), E->getRHS());
    return true;
  }
  bool VisitVarDecl(VarDecl *V) override {
    if (!V->hasInit() || !U.isUserLocation(V->getLocation()))
      return true;
    noteComplement(V, V->getInit());
    if (isSpelledLong(V->getType(), U))
      Cycles.addInitializer(*V);
    return true;
  }
  bool VisitCastExpr(CastExpr *E) override {
    if (!E->isTypeDependent() && E->getType()->isIntegerType() &&
        U.context().getTypeSize(E->getType()) <= 32)
      reduce(E->getSubExpr());
    return true;
  }
  /// Finds the end of a checksum: `return ~crc;`.
  bool VisitReturnStmt(ReturnStmt *S) override {
    const auto *Not = complementIn(S->getRetValue());
    if (Not && !constantOf(Not->getSubExpr(), U))
      report(Not->getOperatorLoc(), *Not->getSubExpr(), HasMoreBits);
    return true;
  }

  /// Reports what depends on several statements. A complement such as `~0UL` counts if its
  /// variable is shifted to the right, which moves the upper 32 bits into the lower ones.
  void reportRest() {
    for (const LongCycles::Step &S : Cycles.find())
      report(S.Loc, *S.Assigned, "may have to wrap around at 32 bits here");
    for (const BinaryOperator *Rotation : Rotations)
      report(Rotation->getOperatorLoc(),
             *cast<BinaryOperator>(Rotation->getLHS()->IgnoreParenImpCasts())->getLHS(),
             "this rotation is one of 32 bits");
    for (const auto &[Variable, Not] : Complements)
      if (ShiftedRight.count(Variable))
        report(Not->getOperatorLoc(), *Not->getSubExpr(), HasMoreBits);
  }

private:
  static constexpr const char *HasMoreBits = "the complement has 32 more bits that are set";

  /// Returns the complement of an `unsigned long` that is the value of \p E with all bits, or null.
  const UnaryOperator *complementIn(const Expr *E) const {
    // Initializers in parentheses have no type in templates.
    const QualType T = E ? E->getType() : QualType();
    if (T.isNull() || T->isDependentType() || !T->isIntegerType() ||
        U.context().getTypeSize(T) != 64)
      return nullptr;
    const auto *Not = dyn_cast<UnaryOperator>(E->IgnoreParenImpCasts());
    const bool IsLong = Not && Not->getOpcode() == UO_Not &&
                        U.isUserLocation(Not->getOperatorLoc()) &&
                        Not->getType()->isUnsignedIntegerType() && isLong(Not->getSubExpr(), U);
    return IsLong ? Not : nullptr;
  }
  void noteComplement(const ValueDecl *Variable, const Expr *Value) {
    if (const UnaryOperator *Not = Variable ? complementIn(Value) : nullptr)
      Complements.push_back({Variable, Not});
  }

  /// Marks the operand \p E of a conversion to 32 bits, and the operands of its operators:
  /// their upper bits do not matter.
  void reduce(const Expr *E) {
    E = E->IgnoreParenImpCasts();
    Reduced.insert(E);
    const auto *Binary = dyn_cast<BinaryOperator>(E);
    if (Binary &&
        (Binary->isAdditiveOp() || Binary->isBitwiseOp() || Binary->getOpcode() == BO_Mul)) {
      reduce(Binary->getLHS());
      reduce(Binary->getRHS());
    } else if (Binary && Binary->getOpcode() == BO_Shl) {
      reduce(Binary->getLHS());
    }
  }

  /// True for `(x << n) | (x >> (32 - n))`, a rotation of 32 bits.
  bool isRotation(const BinaryOperator &E) const {
    const auto *Left = dyn_cast<BinaryOperator>(E.getLHS()->IgnoreParenImpCasts());
    const auto *Right = dyn_cast<BinaryOperator>(E.getRHS()->IgnoreParenImpCasts());
    if (!Left || !Right || !Left->isShiftOp() || !Right->isShiftOp() ||
        Left->getOpcode() == Right->getOpcode() || !isLong(Left->getLHS(), U) ||
        !Left->getLHS()->getType()->isUnsignedIntegerType() ||
        !haveSameText(Left->getLHS(), Right->getLHS()))
      return false;
    const std::optional<uint64_t> By = constantOf(Left->getRHS(), U),
                                  Back = constantOf(Right->getRHS(), U);
    return (By && Back && *By + *Back == 32) || isRest(Left->getRHS(), Right->getRHS()) ||
           isRest(Right->getRHS(), Left->getRHS());
  }

  /// True if \p E is `32 - Other`.
  bool isRest(const Expr *E, const Expr *Other) const {
    const auto *Minus = dyn_cast<BinaryOperator>(E->IgnoreParenImpCasts());
    return Minus && Minus->getOpcode() == BO_Sub && constantOf(Minus->getLHS(), U) == 32 &&
           haveSameText(Minus->getRHS(), Other);
  }

  bool haveSameText(const Expr *A, const Expr *B) const {
    llvm::FoldingSetNodeID OfA, OfB;
    A->IgnoreParenImpCasts()->Profile(OfA, U.context(), /*Canonical=*/true);
    B->IgnoreParenImpCasts()->Profile(OfB, U.context(), /*Canonical=*/true);
    return OfA == OfB;
  }

  void report(SourceLocation Operator, const Expr &Operand, const char *What) {
    const SourceLocation Loc = U.SM.getExpansionLoc(Operator);
    if (Lines.insert({U.SM.getFileID(Loc), U.SM.getSpellingLineNumber(Loc)}).second)
      U.report(Rule::LongSize, Loc,
               fmt::format("'{}' has 8 bytes on Linux and {}; use '{}'",
                           Operand.IgnoreParenImpCasts()->getType().getAsString(), What,
                           Operand.getType()->isSignedIntegerType() ? "int" : "unsigned"));
  }

  std::set<const ValueDecl *> ShiftedRight;
  std::vector<std::pair<const ValueDecl *, const UnaryOperator *>> Complements;

  LongCycles Cycles;
  std::vector<const BinaryOperator *> Rotations;
  std::set<const Expr *> Reduced;              ///< operands of which 32 bits matter
  std::set<std::pair<FileID, unsigned>> Lines; ///< with a warning
};

} // namespace

void reportWrapAround(Unit &U) {
  LongArithmetic Found(U);
  Found.TraverseDecl(U.context().getTranslationUnitDecl());
  Found.reportRest();
}

} // namespace amp2hip

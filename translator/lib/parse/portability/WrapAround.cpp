//===--- WrapAround.cpp - Arithmetic that needs a long of 4 bytes ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/portability/WrapAround.h"
#include "amp2hip/Rules.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/portability/ResizedTypes.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/STLExtras.h"
#include <optional>
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// Finds the assignments and comparisons.
class LongArithmetic : public UserVisitor {
public:
  explicit LongArithmetic(Unit &U) : UserVisitor(U) {}

  bool VisitBinaryOperator(BinaryOperator *E) override {
    if (E->isTypeDependent() || !U.isUserLocation(E->getOperatorLoc()))
      return true;
    if (E->isEqualityOp()) {
      if (isAllOnes(E->getRHS()) && isLong(E->getLHS()))
        report(E->getOperatorLoc(), *E->getLHS(), "is compared with 0xFFFFFFFF");
    } else if (E->isAssignmentOp() && isLong(E->getLHS()) && wrapsAround(*E)) {
      report(E->getOperatorLoc(), *E->getLHS(), "may have to wrap around at 32 bits here");
    } else if (E->getOpcode() == BO_Shr || E->getOpcode() == BO_ShrAssign) {
      ShiftedRight.insert(named(E->getLHS()));
    }
    if (E->getOpcode() == BO_Assign)
      noteComplement(named(E->getLHS()), E->getRHS());
    return true;
  }
  bool VisitVarDecl(VarDecl *V) override {
    if (V->hasInit() && U.isUserLocation(V->getLocation()))
      noteComplement(V, V->getInit());
    return true;
  }
  /// Finds the end of a checksum: `return ~crc;`.
  bool VisitReturnStmt(ReturnStmt *S) override {
    const auto *Not = complementIn(S->getRetValue());
    if (Not && !constant(Not->getSubExpr()))
      report(Not->getOperatorLoc(), *Not->getSubExpr(), HasMoreBits);
    return true;
  }

  /// Reports the variables that get a complement such as `~0UL` and are shifted to the
  /// right, which moves the upper 32 bits into the lower ones.
  void reportComplements() {
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
                        Not->getType()->isUnsignedIntegerType() && isLong(Not->getSubExpr());
    return IsLong ? Not : nullptr;
  }
  void noteComplement(const ValueDecl *Variable, const Expr *Value) {
    if (const UnaryOperator *Not = Variable ? complementIn(Value) : nullptr)
      Complements.push_back({Variable, Not});
  }

  bool isLong(const Expr *E) const { return isSpelledLong(E->IgnoreParenImpCasts()->getType(), U); }

  std::optional<uint64_t> constant(const Expr *E) const {
    Expr::EvalResult Result;
    if (E->isValueDependent() || !E->EvaluateAsInt(Result, U.context()))
      return std::nullopt;
    return Result.Val.getInt().extOrTrunc(64).getZExtValue();
  }
  bool isAllOnes(const Expr *E) const { return constant(E) == 0xFFFFFFFFU; }

  /// The variable or member that \p E names, or null.
  static const ValueDecl *named(const Expr *E) {
    E = E->IgnoreParenImpCasts();
    if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
      return Ref->getDecl();
    const auto *Member = dyn_cast<MemberExpr>(E);
    return Member ? Member->getMemberDecl() : nullptr;
  }

  /// True if the assignment \p E shifts its variable to the left, or multiplies it with a
  /// large constant, and assigns the result to the variable again. Powers of ten and
  /// products of other variables do not count.
  bool wrapsAround(const BinaryOperator &E) const {
    const ValueDecl *Variable = named(E.getLHS());
    if (!Variable)
      return false;
    switch (E.getOpcode()) {
    case BO_ShlAssign:
      return true;
    case BO_MulAssign:
      return isMultiplier(E.getRHS());
    case BO_Assign:
    case BO_AddAssign:
    case BO_SubAssign:
    case BO_XorAssign:
      return containsStep(E.getRHS(), Variable);
    default:
      return false;
    }
  }

  bool isMultiplier(const Expr *E) const {
    const std::optional<uint64_t> Factor = constant(E);
    return Factor && *Factor > 16 && *Factor % 10 != 0;
  }

  /// True if \p E contains `variable << n` or `variable * constant`, and does not
  /// reduce it to 32 bits.
  bool containsStep(const Expr *E, const ValueDecl *Variable) const {
    E = E->IgnoreParenImpCasts();
    if (const auto *Assignment = dyn_cast<BinaryOperator>(E);
        Assignment && Assignment->isAssignmentOp())
      return false; // is visited itself
    if (const auto *Cast = dyn_cast<ExplicitCastExpr>(E))
      return isSpelledLong(Cast->getType(), U) && containsStep(Cast->getSubExpr(), Variable);
    const auto *Binary = dyn_cast<BinaryOperator>(E);
    if (!Binary)
      return false;
    const Expr *Left = Binary->getLHS(), *Right = Binary->getRHS();
    switch (Binary->getOpcode()) {
    case BO_Shl:
      return named(Left) == Variable || containsStep(Left, Variable);
    case BO_Mul:
      if ((named(Left) == Variable && isMultiplier(Right)) ||
          (named(Right) == Variable && isMultiplier(Left)))
        return true;
      break;
    case BO_And:
      if (const std::optional<uint64_t> Mask = constant(Right); Mask && *Mask <= 0xFFFFFFFFU)
        return false;
      break;
    case BO_Rem:
      return false; // a generator that keeps the value small
    case BO_Add:
    case BO_Sub:
    case BO_Xor:
    case BO_Or:
    case BO_Comma:
      break;
    default:
      return false;
    }
    return containsStep(Left, Variable) || containsStep(Right, Variable);
  }

  void report(SourceLocation Operator, const Expr &Operand, const char *What) {
    const SourceLocation Loc = U.SM.getExpansionLoc(Operator);
    if (Seen.insert(Loc).second)
      U.report(Rule::LongSize, Loc,
               fmt::format("'{}' has 8 bytes on Linux and {}; use '{}'",
                           Operand.IgnoreParenImpCasts()->getType().getAsString(), What,
                           Operand.getType()->isSignedIntegerType() ? "int" : "unsigned"));
  }

  std::set<const ValueDecl *> ShiftedRight;
  std::vector<std::pair<const ValueDecl *, const UnaryOperator *>> Complements;

  std::set<SourceLocation> Seen; ///< a template and its instances share expressions
};

} // namespace

void reportWrapAround(Unit &U) {
  LongArithmetic Found(U);
  Found.TraverseDecl(U.context().getTranslationUnitDecl());
  Found.reportComplements();
}

} // namespace amp2hip

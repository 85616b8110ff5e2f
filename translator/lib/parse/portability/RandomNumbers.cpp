//===--- RandomNumbers.cpp - The range of rand() --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/portability/RandomNumbers.h"
#include "amp2hip/Rules.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// Finds the operators whose operand is a call of rand() or RAND_MAX.
class RandomNumbers : public UserVisitor {
public:
  explicit RandomNumbers(Unit &U) : UserVisitor(U) {}

  bool VisitBinaryOperator(BinaryOperator *E) override {
    if (E->isTypeDependent() || E->isValueDependent() || !U.isUserLocation(E->getOperatorLoc()))
      return true;
    const Expr *L = E->getLHS(), *R = E->getRHS();
    switch (E->getOpcode()) {
    case BO_Shl:
      if (callsRand(L))
        report(*E, "so the bits of several values overlap");
      break;
    case BO_Mul:
      if ((callsRand(L) && isRangeOfWindows(R)) || (callsRand(R) && isRangeOfWindows(L)))
        report(*E, "so the product overflows");
      break;
    case BO_Div:
      if (callsRand(L) && isRangeOfWindows(R))
        report(*E, "so the quotient is larger than 1");
      break;
    case BO_Add:
      if (isRandMax(L) && E->getType()->isIntegerType() && !E->getType()->isUnsignedIntegerType() &&
          U.context().getTypeSize(E->getType()) == 32)
        report(*E, "so the sum overflows");
      break;
    default:
      break;
    }
    return true;
  }

private:
  static bool callsRand(const Expr *E) {
    const auto *Call = dyn_cast<CallExpr>(E->IgnoreParenCasts());
    const FunctionDecl *F = Call ? Call->getDirectCallee() : nullptr;
    return F && F->getDeclName().isIdentifier() && F->getName() == "rand" && F->getNumParams() == 0;
  }

  /// True for the constants 32767 and 32768, also of a floating-point type.
  bool isRangeOfWindows(const Expr *E) const {
    Expr::EvalResult Result;
    if (!E->EvaluateAsRValue(Result, U.context()))
      return false;
    double Value = 0;
    if (Result.Val.isInt())
      Value = double(Result.Val.getInt().getExtValue());
    else if (Result.Val.isFloat())
      Value = Result.Val.getFloat().convertToDouble();
    return Value == 32767 || Value == 32768;
  }

  /// True for the macro RAND_MAX.
  bool isRandMax(const Expr *E) const {
    const SourceLocation Loc = E->IgnoreParenImpCasts()->getBeginLoc();
    return Loc.isMacroID() &&
           Lexer::getImmediateMacroName(Loc, U.SM, U.CI.getLangOpts()) == "RAND_MAX";
  }

  void report(const BinaryOperator &E, const std::string &Consequence) {
    const SourceLocation Loc = U.SM.getExpansionLoc(E.getOperatorLoc());
    if (Seen.insert(Loc).second)
      U.report(Rule::RandomRange, Loc,
               "values of 'rand' are up to 2147483647 on Linux and 32767 on Windows, " +
                   Consequence + "; use a generator of <random>");
  }

  std::set<SourceLocation> Seen; ///< a macro may have several operators
};

} // namespace

void reportRandomNumbers(Unit &U) {
  RandomNumbers(U).TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip

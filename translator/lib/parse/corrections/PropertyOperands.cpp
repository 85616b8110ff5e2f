//===--- PropertyOperands.cpp - Properties as operands --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/PropertyOperands.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace clang;

namespace amp2hip {
namespace {

/// True if \p E may be a property in an instance of the template.
bool mayBeProperty(const Expr *E) {
  E = E->IgnoreParens();
  if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E))
    return mayBeProperty(Subscript->getLHS());
  return isa<CXXDependentScopeMemberExpr, MSPropertyRefExpr, MSPropertySubscriptExpr>(E);
}

/// Collects the operators in user files that may have properties as operands.
class Operators : public UserVisitor {
public:
  explicit Operators(const Unit &U) : UserVisitor(U) {}

  bool shouldVisitTemplateInstantiations() const override { return true; }

  /// Finds operators in patterns for which lookup has found functions.
  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *E) override {
    // Skip an operand that is written: Clang must not read such a property.
    bool Writes =
        E->isAssignmentOp() || E->getOperator() == OO_PlusPlus || E->getOperator() == OO_MinusMinus;
    if (isa<UnresolvedLookupExpr>(E->getCallee()))
      for (unsigned I = Writes ? 1 : 0; I < E->getNumArgs(); ++I)
        if (mayBeProperty(E->getArg(I)))
          Operands[E->getOperatorLoc()].push_back(E->getArg(I)->getSourceRange());
    return true;
  }

  /// Finds built-in operators in instances. Clang may have ignored better
  /// functions that lookup found for the operator in the pattern.
  bool VisitBinaryOperator(BinaryOperator *E) override {
    if (isEnumeration(E->getLHS()) || isEnumeration(E->getRHS()))
      Builtin.push_back(E->getOperatorLoc());
    return true;
  }
  bool VisitUnaryOperator(UnaryOperator *E) override {
    if (isEnumeration(E->getSubExpr()))
      Builtin.push_back(E->getOperatorLoc());
    return true;
  }

  /// The operands in patterns, by the location of the operator.
  std::map<SourceLocation, std::vector<SourceRange>> Operands;
  /// The built-in operators on properties of enumeration type.
  std::vector<SourceLocation> Builtin;

private:
  static bool isEnumeration(const Expr *E) {
    E = E->IgnoreParenImpCasts();
    return isa<PseudoObjectExpr>(E) && E->getType()->isEnumeralType();
  }
};

} // namespace

std::vector<SourceRange> unreadProperties(const Unit &U, llvm::ArrayRef<SourceLocation> Errors) {
  Operators All(U);
  All.TraverseDecl(U.context().getTranslationUnitDecl());
  std::vector<SourceRange> Found;
  for (const auto &[Place, Operands] : All.Operands)
    if (llvm::is_contained(Errors, Place) || llvm::is_contained(All.Builtin, Place))
      llvm::append_range(Found, Operands);
  return Found;
}

} // namespace amp2hip

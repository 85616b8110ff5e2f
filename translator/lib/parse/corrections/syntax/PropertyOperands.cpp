//===--- PropertyOperands.cpp - Properties as operands --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/syntax/PropertyOperands.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
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

/// The names of the properties that the tokens declare, without names that may
/// also refer to types or functions.
class PropertyNames {
public:
  explicit PropertyNames(const TokenView &Tokens) {
    for (size_t I = 0; I < Tokens.size(); ++I)
      if (Tokens.isNamed(I, "__declspec") && Tokens.isNamed(I + 2, "property"))
        if (size_t Name = declaredName(Tokens, I); Name != TokenView::None)
          Names.insert(Tokens.name(Name));
    for (size_t I = 1; !Names.empty() && I + 1 < Tokens.size(); ++I) {
      // In a list of initializers, the name refers to a member.
      const bool IsCalled =
          Tokens.is(I + 1, tok::l_paren) && !Tokens.is(I - 1, tok::comma, tok::colon);
      if (IsCalled || Tokens.is(I + 1, tok::identifier, tok::coloncolon))
        Names.erase(Tokens.name(I));
    }
  }

  bool empty() const { return Names.empty(); }
  bool contains(const IdentifierInfo *Name) const { return Name && Names.contains(Name); }

private:
  /// Returns the index of the name in the declaration with the specifier at
  /// \p Specifier.
  static size_t declaredName(const TokenView &Tokens, size_t Specifier) {
    size_t Last = TokenView::None;
    for (size_t I = Tokens.match(Specifier + 1); I < Tokens.size(); ++I) {
      if (Tokens.is(I, tok::semi, tok::l_square, tok::l_brace))
        return Last;
      if (Tokens.is(I, tok::identifier))
        Last = I;
    }
    return TokenView::None;
  }

  llvm::SmallPtrSet<const IdentifierInfo *, 8> Names;
};

/// Returns the first token after the argument that begins at \p I if it is a
/// variable or member like `a`, `this->a` or `a[i].b` whose last name is in
/// \p Names, otherwise None.
size_t endOfPropertyArgument(const TokenView &Tokens, size_t I, const PropertyNames &Names) {
  const IdentifierInfo *Last = nullptr;
  for (; I < Tokens.size(); ++I) {
    if (Tokens.is(I, tok::comma, tok::r_paren))
      return Names.contains(Last) ? I : TokenView::None;
    if (Tokens.is(I, tok::identifier))
      Last = Tokens.name(I);
    else if (Tokens.is(I, tok::l_square) && Tokens.match(I) != TokenView::None)
      I = Tokens.match(I);
    else if (!Tokens.is(I, tok::period, tok::arrow, tok::kw_this))
      return TokenView::None;
  }
  return TokenView::None;
}

} // namespace

std::vector<SourceRange> propertyArguments(const Unit &U) {
  std::vector<SourceRange> Found;
  const TokenView Tokens(U.Tokens);
  const PropertyNames Names(Tokens);
  for (size_t Open = 1; !Names.empty() && Open < Tokens.size(); ++Open) {
    const bool IsCall = Tokens.is(Open, tok::l_paren) && Tokens.match(Open) != TokenView::None &&
                        (Tokens.is(Open - 1, tok::identifier) || Tokens.closedAngles(Open - 1) > 0);
    for (size_t I = Open + 1; IsCall && I < Tokens.match(Open); ++I) {
      const size_t End = Tokens.is(I - 1, tok::comma) || I - 1 == Open
                             ? endOfPropertyArgument(Tokens, I, Names)
                             : TokenView::None;
      if (End != TokenView::None && (I - 1 != Open || Tokens.is(End, tok::comma)))
        Found.push_back({Tokens[I].getLocation(), Tokens[End - 1].getLocation()});
      if (Tokens.is(I, tok::l_paren, tok::l_square, tok::l_brace) &&
          Tokens.match(I) != TokenView::None)
        I = Tokens.match(I);
    }
  }
  return Found;
}

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

//===--- PointerCasts.cpp - Casts of pointers to 32 bits ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/portability/PointerCasts.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseMap.h"
#include <set>
#include <string>

using namespace clang;

namespace amp2hip {
namespace {

class PointerCasts : public UserVisitor {
public:
  explicit PointerCasts(Unit &U) : UserVisitor(U), Fixes(U.SourceFixes), Tokens(U.Tokens) {
    for (size_t I = 0; I < Tokens.size(); ++I)
      Indices.try_emplace(Tokens[I].getLocation(), I);
    // The name needs a header; the built-in type of the same size does not.
    const IdentifierInfo *Name = &U.context().Idents.get("size_t");
    if (U.context().getTranslationUnitDecl()->lookup(Name).empty())
      Number = "unsigned long long";
  }

  bool shouldVisitTemplateInstantiations() const override { return true; }
  bool VisitExplicitCastExpr(ExplicitCastExpr *E) override {
    const ASTContext &Context = U.context();
    const QualType To = E->getType();
    if (E->getCastKind() != CK_PointerToIntegral || !To->isIntegerType() || To->isBooleanType() ||
        Context.getTypeSize(To) >= Context.getTypeSize(Context.VoidPtrTy) ||
        !U.isUserLocation(E->getBeginLoc()) || !Done.insert(E->getBeginLoc()).second)
      return true;
    const size_t First = indexOf(E->getSubExprAsWritten()->getBeginLoc());
    if (First == TokenView::None || indexOf(E->getBeginLoc()) == TokenView::None)
      return true;
    if (isa<CStyleCastExpr>(E)) {
      insert(First, "(" + Number + ")");
    } else if (const auto *Functional = dyn_cast<CXXFunctionalCastExpr>(E)) {
      convertOperand(First, indexOf(Functional->getRParenLoc()));
    } else if (const auto *Cast = dyn_cast<CXXReinterpretCastExpr>(E)) {
      const size_t Close = indexOf(Cast->getRParenLoc());
      if (Close == TokenView::None)
        return true;
      Fixes.push_back(FixItHint::CreateReplacement(Cast->getOperatorLoc(), "static_cast"));
      insert(First, "reinterpret_cast<" + Number + ">(");
      insert(Close, ")");
    }
    return true;
  }

private:
  size_t indexOf(SourceLocation Loc) const {
    auto It = Indices.find(Loc);
    return It == Indices.end() || !Loc.isFileID() ? TokenView::None : It->second;
  }

  /// Converts the operand from \p First up to the parenthesis \p Close.
  void convertOperand(size_t First, size_t Close) {
    if (Close == TokenView::None)
      return;
    const bool IsName = First + 1 == Close;
    insert(First, "(" + Number + (IsName ? ")" : ")("));
    if (!IsName)
      insert(Close, ")");
  }

  void insert(size_t I, const std::string &Text) {
    Fixes.push_back(FixItHint::CreateInsertion(Tokens[I].getLocation(), Text));
  }

  std::vector<FixItHint> &Fixes;
  const TokenView Tokens;
  llvm::DenseMap<SourceLocation, size_t> Indices;
  std::set<SourceLocation> Done;
  std::string Number = "size_t";
};

} // namespace

void mendPointerCasts(Unit &U) {
  PointerCasts(U).TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip

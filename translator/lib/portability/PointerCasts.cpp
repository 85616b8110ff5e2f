//===--- PointerCasts.cpp - Casts of pointers to 32 bits ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/PointerCasts.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include <set>
#include <string>

using namespace clang;

namespace amp2hip {
namespace {

class PointerCasts : public UserVisitor {
public:
  explicit PointerCasts(Unit &U) : UserVisitor(U), Fixes(U.SourceFixes) {
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
    const Expr *Operand = E->getSubExprAsWritten();
    const SourceLocation First = Operand->getBeginLoc();
    if (!First.isFileID() || !E->getEndLoc().isFileID())
      return true; // g++ reports a cast in a macro
    if (isa<CStyleCastExpr>(E)) {
      insert(First, "(" + Number + ")");
    } else if (const auto *Functional = dyn_cast<CXXFunctionalCastExpr>(E)) {
      const bool IsName = isa<DeclRefExpr>(Operand);
      insert(First, "(" + Number + (IsName ? ")" : ")("));
      if (!IsName)
        insert(Functional->getRParenLoc(), ")");
    } else if (const auto *Cast = dyn_cast<CXXReinterpretCastExpr>(E)) {
      Fixes.push_back(FixItHint::CreateReplacement(Cast->getOperatorLoc(), "static_cast"));
      insert(First, "reinterpret_cast<" + Number + ">(");
      insert(Cast->getRParenLoc(), ")");
    }
    return true;
  }

private:
  void insert(SourceLocation Loc, const std::string &Text) {
    Fixes.push_back(FixItHint::CreateInsertion(Loc, Text));
  }

  std::vector<FixItHint> &Fixes;
  std::set<SourceLocation> Done;
  std::string Number = "size_t";
};

} // namespace

void mendPointerCasts(Unit &U) {
  PointerCasts(U).TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip

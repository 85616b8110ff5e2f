//===--- PointerCasts.cpp - Casts of pointers to 32 bits ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/compilers/PointerCasts.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/PrettyPrinter.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include <map>
#include <optional>
#include <string>

using namespace clang;

namespace amp2hip {
namespace {

/// The casts at one place in the text. There are several in a template with several instances, and
/// in a macro with several expansions.
struct CastsAtPlace {
  const ExplicitCastExpr *Pointer = nullptr; ///< a cast of a pointer to a smaller integer, or null
  bool HasIntegers = false;                  ///< casts an integer, too
  bool HasOtherTypes = false; ///< casts a value that a conversion to `size_t` would change
};

/// Collects the explicit casts of the user's code.
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
    const QualType To = E->getType(), From = E->getSubExprAsWritten()->getType();
    const SourceLocation Place = U.SM.getSpellingLoc(placeOf(E));
    if (Place.isInvalid() || !U.isUserLocation(E->getBeginLoc()) || To->isDependentType() ||
        From->isDependentType())
      return true;
    CastsAtPlace &Casts = Found[Place];
    if (E->getCastKind() == CK_PointerToIntegral && To->isIntegerType() && !To->isBooleanType() &&
        Context.getTypeSize(To) < Context.getTypeSize(Context.VoidPtrTy)) {
      if (!Casts.Pointer)
        Casts.Pointer = E;
    } else if (To->isIntegralOrEnumerationType() && From->isIntegralOrEnumerationType()) {
      Casts.HasIntegers = true;
    } else if (!(To->isIntegralOrEnumerationType() && From->isAnyPointerType()) &&
               !(To->isAnyPointerType() && From->isIntegralOrEnumerationType())) {
      Casts.HasOtherTypes = true;
    }
    return true;
  }

  void fix() {
    for (const auto &[Place, Casts] : Found)
      if (Casts.Pointer && !(canFix(Place, Casts) && fix(Place, Casts)))
        report(Place, Casts);
  }

private:
  /// Returns a token of \p E that the corrected text changes, or the token before a change.
  static SourceLocation placeOf(const ExplicitCastExpr *E) {
    if (const auto *C = dyn_cast<CStyleCastExpr>(E))
      return C->getRParenLoc();
    if (const auto *Functional = dyn_cast<CXXFunctionalCastExpr>(E))
      return Functional->getLParenLoc(); // invalid in `int{p}`
    if (const auto *Cast = dyn_cast<CXXReinterpretCastExpr>(E))
      return Cast->getOperatorLoc();
    return {};
  }

  bool canFix(SourceLocation Place, const CastsAtPlace &Casts) const {
    return !Casts.HasOtherTypes && U.isUserFile(U.SM.getFileID(Place));
  }

  bool fix(SourceLocation Place, const CastsAtPlace &Casts) {
    const Expr *Operand = Casts.Pointer->getSubExprAsWritten();
    const SourceLocation First = Operand->getBeginLoc();
    const bool InMacro = !First.isFileID() || !placeOf(Casts.Pointer).isFileID() ||
                         !Casts.Pointer->getEndLoc().isFileID();
    if (isa<CStyleCastExpr>(Casts.Pointer)) {
      insert(InMacro ? Place.getLocWithOffset(1) : First, "(" + Number + ")");
      return true;
    }
    const auto *Functional = dyn_cast<CXXFunctionalCastExpr>(Casts.Pointer);
    const SourceLocation RParen = U.SM.getSpellingLoc(
        Functional ? Functional->getRParenLoc()
                   : cast<CXXReinterpretCastExpr>(Casts.Pointer)->getRParenLoc());
    if (!U.SM.isWrittenInSameFile(Place, RParen) || !U.SM.isBeforeInTranslationUnit(Place, RParen))
      return false;
    if (Functional) {
      const bool IsName = !InMacro && isa<DeclRefExpr>(Operand);
      insert(Place.getLocWithOffset(1), "(" + Number + (IsName ? ")" : ")("));
      if (!IsName)
        insert(RParen, ")");
      return true;
    }
    // `reinterpret_cast<size_t>` of another integer is an error.
    std::optional<Token> Paren = tokenBeforeOperand(*cast<CXXReinterpretCastExpr>(Casts.Pointer));
    if (!Paren)
      return false;
    Fixes.push_back(FixItHint::CreateReplacement(Place, "static_cast"));
    insert(Paren->getEndLoc(),
           Casts.HasIntegers ? "(" + Number + ")(" : "reinterpret_cast<" + Number + ">(");
    insert(RParen, ")");
    return true;
  }

  /// Returns the `(` after `reinterpret_cast<int>`.
  std::optional<Token> tokenBeforeOperand(const CXXReinterpretCastExpr &E) const {
    std::optional<Token> Paren = Lexer::findNextToken(
        U.SM.getSpellingLoc(E.getAngleBrackets().getEnd()), U.SM, U.CI.getLangOpts());
    return Paren && Paren->is(tok::l_paren) ? Paren : std::nullopt;
  }

  void report(SourceLocation Place, const CastsAtPlace &Casts) const {
    PrintingPolicy Policy(U.CI.getLangOpts());
    const SourceLocation Loc = U.SM.getExpansionLoc(Casts.Pointer->getBeginLoc());
    U.error(Loc, fmt::format("g++ rejects the cast of a pointer to '{}'; cast it to '{}' first",
                             Casts.Pointer->getType().getAsString(Policy), Number));
    if (U.SM.getFileLoc(Place) != Loc && U.SM.getFileEntryForID(U.SM.getFileID(Place)))
      U.note(Place, Casts.HasOtherTypes ? "the cast is here; it also has operands of other types"
                                        : "the cast is here");
  }

  void insert(SourceLocation Loc, const std::string &Text) {
    Fixes.push_back(FixItHint::CreateInsertion(Loc, Text));
  }

  std::vector<FixItHint> &Fixes;
  std::map<SourceLocation, CastsAtPlace> Found;
  std::string Number = "size_t";
};

} // namespace

void fixPointerCasts(Unit &U) {
  PointerCasts Casts(U);
  Casts.TraverseDecl(U.context().getTranslationUnitDecl());
  Casts.fix();
}

} // namespace amp2hip

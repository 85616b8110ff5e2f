//===--- LongLimits.cpp - The limits of long on Windows -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/sizes/LongLimits.h"
#include "amp2hip/Rules.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "portability/sizes/ResizedTypes.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/TypeLoc.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// A limit of `long` in the source: the name of a macro, or the argument of std::numeric_limits.
struct Limit {
  CharSourceRange Place;
  StringRef Name;
  StringRef NameOfInt; ///< the text with the meaning of Windows
};

class LongLimits : public UserVisitor {
public:
  explicit LongLimits(Unit &U) : UserVisitor(U), Fixes(U.SourceFixes) {}

  /// A conversion to a type that has the same size on Windows.
  bool VisitCastExpr(CastExpr *E) override {
    const CastKind Kind = E->getCastKind();
    if ((Kind == CK_IntegralCast || Kind == CK_IntegralToFloating) &&
        !isSpelledLong(E->getType(), U))
      fix(E->getSubExpr());
    return true;
  }

  bool VisitBinaryOperator(BinaryOperator *E) override {
    if (!E->isComparisonOp() || E->isTypeDependent())
      return true;
    Operands Left = operandsOf(E->getLHS()), Right = operandsOf(E->getRHS());
    if (!Left.HasLong && !Right.HasLong && Left.HasOther != Right.HasOther)
      fix(Left.HasOther ? Right : Left);
    return true;
  }

private:
  /// The operands of an arithmetic expression, at any depth.
  struct Operands {
    llvm::SmallVector<Limit, 2> Limits;
    bool HasLong = false;  ///< an operand of type `long` that is not a constant
    bool HasOther = false; ///< an operand of another type that is not a constant
  };

  Operands operandsOf(const Expr *E) const {
    Operands Result;
    collect(E, Result);
    return Result;
  }

  void collect(const Expr *E, Operands &Result) const {
    E = E->IgnoreParenImpCasts();
    if (std::optional<Limit> Found = limitAt(*E)) {
      Result.Limits.push_back(*Found);
    } else if (const auto *Choice = dyn_cast<ConditionalOperator>(E)) {
      collect(Choice->getTrueExpr(), Result);
      collect(Choice->getFalseExpr(), Result);
    } else if (const auto *Unary = dyn_cast<UnaryOperator>(E); Unary && Unary->isArithmeticOp()) {
      collect(Unary->getSubExpr(), Result);
    } else if (const auto *Binary = dyn_cast<BinaryOperator>(E);
               Binary && (Binary->isAdditiveOp() || Binary->isMultiplicativeOp() ||
                          Binary->isBitwiseOp() || Binary->isShiftOp())) {
      collect(Binary->getLHS(), Result);
      collect(Binary->getRHS(), Result);
    } else if (!isa<IntegerLiteral>(E)) {
      (isSpelledLong(E->getType(), U) ? Result.HasLong : Result.HasOther) = true;
    }
  }

  /// Returns the limit that \p E, without parentheses, consists of.
  std::optional<Limit> limitAt(const Expr &E) const {
    if (!E.getType()->isSpecificBuiltinType(BuiltinType::Long) &&
        !E.getType()->isSpecificBuiltinType(BuiltinType::ULong))
      return std::nullopt;
    if (const auto *Call = dyn_cast<CallExpr>(&E))
      return numericLimit(*Call);
    // A longer expression may begin or end with a limit.
    std::optional<Limit> First = macroAt(E.getBeginLoc()), Last = macroAt(E.getEndLoc());
    return First && Last && First->Place.getBegin() == Last->Place.getBegin() ? First
                                                                              : std::nullopt;
  }

  /// Returns the macro for a limit of which \p Loc is in the expansion.
  std::optional<Limit> macroAt(SourceLocation Loc) const {
    while (Loc.isMacroID()) {
      if (U.SM.isMacroArgExpansion(Loc)) {
        Loc = U.SM.getImmediateSpellingLoc(Loc);
        continue;
      }
      const StringRef Name = Lexer::getImmediateMacroName(Loc, U.SM, U.CI.getLangOpts());
      const StringRef OfInt = llvm::StringSwitch<StringRef>(Name)
                                  .Case("LONG_MAX", "INT_MAX")
                                  .Case("LONG_MIN", "INT_MIN")
                                  .Case("ULONG_MAX", "UINT_MAX")
                                  .Default("");
      const CharSourceRange Use = U.SM.getImmediateExpansionRange(Loc);
      if (!OfInt.empty() && U.isUserLocation(Use.getBegin()))
        return Limit{Use, Name, OfInt};
      Loc = Use.getBegin();
    }
    return std::nullopt;
  }

  /// Returns the limit of a call `std::numeric_limits<long>::max()`.
  std::optional<Limit> numericLimit(const CallExpr &Call) const {
    const auto *Callee = dyn_cast<DeclRefExpr>(Call.getCallee()->IgnoreParenImpCasts());
    if (!Callee || !Callee->getQualifierLoc() ||
        !llvm::StringSwitch<bool>(Callee->getNameInfo().getAsString())
             .Cases("max", "min", "lowest", true)
             .Default(false))
      return std::nullopt;
    TypeLoc Class = Callee->getQualifierLoc().getTypeLoc();
    if (!Class) // std::max(a, b)
      return std::nullopt;
    if (const auto Elaborated = Class.getAs<ElaboratedTypeLoc>())
      Class = Elaborated.getNamedTypeLoc();
    const auto Spelled = Class.getAs<TemplateSpecializationTypeLoc>();
    if (!Spelled || Spelled.getNumArgs() != 1 ||
        Spelled.getTypePtr()->getTemplateName().getAsTemplateDecl()->getName() != "numeric_limits")
      return std::nullopt;
    const TypeSourceInfo *Argument = Spelled.getArgLoc(0).getTypeSourceInfo();
    if (!Argument || !isa<BuiltinType>(Argument->getType().getTypePtr()))
      return std::nullopt;
    return Limit{CharSourceRange::getTokenRange(Argument->getTypeLoc().getSourceRange()), "long",
                 Argument->getType()->isSignedIntegerType() ? "int" : "unsigned"};
  }

  /// Corrects \p E, which is converted to another type than `long`.
  void fix(const Expr *E) {
    if (!E->isTypeDependent())
      fix(operandsOf(E));
  }

  void fix(const Operands &Of) {
    for (const Limit &L : Of.Limits) {
      const SourceLocation Begin = U.SM.getSpellingLoc(L.Place.getBegin());
      const SourceLocation End = U.SM.getSpellingLoc(L.Place.getEnd());
      if (!Seen.insert(Begin).second)
        continue;
      // Other uses of a macro may need the limit of `long`.
      const bool IsEditable =
          U.isUserLocation(Begin) && !Of.HasLong && !U.SM.isMacroBodyExpansion(L.Place.getBegin());
      if (IsEditable)
        Fixes.push_back(
            FixItHint::CreateReplacement(CharSourceRange::getTokenRange(Begin, End), L.NameOfInt));
      else
        U.report(Rule::LongSize, U.SM.getExpansionLoc(L.Place.getBegin()),
                 fmt::format("the limit '{}' is for 8 bytes on Linux and for 4 bytes on Windows; "
                             "use '{}'",
                             L.Name, L.NameOfInt));
    }
  }

  std::vector<FixItHint> &Fixes;
  std::set<SourceLocation> Seen; ///< spelled limits; expansions of a macro share them
};

} // namespace

void fixLongLimits(Unit &U) { LongLimits(U).TraverseDecl(U.context().getTranslationUnitDecl()); }

} // namespace amp2hip

//===--- LiteralsCheck.cpp - Types of literals in amp code ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports literals of a type that amp code does not have (§2.4.3.1, §2.4.1.2),
// such as `'a'`, `"text"` and `1LL`. String literals are allowed where they are
// not used as values: as arguments of functions of the library, such as the
// format of direct3d_printf (§12.3), and as the text of an assertion.
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "ast/MathConstants.h"
#include "check/Check.h"
#include "parse/restrictions/ConstantFunctions.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseSet.h"

using namespace clang;

namespace amp2hip {
namespace {

/// The kind of the literal \p E, as text before its type; null if \p E is no
/// literal.
const char *kindOf(const Expr *E) {
  if (isa<CharacterLiteral>(E))
    return "a character literal of type ";
  if (isa<StringLiteral, PredefinedExpr>(E))
    return "a string with characters of type ";
  return isa<IntegerLiteral, FloatingLiteral, ImaginaryLiteral>(E) ? "a numeric literal of type "
                                                                   : nullptr;
}

/// True if \p Call calls a function of namespace concurrency or, in a template,
/// may call one. Also true for the call in the macro `NAN`.
bool callsLibrary(const CallExpr *Call) {
  if (const FunctionDecl *F = Call->getDirectCallee())
    return isInConcurrency(F) || isMathConstant(*F);
  const auto *Open = dyn_cast<UnresolvedLookupExpr>(Call->getCallee()->IgnoreParenImpCasts());
  return Open && llvm::any_of(Open->decls(), [](const NamedDecl *D) {
           return isInConcurrency(D->getUnderlyingDecl());
         });
}

/// Adds the texts in the condition of an assertion to \p Formats, so that they
/// are not reported. In `assert(c && "text")`, the text is only an operand that
/// is always true.
void noteAssertion(const Expr *Condition, llvm::DenseSet<const Expr *> &Formats) {
  Condition = Condition->IgnoreParenCasts();
  if (isa<StringLiteral>(Condition))
    Formats.insert(Condition);
  const auto *And = dyn_cast<BinaryOperator>(Condition);
  if (And && And->getOpcode() == BO_LAnd) {
    noteAssertion(And->getLHS(), Formats);
    noteAssertion(And->getRHS(), Formats);
  }
}

/// Adds the string literals in \p S that this check does not report to
/// \p Formats: texts that functions of the library print (§12.3), texts of
/// assertions, and literals in statements for which there is another error.
void noteFormats(const Stmt *S, llvm::DenseSet<const Expr *> &Formats) {
  if (const auto *Asm = dyn_cast<GCCAsmStmt>(S)) { // reported as AMP1419
    Formats.insert(Asm->getAsmString());
    for (unsigned I = 0; I < Asm->getNumOutputs(); ++I)
      Formats.insert(Asm->getOutputConstraintLiteral(I));
    for (unsigned I = 0; I < Asm->getNumInputs(); ++I)
      Formats.insert(Asm->getInputConstraintLiteral(I));
    for (unsigned I = 0; I < Asm->getNumClobbers(); ++I)
      Formats.insert(Asm->getClobberStringLiteral(I));
  }
  // A call that Clang cannot resolve, for example of printf, has an error
  // already.
  if (const auto *Unresolved = dyn_cast<RecoveryExpr>(S))
    for (const Expr *Argument : const_cast<RecoveryExpr *>(Unresolved)->subExpressions())
      if (const auto *Text = dyn_cast<StringLiteral>(Argument->IgnoreParenImpCasts()))
        Formats.insert(Text);
  const auto *Choice = dyn_cast<ConditionalOperator>(S);
  if (Choice && callsAssertionFailure(Choice->getFalseExpr()))
    noteAssertion(Choice->getCond(), Formats);
  const auto *Call = dyn_cast<CallExpr>(S);
  if (Call && callsLibrary(Call))
    for (const Expr *Argument : Call->arguments())
      if (const auto *Text = dyn_cast<StringLiteral>(Argument->IgnoreParenImpCasts()))
        Formats.insert(Text);
}

/// True for an integer or a character whose value an int or an unsigned int has. §2.4.3.1
/// restricts only values, so Microsoft's compiler accepts such literals of every type:
/// `int i = 'c'`, `int j = 0x1234LL`.
bool hasValueOfInt(const Expr *E) {
  if (const auto *Integer = dyn_cast<IntegerLiteral>(E))
    return Integer->getValue().getActiveBits() <= 32;
  return isa<CharacterLiteral>(E);
}

void checkLiteral(const CheckContext &C, const CodeBlock &B, const Expr *E) {
  const char *Kind = kindOf(E);
  if (!Kind || !C.Unit.isUserLocation(E->getBeginLoc()) ||
      (C.Unit.Options.FromMsvc && hasValueOfInt(E)))
    return;
  QualType T = C.Unit.context().getBaseElementType(E->getType()).getUnqualifiedType();
  MaybeFault F = C.Types.valueFault(T);
  if (!F)
    return;
  bool LongLong = T->isSpecificBuiltinType(BuiltinType::LongLong) ||
                  T->isSpecificBuiltinType(BuiltinType::ULongLong);
  const char *Place =
      B.UsedAt.isValid() ? " in a default argument or default member initializer" : "";
  const char *Advice = "";
  if (LongLong)
    Advice = "; remove 'LL' from its suffix";
  else if (isa<CharacterLiteral>(E))
    Advice = "; use an int (--amp-extensions=char allows it)";
  else if (isa<StringLiteral>(E))
    Advice = " (--amp-extensions=char allows it)";
  C.report(B, Rule::LiteralType, E->getBeginLoc(),
           fmt::format("amp code cannot use {}'{}'{}{}", Kind,
                       T.getAsString(C.Unit.context().getPrintingPolicy()), Place, Advice));
}

} // namespace

void checkLiterals(const CheckContext &C) {
  forEachAmpBlock(C.Code, [&](const CodeBlock &B) {
    llvm::DenseSet<const Expr *> Formats;
    for (const Stmt *S : B.Statements)
      noteFormats(S, Formats);
    for (const Stmt *S : B.Statements)
      if (const auto *E = dyn_cast<Expr>(S); E && !E->isTypeDependent() && !Formats.count(E))
        checkLiteral(C, B, E);
  });
}

} // namespace amp2hip

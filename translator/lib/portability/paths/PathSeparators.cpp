//===--- PathSeparators.cpp - Backslashes between names -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/paths/PathSeparators.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "portability/text/LiteralSpelling.h"
#include "text/Format.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include <optional>
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// An operand whose value is a backslash.
struct Backslash {
  SourceLocation Use;
  SourceLocation Definition; ///< of the constant or macro; invalid for a literal
  std::string Name;          ///< of the constant or macro
  bool IsComparison;
};

/// True if \p E is the literal '\\' or "\\".
bool isBackslash(const Expr &E) {
  if (const auto *Character = dyn_cast<CharacterLiteral>(&E))
    return Character->getValue() == '\\';
  const auto *Text = dyn_cast<StringLiteral>(&E);
  return Text && Text->getLength() == 1 && Text->getCodeUnit(0) == '\\';
}

/// Returns the literal that initializes an object of a class or a scalar, or \p E.
const Expr *withoutConversions(const Expr *E) {
  for (;;) {
    E = E->IgnoreUnlessSpelledInSource();
    const auto *Construct = dyn_cast<CXXConstructExpr>(E);
    if (!Construct || Construct->getNumArgs() == 0)
      return E->IgnoreParenCasts();
    E = Construct->getArg(0);
  }
}

/// Returns the constant that \p E refers to, if it is a backslash, or null.
const ValueDecl *backslashConstant(const Expr &E) {
  const ValueDecl *D = nullptr;
  if (const auto *Reference = dyn_cast<DeclRefExpr>(&E))
    D = Reference->getDecl();
  else if (const auto *Member = dyn_cast<MemberExpr>(&E))
    D = Member->getMemberDecl();
  const Expr *Value = nullptr;
  if (const auto *Enumerator = dyn_cast_or_null<EnumConstantDecl>(D))
    Value = Enumerator->getInitExpr();
  else if (const auto *Var = dyn_cast_or_null<VarDecl>(D); Var && !isa<ParmVarDecl>(Var)) {
    const QualType Type = Var->getType();
    const bool IsConstant =
        Type.isConstQualified() || Var->isConstexpr() ||
        (Type->isArrayType() &&
         Var->getType()->getAsArrayTypeUnsafe()->getElementType().isConstQualified());
    // A pointer variable to a literal usually has one value, too.
    const bool IsText = Type->isPointerType() && Type->getPointeeType().isConstQualified() &&
                        Var->hasGlobalStorage();
    Value = IsConstant || IsText ? Var->getAnyInitializer() : nullptr;
  }
  return Value && isBackslash(*withoutConversions(Value)) ? D : nullptr;
}

/// Collects backslashes, and the characters that tell what functions do.
class PathSeparators : public UserVisitor {
public:
  explicit PathSeparators(Unit &U) : UserVisitor(U), Reporter(U) {}

  bool VisitBinaryOperator(BinaryOperator *E) override {
    if (E->isEqualityOp()) {
      add(*E->getLHS(), *E->getRHS(), true);
      add(*E->getRHS(), *E->getLHS(), true);
    } else if (E->getOpcode() == BO_Add) { // in a template
      add(*E->getLHS(), *E->getRHS(), false);
      add(*E->getRHS(), *E->getLHS(), false);
    }
    return true;
  }
  bool VisitCallExpr(CallExpr *Call) override {
    const auto *Operator = dyn_cast<CXXOperatorCallExpr>(Call);
    const FunctionDecl *F = Call->getDirectCallee();
    const bool IsComparison = Operator && (Operator->getOperator() == OO_EqualEqual ||
                                           Operator->getOperator() == OO_ExclaimEqual);
    const bool IsJoin = (Operator && (Operator->getOperator() == OO_Plus ||
                                      Operator->getOperator() == OO_PlusEqual)) ||
                        (F && F->getDeclName().isIdentifier() && F->getName() == "push_back");
    for (const Expr *Argument : Call->arguments())
      if (std::optional<Backslash> Found = backslashIn(*Argument, IsComparison))
        if (Found->Definition.isValid() ||
            (IsJoin && isa<CharacterLiteral>(withoutConversions(Argument))))
          Uses.push_back(*Found);
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) override {
    for (const Expr *Argument : E->arguments())
      if (std::optional<Backslash> Found = backslashIn(*Argument, false);
          Found && Found->Definition.isValid())
        Uses.push_back(*Found);
    return true;
  }
  bool VisitStmt(Stmt *S) override {
    if (const auto *Character = dyn_cast<CharacterLiteral>(S))
      Characters.emplace_back(U.SM.getExpansionLoc(S->getBeginLoc()), Character->getValue());
    else if (const auto *Text = dyn_cast<StringLiteral>(S)) // "/\\"
      for (unsigned I = 0; Text->getLength() <= 2 && I < Text->getLength(); ++I)
        Characters.emplace_back(U.SM.getExpansionLoc(S->getBeginLoc()), Text->getCodeUnit(I));
    return true;
  }
  bool VisitFunctionDecl(FunctionDecl *F) override {
    if (F->doesThisDeclarationHaveABody())
      Functions.push_back(U.SM.getExpansionRange(F->getSourceRange()).getAsRange());
    return true;
  }

  void report() {
    for (const Backslash &B : Uses) {
      const SourceRange Function = functionAround(B.Use);
      if (contains(Function, {'"', 'n', 't', 'r', '\n'}) ||
          (B.IsComparison && contains(Function, {'/'})))
        continue;
      const SourceLocation Loc = B.Definition.isValid() ? B.Definition : B.Use;
      if (!Seen.insert(Loc).second)
        continue;
      Reporter.report(
          Rule::MicrosoftPath, Loc,
          B.Definition.isValid()
              ? fmt::format(
                    "'{}' is a backslash, which the program compares with characters or adds "
                    "to strings; paths on Linux have slashes",
                    B.Name)
          : B.IsComparison
              ? "the comparison with a backslash finds no separator in paths of Linux; "
                "compare with '/', too"
              : "the program joins a path with a backslash, which is a part of names "
                "on Linux; write '/'");
    }
  }

private:
  /// Adds \p E if it is a backslash and \p Other, the other operand, a character or a string.
  void add(const Expr &E, const Expr &Other, bool IsComparison) {
    std::optional<Backslash> Found = backslashIn(E, IsComparison);
    if (!Found)
      return;
    const Expr *Operand = Other.IgnoreParenImpCasts();
    const bool IsCharacter = Operand->isTypeDependent() || Operand->getType()->isAnyCharacterType();
    if (IsComparison && IsCharacter && !isa<CharacterLiteral>(Operand))
      Uses.push_back(*Found);
    else if (!IsComparison && Operand->isTypeDependent())
      Uses.push_back(*Found);
  }

  std::optional<Backslash> backslashIn(const Expr &E, bool IsComparison) const {
    const Expr &Operand = *withoutConversions(&E);
    const SourceLocation Use = U.SM.getExpansionLoc(E.getBeginLoc());
    if (!U.isUserLocation(Use))
      return std::nullopt;
    if (const ValueDecl *D = backslashConstant(Operand))
      return U.isUserLocation(D->getLocation())
                 ? std::optional<Backslash>({Use, U.SM.getExpansionLoc(D->getLocation()),
                                             D->getNameAsString(), IsComparison})
                 : std::nullopt;
    if (!isBackslash(Operand))
      return std::nullopt;
    const LiteralSpelling Spelling = spellingOf(Operand.getBeginLoc(), U);
    if (Spelling.IsEditable)
      return Backslash{Use, {}, {}, IsComparison};
    // A macro whose text is only the literal.
    if (const LangOptions &Lang = U.CI.getLangOpts();
        !Operand.getBeginLoc().isMacroID() ||
        !Lexer::isAtStartOfMacroExpansion(Operand.getBeginLoc(), U.SM, Lang) ||
        !Lexer::isAtEndOfMacroExpansion(Operand.getBeginLoc(), U.SM, Lang))
      return std::nullopt;
    // The macro that the program names, also if another one makes the literal.
    const SourceLocation Macro = U.SM.getExpansionLoc(Operand.getBeginLoc());
    const bool IsInFile = U.SM.getFileEntryForID(U.SM.getFileID(Spelling.Loc)) != nullptr;
    return Backslash{
        Use, IsInFile && U.isUserLocation(Spelling.Loc) ? Spelling.Loc : Macro,
        Lexer::getImmediateMacroNameForDiagnostics(Operand.getBeginLoc(), U.SM, U.CI.getLangOpts())
            .str(),
        IsComparison};
  }

  bool isIn(SourceRange Range, SourceLocation Loc) const {
    return U.SM.isPointWithin(Loc, Range.getBegin(), Range.getEnd());
  }

  /// Returns the range of the innermost function around \p Loc; invalid outside of functions.
  SourceRange functionAround(SourceLocation Loc) const {
    SourceRange Innermost;
    for (const SourceRange &Function : Functions)
      if (isIn(Function, Loc) && (Innermost.isInvalid() || isIn(Innermost, Function.getBegin())))
        Innermost = Function;
    return Innermost;
  }

  /// True if the function uses one of the characters.
  bool contains(SourceRange Function, std::initializer_list<unsigned> Wanted) const {
    return Function.isValid() && llvm::any_of(Characters, [&](const auto &Character) {
             return llvm::is_contained(Wanted, Character.second) && isIn(Function, Character.first);
           });
  }

  Unit &Reporter;
  std::vector<Backslash> Uses;
  std::vector<std::pair<SourceLocation, unsigned>> Characters;
  std::vector<SourceRange> Functions;
  std::set<SourceLocation> Seen;
};

} // namespace

void reportPathSeparators(Unit &U) {
  PathSeparators Found(U);
  Found.TraverseDecl(U.context().getTranslationUnitDecl());
  Found.report();
}

} // namespace amp2hip

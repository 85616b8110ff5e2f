//===--- FunctionNames.cpp - __FUNCTION__ beside string literals ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/dialect/FunctionNames.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "rewrite/Rewrite.h"
#include "clang/AST/ASTLambda.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// Collects the definitions of functions and the lambdas of the user, inner ones after outer ones,
/// and the uses of literals.
class Definitions : public UserVisitor {
public:
  struct Definition {
    SourceRange Range;
    std::string Name;
    const FunctionDecl *Function;
  };

  explicit Definitions(const Unit &U) : UserVisitor(U) {}
  bool VisitFunctionDecl(FunctionDecl *F) override {
    if (F->doesThisDeclarationHaveABody())
      Functions.push_back({F->getSourceRange(), F->getQualifiedNameAsString(), F});
    return true;
  }
  bool VisitLambdaExpr(LambdaExpr *L) override {
    Lambdas.push_back({L->getSourceRange(), "operator()", L->getCallOperator()});
    return true;
  }
  bool VisitCastExpr(CastExpr *E) override {
    if (E->getCastKind() == CK_ArrayToPointerDecay)
      addObject(E->getSubExpr());
    return true;
  }
  bool VisitCallExpr(CallExpr *E) override {
    for (const Expr *Argument : E->arguments())
      addObject(Argument);
    return true;
  }
  bool VisitVarDecl(VarDecl *D) override {
    if (D->isConstexpr() && D->hasInit())
      Constants.push_back(D->getSourceRange());
    return true;
  }

  /// Returns the innermost function around \p Loc; a lambda only if no function contains it.
  /// Returns null if there is none.
  const Definition *around(SourceLocation Loc) const {
    for (const auto *List : {&Functions, &Lambdas})
      for (const Definition &D : llvm::reverse(*List))
        if (contains(D.Range, Loc))
          return &D;
    return nullptr;
  }
  /// True if the literal at \p Loc may become an object that the program makes when it runs: no
  /// constant, and no initializer of an array.
  bool isObject(SourceLocation Loc) const {
    // Each lambda that may be constexpr is.
    auto IsConstant = [&](const Definition &D) {
      return contains(D.Range, Loc) && D.Function->isConstexpr() &&
             !isLambdaCallOperator(D.Function);
    };
    auto IsAmp = [&](const Definition &D) {
      const auto *Device = D.Function->getAttr<CUDADeviceAttr>();
      return contains(D.Range, Loc) && Device && !Device->isImplicit();
    };
    return Objects.count(Loc) && llvm::none_of(Functions, IsConstant) &&
           llvm::none_of(Functions, IsAmp) && llvm::none_of(Lambdas, IsAmp) &&
           llvm::none_of(Constants, [&](SourceRange R) { return contains(R, Loc); });
  }

private:
  void addObject(const Expr *E) {
    if (const auto *Literal = dyn_cast<StringLiteral>(E->IgnoreParens()))
      for (unsigned I = 0; I < Literal->getNumConcatenated(); ++I) {
        const SourceLocation Loc = Literal->getStrTokenLoc(I);
        Objects.insert(Loc);
        if (Loc.isMacroID()) // Clang has made a literal of `__FUNCTION__`
          Objects.insert(U.SM.getImmediateExpansionRange(Loc).getBegin());
      }
  }
  bool contains(SourceRange R, SourceLocation Loc) const {
    return !U.SM.isBeforeInTranslationUnit(Loc, R.getBegin()) &&
           !U.SM.isBeforeInTranslationUnit(R.getEnd(), Loc);
  }

  std::vector<Definition> Functions, Lambdas;
  std::vector<SourceRange> Constants;
  std::set<SourceLocation> Objects; ///< tokens of literals
};

/// Changes the definitions of macros with `__FUNCTION__` beside texts.
class Macros {
public:
  explicit Macros(RewriteContext &C) : C(C), SM(C.Unit.SM) {}

  /// Changes the definitions of all macros, also of those that this source does not use: a header
  /// must have the same translation for all sources.
  void changeAll() {
    for (const MacroInfo *Macro : C.Unit.Macros)
      for (unsigned I = 0; I < Macro->getNumTokens(); ++I)
        if (Macro->getReplacementToken(I).is(tok::kw___FUNCTION__) &&
            !Changed.count(Macro->getReplacementToken(I).getLocation()))
          change(*Macro, I);
  }
  /// True if the definition of the macro whose body contains the token at \p Name is changed, and
  /// the body contains all literals beside it: the tokens from \p First to \p Last.
  bool joins(SourceLocation Name, SourceLocation First, SourceLocation Last) const {
    return Name.isMacroID() && !SM.isMacroArgExpansion(Name) &&
           Changed.count(SM.getSpellingLoc(Name)) && isInBody(First, Name) && isInBody(Last, Name);
  }

private:
  /// True if \p Loc is in the macro body that contains \p Name, or in an argument or a macro that
  /// the body uses.
  bool isInBody(SourceLocation Loc, SourceLocation Name) const {
    for (; Loc.isMacroID(); Loc = SM.getImmediateExpansionRange(Loc).getBegin())
      if (SM.getFileID(Loc) == SM.getFileID(Name))
        return true;
    return false;
  }

  /// `"in " __FUNCTION__ ": " text` becomes `AMP2HIP_JOIN("in ", AMP2HIP_FUNCTION, ": " text)`.
  void change(const MacroInfo &Macro, unsigned Name) {
    llvm::ArrayRef<Token> Body = Macro.tokens();
    const unsigned First = beginOfTexts(Body, Name), Last = endOfTexts(Body, Name);
    if (First == Last)
      return;
    std::vector<TextRange> Ranges;
    for (unsigned I = First; I <= Last; ++I) {
      std::optional<TextRange> R = C.Source.spelled(Body[I].getLocation());
      if (!R)
        return;
      Ranges.push_back(*R);
    }
    auto At = [](const TextRange &R, bool End) {
      return TextPosition{R.File, End ? R.End : R.Begin};
    };
    C.Edits.insert(At(Ranges.front(), false), "AMP2HIP_JOIN(", InsertOrder::Prefix);
    for (unsigned I = First; I <= Last; ++I) {
      if (Body[I].isNot(tok::kw___FUNCTION__))
        continue;
      Changed.insert(Body[I].getLocation());
      C.Edits.replaceSpecifier(Ranges[I - First], "AMP2HIP_FUNCTION");
      if (I > First)
        C.Edits.insert(At(Ranges[I - First - 1], true), ",", InsertOrder::After);
      if (I < Last)
        C.Edits.insert(At(Ranges[I - First], true), ",", InsertOrder::After);
      // An argument without a literal may be empty.
      if (I < Last && !tok::isStringLiteral(Body[I + 1].getKind()))
        C.Edits.insert(At(Ranges[I - First + 1], false), "\"\" ", InsertOrder::Token);
    }
    C.Edits.insert(At(Ranges.back(), true), ")", InsertOrder::After);
  }
  static bool isText(const Token &T) {
    return tok::isStringLiteral(T.getKind()) || T.isOneOf(tok::identifier, tok::kw___FUNCTION__);
  }
  static unsigned beginOfTexts(llvm::ArrayRef<Token> Body, unsigned I) {
    while (I > 0 && isText(Body[I - 1]))
      I -= I > 1 && Body[I - 2].is(tok::hash) ? 2 : 1;
    return I;
  }
  static unsigned endOfTexts(llvm::ArrayRef<Token> Body, unsigned I) {
    for (;;) {
      if (I + 1 < Body.size() && isText(Body[I + 1]))
        ++I;
      else if (I + 2 < Body.size() && Body[I + 1].is(tok::hash))
        I += 2;
      else if (I + 1 < Body.size() && Body[I].is(tok::identifier) && Body[I + 1].is(tok::l_paren))
        for (unsigned Depth = 0; I + 1 < Body.size();) { // the arguments of a macro
          ++I;
          Depth += Body[I].is(tok::l_paren) ? 1 : Body[I].is(tok::r_paren) ? unsigned(-1) : 0;
          if (Depth == 0)
            break;
        }
      else
        return I;
    }
  }

  RewriteContext &C;
  const SourceManager &SM;
  std::set<SourceLocation> Changed; ///< tokens of macro bodies
};

} // namespace

static bool isFunctionName(const Token &T) {
  return T.isOneOf(tok::kw___FUNCTION__, tok::kw_L__FUNCTION__, tok::kw___FUNCSIG__,
                   tok::kw_L__FUNCSIG__, tok::kw___FUNCDNAME__);
}

void planFunctionNames(RewriteContext &C) {
  const std::vector<Token> &Tokens = C.Unit.Tokens;
  auto IsLiteral = [&](size_t I) {
    return I < Tokens.size() &&
           (tok::isStringLiteral(Tokens[I].getKind()) || isFunctionName(Tokens[I]));
  };
  std::optional<Definitions> Functions;
  Macros Bodies(C);
  if (C.Unit.CI.getLangOpts().MicrosoftExt)
    Bodies.changeAll();
  for (size_t I = 0; I < Tokens.size(); ++I) {
    if (!isFunctionName(Tokens[I]) || !(IsLiteral(I + 1) || (I > 0 && IsLiteral(I - 1))))
      continue;
    if (!Functions) {
      Functions.emplace(C.Unit);
      Functions->TraverseDecl(C.Unit.context().getTranslationUnitDecl());
    }
    const SourceLocation Loc = Tokens[I].getLocation();
    const auto *Around = Functions->around(Loc);
    if (!Around) {
      C.Unit.error(Loc, "no function contains this code, so its name is not known; use a string "
                        "literal");
      continue;
    }
    size_t First = I, Last = I;
    while (First > 0 && IsLiteral(First - 1))
      --First;
    while (IsLiteral(Last + 1))
      ++Last;
    if (Tokens[I].is(tok::kw___FUNCTION__) && Functions->isObject(Loc) &&
        Bodies.joins(Loc, Tokens[First].getLocation(), Tokens[Last].getLocation()))
      continue;
    if (std::optional<TextRange> R = C.Source.range(Loc)) {
      const bool IsWide = Tokens[I].isOneOf(tok::kw_L__FUNCTION__, tok::kw_L__FUNCSIG__);
      // Microsoft's compiler writes the qualified name.
      C.Edits.replace(*R, (IsWide ? "L\"" : "\"") + Around->Name + "\"");
    }
  }
}

} // namespace amp2hip

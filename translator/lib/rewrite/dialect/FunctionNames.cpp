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
#include "clang/AST/Decl.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Collects the definitions of functions and the lambdas of the user, inner ones after outer ones.
class Definitions : public UserVisitor {
public:
  explicit Definitions(const Unit &U) : UserVisitor(U) {}
  bool VisitFunctionDecl(FunctionDecl *F) override {
    if (F->doesThisDeclarationHaveABody())
      Functions.push_back({F->getSourceRange(), F->getQualifiedNameAsString()});
    return true;
  }
  bool VisitLambdaExpr(LambdaExpr *L) override {
    Lambdas.push_back({L->getSourceRange(), "operator()"});
    return true;
  }

  /// Returns the name of the innermost function around \p Loc; of a lambda only if no function
  /// contains it. Returns nothing if there is none.
  std::optional<std::string> around(SourceLocation Loc) const {
    for (const auto *List : {&Functions, &Lambdas})
      for (const auto &[Range, Name] : llvm::reverse(*List))
        if (!U.SM.isBeforeInTranslationUnit(Loc, Range.getBegin()) &&
            !U.SM.isBeforeInTranslationUnit(Range.getEnd(), Loc))
          return Name;
    return std::nullopt;
  }

private:
  std::vector<std::pair<SourceRange, std::string>> Functions, Lambdas;
};

} // namespace

static bool isFunctionName(const Token &T) {
  return T.isOneOf(tok::kw___FUNCTION__, tok::kw_L__FUNCTION__, tok::kw___FUNCSIG__,
                   tok::kw_L__FUNCSIG__, tok::kw___FUNCDNAME__);
}

void planFunctionNames(RewriteContext &C) {
  const std::vector<Token> &Tokens = C.U.Tokens;
  auto IsLiteral = [&](size_t I) {
    return I < Tokens.size() &&
           (tok::isStringLiteral(Tokens[I].getKind()) || isFunctionName(Tokens[I]));
  };
  std::optional<Definitions> Functions;
  for (size_t I = 0; I < Tokens.size(); ++I) {
    if (!isFunctionName(Tokens[I]) || !(IsLiteral(I + 1) || (I > 0 && IsLiteral(I - 1))))
      continue;
    if (!Functions) {
      Functions.emplace(C.U);
      Functions->TraverseDecl(C.U.context().getTranslationUnitDecl());
    }
    const std::optional<std::string> Around = Functions->around(Tokens[I].getLocation());
    if (!Around)
      C.U.error(Tokens[I].getLocation(),
                "no function contains this code, so its name is not known; use a string literal");
    else if (std::optional<TextRange> R = C.Source.range(Tokens[I].getLocation())) {
      const bool IsWide = Tokens[I].isOneOf(tok::kw_L__FUNCTION__, tok::kw_L__FUNCSIG__);
      // Microsoft's compiler writes the qualified name.
      C.E.replace(*R, (IsWide ? "L\"" : "\"") + *Around + "\"");
    }
  }
}

} // namespace amp2hip

//===--- Namespaces.cpp - The names of namespace concurrency --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/names/Namespaces.h"
#include "parse/Unit.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

constexpr const char Real[] = "concurrency";
constexpr const char Alias[] = "Concurrency";

bool is(const Token &T, StringRef Name) {
  return T.is(tok::identifier) && T.getIdentifierInfo()->getName() == Name;
}

/// Replaces the names in namespace definitions and namespace aliases in user
/// files at global scope, linkage specifications included.
class Definitions {
public:
  Definitions(std::vector<Token> &Tokens, Unit &U) : Tokens(Tokens), U(U) {}

  void rename() {
    for (size_t I = 0; I + 2 < Tokens.size(); ++I) {
      if (Tokens[I].is(tok::l_brace))
        Open.push_back(isLinkage(I));
      else if (Tokens[I].is(tok::r_brace) && !Open.empty())
        Open.pop_back();
      else if (Tokens[I].is(tok::kw_namespace) && atGlobalScope() &&
               U.isUserLocation(Tokens[I].getLocation()))
        renameAt(I);
    }
  }

private:
  bool atGlobalScope() const {
    return llvm::all_of(Open, [](bool Linkage) { return Linkage; });
  }
  bool isLinkage(size_t Brace) const {
    return Brace >= 2 && tok::isStringLiteral(Tokens[Brace - 1].getKind()) &&
           Tokens[Brace - 2].is(tok::kw_extern);
  }

  void renameAt(size_t I) {
    if (I > 0 && Tokens[I - 1].is(tok::kw_using))
      return;
    Token &Name = Tokens[I + 1];
    if (Tokens[I + 2].is(tok::equal)) {
      size_t Target = I + 3;
      if (Target < Tokens.size() && Tokens[Target].is(tok::coloncolon))
        ++Target;
      if (Target < Tokens.size() && is(Name, Real) && is(Tokens[Target], Alias)) {
        replace(Name, Alias);
        replace(Tokens[Target], Real);
      }
    } else if (is(Name, Alias)) {
      replace(Name, Real);
    }
  }

  void replace(Token &T, StringRef Name) {
    T.setIdentifierInfo(U.CI.getPreprocessor().getIdentifierInfo(Name));
    U.SourceFixes.push_back(FixItHint::CreateReplacement(SourceRange(T.getLocation()), Name));
  }

  std::vector<Token> &Tokens;
  Unit &U;
  std::vector<bool> Open; ///< for each open brace, true for a linkage specification
};

/// Returns the tokens of
/// `namespace concurrency {} namespace Concurrency = concurrency;`, all at
/// \p Loc.
std::vector<Token> declarationOfAlias(Preprocessor &PP, SourceLocation Loc) {
  std::vector<Token> Made;
  auto Add = [&](tok::TokenKind Kind, StringRef Name = "") {
    Token T;
    T.startToken();
    T.setKind(Kind);
    T.setLocation(Loc);
    if (!Name.empty())
      T.setIdentifierInfo(PP.getIdentifierInfo(Name));
    Made.push_back(T);
  };
  Add(tok::kw_namespace, "namespace");
  Add(tok::identifier, Real);
  Add(tok::l_brace);
  Add(tok::r_brace);
  Add(tok::kw_namespace, "namespace");
  Add(tok::identifier, Alias);
  Add(tok::equal);
  Add(tok::identifier, Real);
  Add(tok::semi);
  return Made;
}

} // namespace

void renameNamespaceDefinitions(std::vector<Token> &Tokens, Unit &U) {
  bool Any = false;
  for (size_t I = 1; I < U.Tokens.size() && !Any; ++I)
    Any =
        U.Tokens[I - 1].is(tok::kw_namespace) && (is(U.Tokens[I], Alias) || is(U.Tokens[I], Real));
  if (!Any)
    return;
  Definitions(Tokens, U).rename();
  if (!definesNamespaceBeforeInclude(U))
    return;
  std::vector<Token> Made =
      declarationOfAlias(U.CI.getPreprocessor(), U.SM.getLocForStartOfFile(U.SM.getMainFileID()));
  Tokens.insert(Tokens.begin(), Made.begin(), Made.end());
}

const IncludeDirective *firstRuntimeInclude(const Unit &U) {
  auto First =
      llvm::find_if(U.Includes, [&](const IncludeDirective &I) { return U.includesRuntime(I); });
  return First == U.Includes.end() ? nullptr : &*First;
}

bool definesNamespaceBeforeInclude(const Unit &U) {
  const IncludeDirective *First = firstRuntimeInclude(U);
  return llvm::any_of(U.SourceFixes, [&](const FixItHint &Fix) {
    SourceLocation Loc = U.SM.getExpansionLoc(Fix.RemoveRange.getBegin());
    return (Fix.CodeToInsert == Real || Fix.CodeToInsert == Alias) &&
           (!First || U.SM.isBeforeInTranslationUnit(Loc, First->Hash));
  });
}

} // namespace amp2hip

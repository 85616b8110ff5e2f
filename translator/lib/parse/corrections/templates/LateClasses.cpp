//===--- LateClasses.cpp - Classes that templates use too early -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/templates/LateClasses.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <string>

using namespace clang;

namespace amp2hip {
namespace {

/// A declaration at namespace scope.
struct Declaration {
  size_t First, Last; ///< Indices of its tokens.
  std::string Scope;  ///< The tokens of the enclosing namespaces: `namespace a {`.
};

/// Divides the tokens of a unit into the declarations at namespace scope.
std::vector<Declaration> declarationsIn(const TokenView &Tokens) {
  std::vector<Declaration> All;
  std::vector<std::string> Scopes;
  size_t First = 0;
  for (size_t I = 0; I < Tokens.size(); ++I) {
    if (Tokens.is(First, tok::kw_namespace) && Tokens.is(I, tok::l_brace)) {
      std::string Scope = Scopes.empty() ? "" : Scopes.back();
      for (size_t J = First + 1; J < I; ++J)
        if (const IdentifierInfo *Name = Tokens.name(J))
          Scope += "::" + Name->getName().str();
      Scopes.push_back(Scope);
      First = I + 1;
    } else if (Tokens.is(I, tok::l_brace) && Tokens.match(I) != TokenView::None) {
      I = Tokens.match(I);
      // Another token follows the class in `struct s {} v;`; the rest is a declaration here.
      if (!Tokens.is(I + 1, tok::semi)) {
        All.push_back({First, I, Scopes.empty() ? "" : Scopes.back()});
        First = I + 1;
      }
    } else if (Tokens.is(I, tok::semi)) {
      All.push_back({First, I, Scopes.empty() ? "" : Scopes.back()});
      First = I + 1;
    } else if (Tokens.is(I, tok::r_brace)) {
      if (!Scopes.empty())
        Scopes.pop_back();
      First = I + 1;
    }
  }
  return All;
}

/// If \p D defines a class or a class template, returns the index of its name,
/// otherwise None.
size_t nameOfClass(const Declaration &D, const TokenView &Tokens) {
  size_t I = D.First;
  if (Tokens.is(I, tok::kw_template)) {
    // Skip the parameters.
    unsigned Depth = 0;
    for (++I; I < D.Last; ++I) {
      if (Tokens.is(I, tok::l_paren) && Tokens.match(I) != TokenView::None)
        I = Tokens.match(I);
      Depth += Tokens.is(I, tok::less);
      Depth -= std::min(Depth, Tokens.closedAngles(I));
      if (Depth == 0)
        break;
    }
    ++I;
  }
  const bool IsClass = Tokens.is(I, tok::kw_struct, tok::kw_class, tok::kw_union) &&
                       Tokens.is(I + 1, tok::identifier) &&
                       Tokens.is(I + 2, tok::l_brace, tok::colon);
  return IsClass ? I + 1 : TokenView::None;
}

/// Returns the forward declaration of the class whose name is at \p Name in \p D;
/// an empty string if it is in a macro or has default arguments, which only one
/// declaration may have.
std::string forwardDeclaration(const Declaration &D, size_t Name, const TokenView &Tokens,
                               const Unit &U) {
  for (size_t I = D.First; I <= Name; ++I)
    if (Tokens[I].getLocation().isMacroID() || Tokens.is(I, tok::equal))
      return "";
  const CharSourceRange Head =
      CharSourceRange::getTokenRange(Tokens[D.First].getLocation(), Tokens[Name].getLocation());
  std::string Text = Lexer::getSourceText(Head, U.SM, U.CI.getLangOpts()).str();
  // On one line.
  std::string Line;
  for (char C : Text) {
    const bool Space = C == '\n' || C == '\r' || C == '\t' || C == ' ';
    if (!Space)
      Line += C;
    else if (!Line.empty() && Line.back() != ' ')
      Line += ' ';
  }
  return Line + ";";
}

} // namespace

std::vector<FixItHint> declarationsOfLateClasses(llvm::ArrayRef<NameError> Errors, const Unit &U) {
  std::vector<FixItHint> Fixes;
  if (Errors.empty())
    return Fixes;
  const TokenView Tokens(U.Tokens);
  const std::vector<Declaration> All = declarationsIn(Tokens);
  for (const NameError &E : Errors) {
    const auto At =
        llvm::find_if(U.Tokens, [&](const Token &T) { return T.getLocation() == E.Loc; });
    const size_t Use = size_t(At - U.Tokens.begin());
    if (At == U.Tokens.end() || At->isNot(tok::identifier) ||
        Tokens.is(Use - 1, tok::coloncolon, tok::period, tok::arrow))
      continue;
    const auto User =
        llvm::find_if(All, [&](const Declaration &D) { return D.First <= Use && Use <= D.Last; });
    if (User == All.end() || !Tokens.is(User->First, tok::kw_template) ||
        Tokens[User->First].getLocation().isMacroID())
      continue;
    for (auto D = User + 1; D != All.end(); ++D) {
      const size_t Name = nameOfClass(*D, Tokens);
      if (Name == TokenView::None || Tokens.name(Name) != At->getIdentifierInfo() ||
          D->Scope != User->Scope ||
          !U.SM.isWrittenInSameFile(Tokens[D->First].getLocation(),
                                    Tokens[User->First].getLocation()))
        continue;
      if (std::string Text = forwardDeclaration(*D, Name, Tokens, U); !Text.empty())
        Fixes.push_back(FixItHint::CreateInsertion(Tokens[User->First].getLocation(), Text + "\n"));
      break;
    }
  }
  return Fixes;
}

} // namespace amp2hip

//===--- LaterDirectives.cpp - Names of later using directives ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/names/LaterDirectives.h"
#include "parse/Unit.h"
#include "parse/corrections/TokenCorrections.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// Returns the token of a user file at \p Loc, or null.
static const Token *tokenAt(const Unit &U, SourceLocation Loc) {
  const auto It = llvm::find_if(U.Tokens, [&](const Token &T) { return T.getLocation() == Loc; });
  return It != U.Tokens.end() && It->is(tok::identifier) ? &*It : nullptr;
}

/// True if the token is in the parameter list of a template: `template <`, and no closing bracket.
static bool isInTemplateParameters(const Unit &U, const Token &At) {
  int Depth = 0;
  for (const Token *T = &At; T != U.Tokens.data();) {
    --T;
    if (T->isOneOf(tok::semi, tok::l_brace, tok::r_brace))
      return false;
    Depth += T->is(tok::greater) ? 1 : T->is(tok::greatergreater) ? 2 : 0;
    if (T->is(tok::less) && Depth-- == 0) {
      if (T != U.Tokens.data() && T[-1].is(tok::kw_template))
        return true;
      Depth = 0;
    }
  }
  return false;
}

/// Returns the namespace of a using directive at the top of the unit that declares the name before
/// \p Loc; null if there are several.
static const NamespaceDecl *namespaceOf(const Unit &U, const IdentifierInfo *Name,
                                        SourceLocation Loc) {
  const NamespaceDecl *Found = nullptr;
  for (const UsingDirectiveDecl *Directive :
       U.context().getTranslationUnitDecl()->using_directives()) {
    const NamespaceDecl *Space = Directive->getNominatedNamespace();
    const bool Declares = llvm::any_of(Space->lookup(Name), [&](const NamedDecl *D) {
      return U.SM.isBeforeInTranslationUnit(D->getLocation(), Loc);
    });
    if (!Declares || (Found && Found->getCanonicalDecl() == Space->getCanonicalDecl()))
      continue;
    if (Found)
      return nullptr;
    Found = Space;
  }
  return Found;
}

bool qualifyLaterNames(TokenCorrections &Corrections, llvm::ArrayRef<Report> Reports,
                       const Unit &U) {
  bool IsNew = false;
  for (const Report &R : Reports) {
    const Message &Error = R.Messages.front();
    if (Error.Level < DiagnosticsEngine::Error ||
        (Error.Id != diag::err_undeclared_var_use &&
         Error.Id != diag::err_undeclared_var_use_suggest &&
         Error.Id != diag::err_unknown_typename && Error.Id != diag::err_unknown_typename_suggest &&
         Error.Id != diag::err_no_template && Error.Id != diag::err_no_template_suggest))
      continue;
    const Token *At = tokenAt(U, Error.Loc);
    if (!At || !isInTemplateParameters(U, *At) || At[-1].isOneOf(tok::coloncolon, tok::period))
      continue;
    if (const NamespaceDecl *Space = namespaceOf(U, At->getIdentifierInfo(), Error.Loc))
      IsNew |= Corrections.insertBefore(Error.Loc, Space->getQualifiedNameAsString() + "::", U);
  }
  return IsNew;
}

} // namespace amp2hip

//===--- TemplateAddresses.cpp - Addresses of function templates ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hides a template by a trailing requires clause. The tokens at which templates
// are hidden and restored are computed before the parse.
//
//===----------------------------------------------------------------------===//
#include "parse/restrictions/TemplateAddresses.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/DenseSet.h"

using namespace clang;

namespace amp2hip {

/// True if the name at \p I, with its template arguments, ends an expression:
/// `id` in `p = id;`, `f(id<int>, 1)`, `t<id>`.
static bool isNotCalled(const TokenView &Tokens, size_t I) {
  size_t Next = I + 1;
  if (Tokens.is(Next, tok::less)) {
    unsigned Depth = 0;
    for (; Next < Tokens.size(); ++Next) {
      const unsigned Closed = Tokens.closedAngles(Next);
      if (Tokens.is(Next, tok::less))
        ++Depth;
      else if (Closed && Depth <= Closed)
        break;
      else if (Closed)
        Depth -= Closed;
      else if (Tokens.is(Next, tok::semi, tok::l_brace, tok::r_brace))
        return false;
    }
    ++Next;
  }
  return Tokens.closedAngles(Next) || Tokens.is(Next, tok::semi, tok::comma, tok::r_paren,
                                                tok::r_brace, tok::r_square, tok::colon);
}

/// True if the `{` at \p I begins the body of an `if`, `for`, `while` or
/// `switch`.
static bool isBody(const TokenView &Tokens, size_t I) {
  size_t Open = Tokens.is(I - 1, tok::r_paren) ? Tokens.match(I - 1) : TokenView::None;
  return Open != TokenView::None && Tokens.is(Open - 1, tok::kw_if, tok::kw_for, tok::kw_while,
                                              tok::kw_switch, tok::kw_constexpr);
}

/// Returns the names of functions that are restrict(amp) only.
static llvm::DenseSet<const IdentifierInfo *> ampNames(const TokenView &Tokens, const Unit &U) {
  llvm::DenseSet<SourceLocation> Parameters;
  for (const RestrictClause &Clause : U.Clauses)
    if (Clause.Set.Amp && !Clause.Set.Cpu)
      Parameters.insert(Clause.ParametersEnd);
  llvm::DenseSet<const IdentifierInfo *> Names;
  for (size_t I = 0; I < Tokens.size(); ++I)
    if (Tokens.is(I, tok::r_paren) && Parameters.count(Tokens[I].getLocation()))
      if (size_t Open = Tokens.match(I);
          Open != TokenView::None && Tokens.is(Open - 1, tok::identifier))
        Names.insert(Tokens.name(Open - 1));
  return Names;
}

TemplateAddresses::TemplateAddresses(Sema &S, const Unit &U) : S(S), U(U) {
  TokenView Tokens(U.Tokens);
  llvm::DenseSet<const IdentifierInfo *> Names = ampNames(Tokens, U);
  for (size_t I = 0; I < Tokens.size() && !Names.empty(); ++I)
    if (Tokens.is(I, tok::identifier) && Names.count(Tokens.name(I)) && isNotCalled(Tokens, I))
      addEvents(Tokens, I);
}

/// Adds the events that hide the templates from the name at \p I to the end of
/// the statement, except in braces inside the statement, such as bodies of
/// lambdas.
void TemplateAddresses::addEvents(const TokenView &Tokens, size_t I) {
  const IdentifierInfo *Name = Tokens.name(I);
  auto Add = [&](size_t Before, const IdentifierInfo *Event) {
    if (Before < Tokens.size())
      At[Tokens[Before].getLocation()].push_back(Event);
  };
  Add(I, Name);
  for (++I; I < Tokens.size(); ++I) {
    bool EndsList = Tokens.is(I + 1, tok::semi, tok::comma, tok::r_paren, tok::r_brace);
    if (Tokens.is(I, tok::semi) || (Tokens.is(I, tok::r_brace) && !EndsList))
      return Add(I + 1, nullptr);
    if (!Tokens.is(I, tok::l_brace))
      continue;
    Add(I + 1, nullptr);
    if (isBody(Tokens, I) || Tokens.match(I) == TokenView::None)
      return;
    I = Tokens.match(I);
    Add(I + 1, Name);
  }
}

void TemplateAddresses::onToken(const Token &T) {
  if (At.empty())
    return;
  auto Here = At.find(T.getLocation());
  if (Here == At.end())
    return;
  for (const IdentifierInfo *Name : Here->second)
    if (Name)
      hide(Name);
    else
      restore();
  At.erase(Here); // inserted attributes may have the same location
}

void TemplateAddresses::hide(const IdentifierInfo *Name) {
  const FunctionDecl *Around = S.getCurFunctionDecl(/*AllowLambda=*/true);
  const auto *Device = Around ? Around->getAttr<CUDADeviceAttr>() : nullptr;
  if (!Device || Device->isImplicit())
    hideIn(S.Context.getTranslationUnitDecl(), Name);
}

static bool isAmpOnly(const FunctionTemplateDecl *Template) {
  const FunctionDecl *F = Template->getTemplatedDecl();
  return F->hasAttr<CUDADeviceAttr>() && !F->hasAttr<CUDAHostAttr>();
}

void TemplateAddresses::hideIn(DeclContext *Context, const IdentifierInfo *Name) {
  for (Decl *D : Context->decls()) {
    if (!U.isUserLocation(D->getLocation()))
      continue;
    if (auto *Template = dyn_cast<FunctionTemplateDecl>(D)) {
      if (Template->getDeclName() == Name && isAmpOnly(Template))
        hide(Template);
    } else if (auto *Class = dyn_cast<ClassTemplateDecl>(D)) {
      for (ClassTemplateSpecializationDecl *Instance : Class->specializations())
        hideIn(Instance, Name);
      hideIn(Class->getTemplatedDecl(), Name);
    } else if (isa<NamespaceDecl, CXXRecordDecl, LinkageSpecDecl>(D)) {
      hideIn(cast<DeclContext>(D), Name);
    }
  }
}

void TemplateAddresses::hide(FunctionTemplateDecl *Template) {
  if (Template->getTemplatedDecl()->getTrailingRequiresClause())
    return; // already hidden
  if (!Never)
    Never = new (S.Context) CXXBoolLiteralExpr(false, S.Context.BoolTy, SourceLocation());
  Template->getTemplatedDecl()->setTrailingRequiresClause(Never);
  Hidden.push_back(Template);
}

void TemplateAddresses::restore() {
  for (FunctionTemplateDecl *Template : Hidden) {
    Template->getTemplatedDecl()->setTrailingRequiresClause(nullptr);
    for (FunctionDecl *Instance : Template->specializations())
      if (Instance->getTrailingRequiresClause())
        Instance->setTrailingRequiresClause(nullptr);
  }
  Hidden.clear();
}

} // namespace amp2hip

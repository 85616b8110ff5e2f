//===--- ConstantFunctions.cpp - constexpr functions in amp code ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/restrictions/ConstantFunctions.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclFriend.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace amp2hip {

/// Returns the name before the parameter list that ends at or before the token
/// \p At; null if there is no such list in the declaration, or no identifier
/// before it.
static const IdentifierInfo *declaredBefore(const std::vector<Token> &Tokens, size_t At) {
  while (At > 0 && Tokens[At].isNot(tok::r_paren)) {
    if (Tokens[At].isOneOf(tok::semi, tok::l_brace, tok::r_brace))
      return nullptr;
    --At;
  }
  for (unsigned Depth = 0; At > 0; --At) {
    Depth += Tokens[At].is(tok::r_paren);
    if (Tokens[At].is(tok::l_paren) && --Depth == 0)
      return Tokens[At - 1].isAnyIdentifier() ? Tokens[At - 1].getIdentifierInfo() : nullptr;
  }
  return nullptr;
}

bool isAssertionFailure(const NamedDecl *D) {
  const auto *F = dyn_cast<FunctionDecl>(D);
  const IdentifierInfo *Name = F ? F->getIdentifier() : nullptr;
  return Name && F->getDeclContext()->getRedeclContext()->isTranslationUnit() &&
         F->getASTContext().getSourceManager().isInSystemHeader(F->getLocation()) &&
         llvm::StringSwitch<bool>(Name->getName())
             .Cases("__assert_fail", "__assert_rtn", "__assert", "_assert", "_wassert", true)
             .Default(false);
}

bool callsAssertionFailure(const Expr *E) {
  const auto *Call = dyn_cast<CallExpr>(E->IgnoreParenImpCasts());
  if (!Call)
    return false;
  const Expr *Callee = Call->getCallee()->IgnoreParenImpCasts();
  if (const auto *R = dyn_cast<DeclRefExpr>(Callee))
    return isAssertionFailure(R->getDecl());
  // In a template the call may be unresolved: its last argument is the name of
  // the enclosing function, whose type may be dependent.
  const auto *R = dyn_cast<UnresolvedLookupExpr>(Callee);
  return R && R->getNumDecls() == 1 && isAssertionFailure((*R->decls_begin())->getUnderlyingDecl());
}

/// Gives \p F both restrictions by implicit attributes.
static void addBoth(FunctionDecl *F) {
  F->addAttr(CUDAHostAttr::CreateImplicit(F->getASTContext()));
  F->addAttr(CUDADeviceAttr::CreateImplicit(F->getASTContext()));
}

ConstantFunctions::ConstantFunctions(Sema &S, const Unit &U) : S(S), U(U) {
  std::set<SourceLocation> Amp;
  for (const RestrictClause &Clause : U.Clauses)
    if (Clause.Set.Amp)
      Amp.insert(Clause.Begin);
  for (size_t I = 1; I < U.Tokens.size(); ++I)
    if (Amp.count(U.Tokens[I].getLocation()))
      if (const IdentifierInfo *Name = declaredBefore(U.Tokens, I - 1))
        AmpNames.insert(Name);
}

void ConstantFunctions::mark(FunctionDecl *F) {
  const IdentifierInfo *Name = F->getIdentifier();
  const auto *Method = dyn_cast<CXXMethodDecl>(F);
  if (isAssertionFailure(F) && !F->hasAttr<CUDADeviceAttr>())
    return addBoth(F);
  // Skip non-static members, whose attributes could change the restrictions
  // that special members derive. Also skip functions in system headers, whose
  // attributes could change which overload a call chooses.
  if (!F->isConstexpr() || !Name || AmpNames.count(Name) || (Method && !Method->isStatic()) ||
      (!Method && !U.isUserLocation(F->getLocation())) || F->hasAttr<CUDAHostAttr>() ||
      F->hasAttr<CUDADeviceAttr>() || F->hasAttr<CUDAGlobalAttr>())
    return;
  addBoth(F);
}

void ConstantFunctions::markMemberTemplates(const CXXRecordDecl *Class) {
  if (!U.isUserLocation(Class->getLocation()))
    return;
  for (const Decl *D : Class->decls())
    if (const auto *Template = dyn_cast<FunctionTemplateDecl>(D))
      mark(Template->getTemplatedDecl());
    else if (const auto *Friend = dyn_cast<FriendDecl>(D); Friend && Friend->getFriendDecl())
      addFriend(Friend->getFriendDecl());
}

void ConstantFunctions::addFriend(NamedDecl *Friend) {
  FunctionDecl *F = Friend->getAsFunction();
  if (!F || !F->isConstexpr() || !F->isDependentContext() || !F->getIdentifier() ||
      F->isThisDeclarationADefinition())
    return;
  const auto Declared = F->getDeclContext()->getRedeclContext()->lookup(F->getDeclName());
  if (llvm::any_of(Declared, [](const NamedDecl *D) {
        const FunctionDecl *Other = D->getAsFunction();
        return Other && Other->isConstexpr() && Other->hasAttr<CUDADeviceAttr>();
      }))
    mark(F);
  else
    Friends[F->getIdentifier()].push_back(F);
}

void markGuide(FunctionDecl *Guide) {
  if (!Guide->hasAttr<CUDAHostAttr>() && !Guide->hasAttr<CUDADeviceAttr>())
    addBoth(Guide);
}

void ConstantFunctions::markNewFunctions() {
  // With -fdelayed-template-parsing, Clang lexes the body before it knows about it.
  llvm::erase_if(Undefined, [this](FunctionDecl *F) {
    const bool IsDefined = F->isLateTemplateParsed() || F->isThisDeclarationADefinition();
    if (IsDefined)
      markDefinition(F);
    return IsDefined;
  });
  for (DeclContext *C = S.getCurLexicalContext(); C; C = C->getLexicalParent())
    if (C->isFileContext() || isa<LinkageSpecDecl>(C))
      markNewFunctionsIn(C);
}

void ConstantFunctions::markNewFunctionsIn(DeclContext *Context) {
  Decl *&Seen = Last[Context];
  Decl *D = Seen ? Seen->getNextDeclInContext()
            : Context->noload_decls_begin() == Context->noload_decls_end()
                ? nullptr
                : *Context->noload_decls_begin();
  for (; D; D = D->getNextDeclInContext()) {
    Seen = D;
    FunctionDecl *F = D->getAsFunction();
    if (!F)
      continue;
    if (isa<CXXDeductionGuideDecl>(F))
      markGuide(F);
    else if (F->isThisDeclarationADefinition() || isAssertionFailure(F))
      markDefinition(F);
    else if (F->isConstexpr() && U.isUserLocation(F->getLocation()))
      Undefined.push_back(F);
  }
}

void ConstantFunctions::markDefinition(FunctionDecl *F) {
  mark(F);
  for (FunctionDecl *Friend : Friends.lookup(F->getIdentifier()))
    mark(Friend);
}

} // namespace amp2hip

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
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Sema/Sema.h"
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

/// Returns the name of a namespace or class; null if it has none.
static const IdentifierInfo *nameOf(const DeclContext *Context) {
  const auto *Named = dyn_cast<NamedDecl>(Context);
  return Named ? Named->getIdentifier() : nullptr;
}

/// Gives \p F both restrictions by implicit attributes.
static void addBoth(FunctionDecl *F) {
  F->addAttr(CUDAHostAttr::CreateImplicit(F->getASTContext()));
  F->addAttr(CUDADeviceAttr::CreateImplicit(F->getASTContext()));
}

ConstantFunctions::ConstantFunctions(Sema &S, const Unit &U)
    : S(S), U(U), Lang(U.CI.getLangOpts()) {
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
  Marked.insert({nameOf(F->getDeclContext()->getRedeclContext()), Name});
  addBoth(F);
}

void ConstantFunctions::markMemberTemplates(const CXXRecordDecl *Class) {
  if (!U.isUserLocation(Class->getLocation()))
    return;
  for (const Decl *D : Class->decls())
    if (const auto *Template = dyn_cast<FunctionTemplateDecl>(D))
      mark(Template->getTemplatedDecl());
}

void markGuide(FunctionDecl *Guide) {
  if (!Guide->hasAttr<CUDAHostAttr>() && !Guide->hasAttr<CUDADeviceAttr>())
    addBoth(Guide);
}

/// A redeclaration needs the attributes before Clang compares it with the marked declaration. Clang
/// adds them itself to constexpr functions while CUDAHostDeviceConstexpr is set: here, from the end
/// of the declarator, where Clang declares the function, to the next declaration.
void ConstantFunctions::onToken(const Token &T) {
  if (T.is(tok::kw_constexpr)) {
    Current = Declaration();
    Current.IsFriend = LastToken == tok::kw_friend;
    InConstexpr = true;
  } else if (T.isOneOf(tok::l_brace, tok::semi)) {
    markNewFunctions();
    Lang.CUDAHostDeviceConstexpr = InConstexpr && declaresMarked();
    InConstexpr = false;
  } else if (T.is(tok::r_brace)) {
    markNewFunctions(); // of a namespace that may end here
  } else if (InConstexpr && !Current.IsComplete) {
    findName(T);
  }
  LastToken = T.getKind();
}

/// Finds the name before the parameters: `f` in `T C<A>::f(B b)` and in `T f<A>(B b)`.
void ConstantFunctions::findName(const Token &T) {
  const bool IsOuter = Current.Brackets == 0 && Current.Angles == 0;
  const bool FollowsName = LastToken == tok::identifier || LastToken == tok::greater;
  if (T.is(tok::identifier) && IsOuter) {
    if (LastToken != tok::coloncolon)
      Current.Scope = nullptr;
    Current.IsQualified = LastToken == tok::coloncolon;
    // Of system headers, mark() gives attributes only to static members.
    Current.Name = U.isUserLocation(T.getLocation()) ? T.getIdentifierInfo() : nullptr;
  } else if (T.is(tok::coloncolon) && IsOuter) {
    Current.Scope = FollowsName ? Current.Name : nullptr;
  } else if (T.is(tok::l_paren) && IsOuter && Current.Name && FollowsName) {
    Current.IsComplete = true;
  } else if (T.isOneOf(tok::l_paren, tok::l_square)) {
    ++Current.Brackets;
  } else if (T.isOneOf(tok::r_paren, tok::r_square) && Current.Brackets > 0) {
    --Current.Brackets;
  } else if (T.is(tok::less) && Current.Brackets == 0 && LastToken == tok::identifier) {
    ++Current.Angles;
  } else if (T.isOneOf(tok::greater, tok::greatergreater) && Current.Brackets == 0) {
    Current.Angles -= std::min(Current.Angles, T.is(tok::greater) ? 1U : 2U);
  }
}

/// True if the current declaration is one of a function that has the attributes.
bool ConstantFunctions::declaresMarked() const {
  if (!Current.IsComplete)
    return false;
  if (Current.IsQualified) // The current context may be that of the name.
    return Marked.contains({Current.Scope, Current.Name});
  const DeclContext *Context = S.getCurLexicalContext()->getRedeclContext();
  if (Context->isRecord() && !Current.IsFriend) // A class declares a member only once.
    return false;
  while (Context->isRecord())
    Context = Context->getParent()->getRedeclContext();
  return Marked.contains({nameOf(Context), Current.Name});
}

void ConstantFunctions::markNewFunctions() {
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
    if (FunctionDecl *F = D->getAsFunction())
      isa<CXXDeductionGuideDecl>(F) ? markGuide(F) : mark(F);
  }
}

} // namespace amp2hip

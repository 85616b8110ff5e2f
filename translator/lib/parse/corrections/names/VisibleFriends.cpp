//===--- VisibleFriends.cpp - Friends that lookup finds -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/names/VisibleFriends.h"
#include "parse/ArgumentLookup.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/corrections/templates/LateDeclarations.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclFriend.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

bool mayNameFriend(const Diagnostic &Info) {
  switch (Info.getID()) {
  case diag::err_undeclared_var_use:
  case diag::err_undeclared_var_use_suggest:
  case diag::err_no_member:
  case diag::err_no_member_suggest:
  case diag::err_no_template:
  case diag::err_no_template_suggest:
  case diag::err_ovl_no_viable_function_in_call:
  case diag::ext_adl_only_template_id:
    return true;
  default:
    return false;
  }
}

/// True if a class declares \p D as a friend, and names the function without a qualifier.
static bool isFriend(const NamedDecl *D) {
  return D->getFriendObjectKind() != Decl::FOK_None &&
         isa<CXXRecordDecl>(D->getLexicalDeclContext());
}

const NamedDecl *firstVisible(const NamedDecl *D) {
  std::vector<const NamedDecl *> All;
  for (const Decl *R : D->redecls())
    if (!isFriend(cast<NamedDecl>(R)))
      All.push_back(cast<NamedDecl>(R));
  return All.empty() ? nullptr : All.back();
}

bool isShownFriend(const NamedDecl *D) {
  const auto *First = cast<NamedDecl>(D->getCanonicalDecl());
  return isFriend(First) && First->getFriendObjectKind() == Decl::FOK_Declared;
}

bool VisibleFriends::add(llvm::ArrayRef<SourceLocation> Errors, const Unit &U) {
  std::set<std::string> Unknown;
  for (SourceLocation Loc : Errors) {
    Token Name;
    if (U.isUserLocation(Loc) &&
        !Lexer::getRawToken(U.SM.getSpellingLoc(Loc), Name, U.SM, U.CI.getLangOpts()) &&
        Name.is(tok::raw_identifier) && !Names.count(Name.getRawIdentifier().str()))
      Unknown.insert(Name.getRawIdentifier().str());
  }
  if (Unknown.empty())
    return false;
  struct Visitor : UserVisitor {
    using UserVisitor::UserVisitor;
    bool VisitFunctionDecl(FunctionDecl *F) override {
      if (isFriend(F) && F->getIdentifier() && !F->getLexicalDeclContext()->isDependentContext() &&
          !firstVisible(F))
        Found.insert(F->getName().str());
      return true;
    }
    std::set<std::string> Found;
  } Friends(U);
  Friends.TraverseDecl(U.context().getTranslationUnitDecl());
  bool Any = false;
  for (const std::string &Name : Unknown)
    Any |= Friends.Found.count(Name) && Names.insert(Name).second;
  return Any;
}

void VisibleFriends::show(Sema &S, const Unit &U) const {
  const auto *Class = Names.empty() ? nullptr : dyn_cast<CXXRecordDecl>(S.getCurLexicalContext());
  if (!Class || Class->isDependentContext() || !U.isUserLocation(Class->getLocation()))
    return;
  for (const Decl *Member : Class->decls()) {
    const auto *Friend = dyn_cast<FriendDecl>(Member);
    NamedDecl *D = Friend ? Friend->getFriendDecl() : nullptr;
    FunctionDecl *F = D ? D->getAsFunction() : nullptr;
    if (!F || !F->getIdentifier() || !Names.count(F->getName().str()) || !isFriend(D))
      continue;
    D->setObjectOfFriendDecl(/*PerformFriendInjection=*/true);
    if (D != F)
      F->setObjectOfFriendDecl(/*PerformFriendInjection=*/true);
  }
}

namespace {

/// Finds the uses of friends that standard C++ does not find.
class FriendUses : public UserVisitor {
public:
  FriendUses(Unit &U, LateDeclarations &Plans, bool Reports)
      : UserVisitor(U), Reporting(U), Plans(Plans), Reports(Reports) {}

  bool shouldVisitTemplateInstantiations() const override { return true; }
  bool TraverseDecl(Decl *D) override {
    const Decl *Before = User;
    if (D && D->getLexicalDeclContext() && D->getLexicalDeclContext()->isFileContext())
      User = D;
    const bool Result = UserVisitor::TraverseDecl(D);
    User = Before;
    return Result;
  }
  bool VisitFunctionDecl(FunctionDecl *F) override {
    // An instance is visited as a part of the first declaration of its template.
    if (const FunctionDecl *Pattern = F->getTemplateInstantiationPattern())
      User = Pattern->getDefinition() ? Pattern->getDefinition() : Pattern;
    return true;
  }
  bool VisitCallExpr(CallExpr *Call) override {
    if (const auto *Callee = dyn_cast<DeclRefExpr>(Call->getCallee()->IgnoreParenImpCasts()))
      Calls[Callee] = Call;
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    const auto *F = dyn_cast<FunctionDecl>(E->getDecl());
    if (!F || !U.isUserLocation(E->getLocation()))
      return true;
    if (const FunctionDecl *Pattern = F->getTemplateInstantiationPattern())
      F = Pattern;
    const NamedDecl *D = F;
    if (const FunctionTemplateDecl *Template = F->getDescribedFunctionTemplate())
      D = Template;
    auto Call = Calls.find(E);
    if (isShownFriend(D) && !(Call != Calls.end() && !E->hasQualifier() &&
                              !E->hasExplicitTemplateArgs() && isFoundByADL(U, *Call->second, D)))
      note(D, E->getLocation());
    return true;
  }
  bool VisitUnresolvedLookupExpr(UnresolvedLookupExpr *E) override {
    if (U.isUserLocation(E->getNameLoc()) &&
        (E->hasExplicitTemplateArgs() || E->getQualifier() || !E->requiresADL()))
      for (const NamedDecl *D : E->decls())
        if (isShownFriend(D->getUnderlyingDecl()))
          note(D->getUnderlyingDecl(), E->getNameLoc());
    return true;
  }

private:
  /// Plans a declaration of \p D before the declaration that uses it at \p Name.
  void note(const NamedDecl *D, SourceLocation Name) {
    const NamedDecl *Visible = firstVisible(D);
    if (!User || (Visible && U.SM.isBeforeInTranslationUnit(Visible->getLocation(), Name)))
      return;
    std::string Why;
    if (Plans.declare(D, User, LateDeclarations::Need::Name, /*NeedsDefaults=*/false, Why) ||
        !Reports)
      return;
    Reporting.error(Name, fmt::format("only a class declares '{}', as a friend, and amp2hip cannot "
                                      "declare it before its use because {}; declare it before "
                                      "the class",
                                      D->getNameAsString(), Why));
    Reporting.note(D->getLocation(), "declared here");
  }

  Unit &Reporting;
  LateDeclarations &Plans;
  bool Reports;
  const Decl *User = nullptr; ///< the declaration at namespace scope that is visited
  llvm::DenseMap<const Expr *, const CallExpr *> Calls; ///< by callee
};

} // namespace

void planFriends(Unit &U, LateDeclarations &Plans, bool Reports) {
  struct Visitor : UserVisitor {
    using UserVisitor::UserVisitor;
    bool VisitFunctionDecl(FunctionDecl *F) override { return !(Any = isShownFriend(F)); }
    bool Any = false;
  } Shown(U);
  Shown.TraverseDecl(U.context().getTranslationUnitDecl());
  if (Shown.Any)
    FriendUses(U, Plans, Reports).TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip

//===--- SuperKeyword.cpp - The keyword __super ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/names/SuperKeyword.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace clang;

namespace amp2hip {
namespace {

/// Finds the class for each `__super` by its location.
class SuperNames : public UserVisitor {
public:
  explicit SuperNames(const Unit &U) : UserVisitor(U) {}
  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc N) override {
    note(N, nullptr);
    return UserVisitor::TraverseNestedNameSpecifierLoc(N);
  }
  bool VisitMemberExpr(MemberExpr *E) override {
    note(E->getQualifierLoc(), dyn_cast<CXXRecordDecl>(E->getMemberDecl()->getDeclContext()));
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    note(E->getQualifierLoc(), dyn_cast<CXXRecordDecl>(E->getDecl()->getDeclContext()));
    return true;
  }

  /// The text that replaces the keyword, by its location; empty if unknown.
  std::map<SourceLocation, std::string> Found;

private:
  /// Stores the replacement of \p N if it is `__super::`. \p Declaring is the class
  /// that declares the named member, or null if it is not known.
  void note(NestedNameSpecifierLoc N, const CXXRecordDecl *Declaring) {
    if (!N || N.getNestedNameSpecifier()->getKind() != NestedNameSpecifier::Super)
      return;
    const CXXRecordDecl *Class = N.getNestedNameSpecifier()->getAsRecordDecl();
    std::string &Text = Found[N.getLocalBeginLoc()];
    if (Class && Class->hasDefinition() && Class->getNumBases() == 1)
      Text = Lexer::getSourceText(
                 CharSourceRange::getTokenRange(
                     Class->bases_begin()->getTypeSourceInfo()->getTypeLoc().getSourceRange()),
                 U.SM, U.CI.getLangOpts())
                 .str();
    else if (Declaring && !Declaring->isDependentType())
      Text = Declaring->getQualifiedNameAsString();
  }
};

} // namespace

void replaceSuper(Unit &U) {
  if (llvm::none_of(U.Tokens, [](const Token &T) { return T.is(tok::kw___super); }))
    return;
  SuperNames Names(U);
  Names.TraverseDecl(U.context().getTranslationUnitDecl());
  for (const Token &T : U.Tokens) {
    if (T.isNot(tok::kw___super))
      continue;
    auto It = Names.Found.find(T.getLocation());
    if (It != Names.Found.end() && !It->second.empty())
      U.SourceFixes.push_back(
          FixItHint::CreateReplacement(SourceRange(T.getLocation()), It->second));
    else
      U.error(T.getLocation(), "the base class of '__super' is not known here; name the class");
  }
}

} // namespace amp2hip

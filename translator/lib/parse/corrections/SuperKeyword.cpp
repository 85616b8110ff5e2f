//===--- SuperKeyword.cpp - The keyword __super ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/SuperKeyword.h"
#include "ast/DynamicVisitor.h"
#include "parse/Unit.h"
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
class SuperNames : public DynamicVisitor {
public:
  explicit SuperNames(const Unit &U) : U(U) {}

  bool TraverseDecl(Decl *D) override {
    return U.isForeignTopLevel(D) || DynamicVisitor::TraverseDecl(D);
  }
  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc N) override {
    if (N && N.getNestedNameSpecifier()->getKind() == NestedNameSpecifier::Super)
      note(N, nullptr);
    return DynamicVisitor::TraverseNestedNameSpecifierLoc(N);
  }
  bool VisitMemberExpr(MemberExpr *E) override {
    if (NestedNameSpecifierLoc N = E->getQualifierLoc();
        N && N.getNestedNameSpecifier()->getKind() == NestedNameSpecifier::Super)
      note(N, dyn_cast<CXXRecordDecl>(E->getMemberDecl()->getDeclContext()));
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (NestedNameSpecifierLoc N = E->getQualifierLoc();
        N && N.getNestedNameSpecifier()->getKind() == NestedNameSpecifier::Super)
      note(N, dyn_cast<CXXRecordDecl>(E->getDecl()->getDeclContext()));
    return true;
  }

  /// The text that replaces the keyword, by its location; empty if unknown.
  std::map<SourceLocation, std::string> Found;

private:
  /// Stores the replacement of \p N, whose member \p Declaring declares if it is
  /// not null.
  void note(NestedNameSpecifierLoc N, const CXXRecordDecl *Declaring) {
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

  const Unit &U;
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
      U.error(T.getLocation(), "the base class that '__super' means is not known; name the class");
  }
}

} // namespace amp2hip

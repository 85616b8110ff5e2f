//===--- GccDeclarations.cpp - Declarations that g++ rejects --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/compilers/GccDeclarations.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseMap.h"
#include <set>
#include <string>

using namespace clang;

namespace amp2hip {
namespace {

class GccDeclarations : public UserVisitor {
public:
  explicit GccDeclarations(Unit &U) : UserVisitor(U), Fixes(U.SourceFixes), Tokens(U.Tokens) {
    for (size_t I = 0; I < Tokens.size(); ++I)
      Indices.try_emplace(Tokens[I].getLocation(), I);
  }

  /// A member with the name of a type that the class uses before.
  bool VisitFieldDecl(FieldDecl *F) override {
    const auto *Class = dyn_cast<CXXRecordDecl>(F->getParent());
    const size_t Name = indexOf(F->getLocation());
    if (!Class || !F->getIdentifier() || Name == TokenView::None)
      return true;
    const std::string Prefix = prefixOf(*Class, F->getIdentifier());
    const size_t Open = indexOf(Class->getBraceRange().getBegin());
    if (Prefix.empty() || Open == TokenView::None)
      return true;
    for (size_t I = Open + 1; I < Name; ++I) {
      if (Tokens.is(I, tok::l_brace) && Tokens.match(I) < Name)
        I = Tokens.match(I); // a body, in which the name means the member
      else if (Tokens.is(I, tok::colon) && Tokens.is(I - 1, tok::r_paren))
        I = endOfInitializers(I);
      else if (Tokens.is(I, tok::identifier) && Tokens.name(I) == F->getIdentifier() &&
               !Tokens.is(I - 1, tok::coloncolon, tok::kw_class, tok::kw_struct, tok::kw_union,
                          tok::kw_enum, tok::kw_typename, tok::period, tok::arrow, tok::tilde) &&
               !isDeclared(I))
        insert(I, Prefix);
    }
    return true;
  }

  /// A variable whose arguments g++ takes for parameters of the same name.
  bool VisitVarDecl(VarDecl *V) override {
    const size_t Name = indexOf(V->getLocation());
    if (Name == TokenView::None || isa<ParmVarDecl>(V) || V->getInitStyle() != VarDecl::CallInit ||
        !V->hasInit() || !Tokens.is(Name + 1, tok::l_paren))
      return true;
    const size_t Close = Tokens.match(Name + 1);
    if (Close == TokenView::None)
      return true;
    const std::set<SourceLocation> Casts = castsIn(*V->getInit());
    std::set<const IdentifierInfo *> Operands;
    bool IsRepeated = false;
    for (size_t I = Name + 1; I < Close; ++I) {
      if (I == Name + 1 || Tokens.is(I, tok::comma))
        if (Casts.count(Tokens[I + 1].getLocation()) && Tokens.is(I + 2, tok::l_paren) &&
            Tokens.is(I + 3, tok::identifier))
          IsRepeated |= !Operands.insert(Tokens.name(I + 3)).second;
      if (I > Name + 1 && Tokens.is(I, tok::l_paren, tok::l_square, tok::l_brace) &&
          Tokens.match(I) != TokenView::None)
        I = Tokens.match(I);
    }
    if (!IsRepeated)
      return true;
    size_t End = Name + 2;
    while (End < Close && !Tokens.is(End, tok::comma))
      End = Tokens.is(End, tok::l_paren, tok::l_square, tok::l_brace) &&
                    Tokens.match(End) != TokenView::None
                ? Tokens.match(End) + 1
                : End + 1;
    // Commas of template arguments are no ends of arguments.
    if (Tokens.is(Name + 2, tok::identifier) && Tokens.is(Name + 3, tok::less))
      return true;
    if (insert(Name + 2, "("))
      Fixes.push_back(FixItHint::CreateInsertion(Tokens[End - 1].getEndLoc(), ")"));
    return true;
  }

private:
  size_t indexOf(SourceLocation Loc) const {
    auto It = Indices.find(Loc);
    return It == Indices.end() || !Loc.isFileID() ? TokenView::None : It->second;
  }

  /// Returns the last token of the initializers of a constructor that begin at the colon \p I.
  size_t endOfInitializers(size_t I) const {
    while (I + 1 < Tokens.size() &&
           !(Tokens.is(I + 1, tok::l_brace) && Tokens.is(I, tok::r_paren, tok::r_brace))) {
      ++I;
      if (Tokens.is(I, tok::semi))
        break;
      if (Tokens.is(I, tok::l_paren, tok::l_brace) && Tokens.match(I) != TokenView::None)
        I = Tokens.match(I);
    }
    return I;
  }

  /// True if a type precedes the name at \p I, such as that of a parameter.
  bool isDeclared(size_t I) const {
    return Tokens.is(I - 1, tok::identifier, tok::star, tok::amp, tok::ampamp) ||
           Tokens.isTypeKeyword(I - 1) || Tokens.closedAngles(I - 1) != 0;
  }

  bool insert(size_t I, StringRef Text) {
    if (!Tokens[I].getLocation().isFileID() || !Done.insert(I).second)
      return false;
    Fixes.push_back(FixItHint::CreateInsertion(Tokens[I].getLocation(), Text));
    return true;
  }

  /// Returns the locations of the arguments of \p Init that are casts `float(x)`.
  static std::set<SourceLocation> castsIn(const Expr &Init) {
    std::set<SourceLocation> Casts;
    for (const Stmt *Child : Init.IgnoreImplicit()->children())
      if (const auto *E = dyn_cast_or_null<Expr>(Child))
        if (const Expr *Argument = E->IgnoreImplicit();
            isa<CXXFunctionalCastExpr, CXXTemporaryObjectExpr, CXXUnresolvedConstructExpr>(
                Argument))
          Casts.insert(Argument->getBeginLoc());
    return Casts;
  }

  /// Returns what makes \p Name in \p Class refer to the type of this name, which a scope around
  /// the class declares; empty if there is none.
  static std::string prefixOf(const CXXRecordDecl &Class, const IdentifierInfo *Name) {
    for (const DeclContext *C = Class.getDeclContext(); C; C = C->getParent()) {
      if (C->isTransparentContext())
        continue;
      for (const NamedDecl *D : C->lookup(DeclarationName(Name))) {
        if (const auto *Tag = dyn_cast<TagDecl>(D))
          return (Tag->getKindName() + " ").str();
        if (isa<TypedefNameDecl, ClassTemplateDecl>(D) && C->isFileContext()) {
          const auto *Space = dyn_cast<NamespaceDecl>(C);
          if (!Space)
            return "::";
          const std::string Scope = Space->getQualifiedNameAsString();
          return Scope.find('(') == std::string::npos ? "::" + Scope + "::" : "";
        }
      }
    }
    return "";
  }

  std::vector<FixItHint> &Fixes;
  const TokenView Tokens;
  llvm::DenseMap<SourceLocation, size_t> Indices;
  std::set<size_t> Done;
};

} // namespace

void fixGccDeclarations(Unit &U) {
  GccDeclarations(U).TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip

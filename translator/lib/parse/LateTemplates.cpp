//===--- LateTemplates.cpp - Names of templates that are parsed late ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/LateTemplates.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Parse/Parser.h"
#include "clang/Sema/Sema.h"
#include "model/Model.h"
#include "parse/Unit.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// Clang's own way into its parser for this is private: the arguments of an
/// explicit instantiation may name it.
void parseLateTemplate(void *P, LateParsedTemplate &Template);
template <void (*Callback)(void *, LateParsedTemplate &)> struct ParserAccess {
  friend void parseLateTemplate(void *P, LateParsedTemplate &Template) {
    Callback(P, Template);
  }
};
template struct ParserAccess<&Parser::LateTemplateParserCallback>;

void parseLateTemplates(Parser &P, Sema &S) {
  for (bool Any = true; Any;) {
    Any = false;
    std::vector<std::pair<const FunctionDecl *, LateParsedTemplate *>> Late;
    for (auto &[F, L] : S.LateParsedTemplateMap)
      Late.push_back({F, L.get()});
    for (auto &[F, L] : Late)
      if (F->isLateTemplateParsed()) {
        parseLateTemplate(&P, *L);
        Any |= !F->isLateTemplateParsed();
      }
  }
}

namespace {

enum class Reach {
  Visible,  ///< Found by its unqualified name where that stands.
  ByName,   ///< Declared in front of it, in a namespace that is not open there.
  Declared, ///< Declared behind it.
};

/// Visits the body of one template and asks of each unqualified name whether
/// it means the same where it stands as at the end of the unit.
class LateNames : public RecursiveASTVisitor<LateNames> {
public:
  LateNames(Unit &U, const FunctionDecl *Template) : U(U), Template(Template) {}

  bool VisitUsingDirectiveDecl(UsingDirectiveDecl *D) {
    Directives.push_back(D);
    return true;
  }

  bool VisitElaboratedTypeLoc(ElaboratedTypeLoc T) {
    if (!T.getQualifierLoc())
      noteType(T.getNamedTypeLoc());
    return true;
  }
  bool VisitDeducedTemplateSpecializationTypeLoc(DeducedTemplateSpecializationTypeLoc T) {
    note(T.getTypePtr()->getTemplateName().getAsTemplateDecl(), T.getTemplateNameLoc());
    return true;
  }
  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc N) {
    if (N && !N.getPrefix()) {
      const NestedNameSpecifier *S = N.getNestedNameSpecifier();
      if (const NamespaceAliasDecl *Alias = S->getAsNamespaceAlias())
        note(Alias, N.getLocalBeginLoc());
      else if (const NamespaceDecl *Namespace = S->getAsNamespace())
        note(Namespace, N.getLocalBeginLoc());
      else if (N.getTypeLoc())
        noteType(N.getTypeLoc());
    }
    return RecursiveASTVisitor::TraverseNestedNameSpecifierLoc(N);
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) {
    if (!E->hasQualifier() && E->getDecl()->getDeclName().isIdentifier())
      note(E->getFoundDecl(), E->getLocation());
    return true;
  }
  bool VisitUnresolvedLookupExpr(UnresolvedLookupExpr *E) {
    if (!E->getQualifier() && E->getName().isIdentifier())
      noteOverloads(E);
    return true;
  }

private:
  void noteType(TypeLoc Named) {
    if (auto S = Named.getAs<TemplateSpecializationTypeLoc>()) {
      TemplateName Name = S.getTypePtr()->getTemplateName();
      if (const UsingShadowDecl *Shadow = Name.getAsUsingShadowDecl())
        note(Shadow, S.getTemplateNameLoc());
      else
        note(Name.getAsTemplateDecl(), S.getTemplateNameLoc());
    } else if (auto Using = Named.getAs<UsingTypeLoc>()) {
      note(Using.getFoundDecl(), Using.getNameLoc());
    } else if (auto Tag = Named.getAs<TagTypeLoc>()) {
      note(Tag.getDecl(), Tag.getNameLoc());
    } else if (auto Typedef = Named.getAs<TypedefTypeLoc>()) {
      note(Typedef.getTypedefNameDecl(), Typedef.getNameLoc());
    }
  }

  void note(const NamedDecl *D, SourceLocation Name) {
    if (!D || !U.isUserLocation(Name) || !Seen.insert(Name).second)
      return;
    switch (reachOf(D, Name)) {
    case Reach::Visible:
      return;
    case Reach::ByName:
      qualify(D, Name);
      return;
    case Reach::Declared:
      reportLater(D, Name);
      return;
    }
  }

  /// In a call the arguments bring functions of their own wherever these are
  /// declared; they do where a parameter is a class.
  void noteOverloads(UnresolvedLookupExpr *E) {
    SourceLocation Name = E->getNameLoc();
    if (!U.isUserLocation(Name) || !Seen.insert(Name).second)
      return;
    const NamedDecl *Closed = nullptr;
    bool AnyVisible = false;
    for (const NamedDecl *D : E->decls()) {
      Reach R = reachOf(D, Name);
      const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction();
      if (R == Reach::Declared && U.isUserLocation(D->getLocation()) && F &&
          !llvm::any_of(F->parameters(), [](const ParmVarDecl *P) {
            return P->getType().getNonReferenceType()->isRecordType();
          }))
        return reportLater(D, Name);
      AnyVisible |= R == Reach::Visible;
      if (R == Reach::ByName)
        Closed = D;
    }
    if (Closed && !AnyVisible)
      qualify(Closed, Name);
    else if (Closed)
      U.error(Name, "which '" + Closed->getNameAsString() +
                        "' this is depends on a using directive behind the template; write the "
                        "namespace");
  }

  void qualify(const NamedDecl *D, SourceLocation Name) {
    std::string Qualifier = qualifierOf(D->getUnderlyingDecl());
    U.LateNames.push_back({Name, Qualifier.empty() ? "::" : Qualifier});
  }

  void reportLater(const NamedDecl *D, SourceLocation Name) {
    U.error(Name, "'" + D->getNameAsString() +
                      "' is declared behind the template that uses it; declare it in front of "
                      "the template: the compilers of the output look names up where they stand");
    if (D->getLocation().isValid())
      U.note(D->getLocation(), "declared here");
  }

  Reach reachOf(const NamedDecl *D, SourceLocation Name) const {
    const DeclContext *Home = D->getDeclContext()->getRedeclContext();
    if (!Home->isFileContext())
      return Reach::Visible;
    if (isa<UsingShadowDecl>(D) && !U.SM.isBeforeInTranslationUnit(D->getLocation(), Name)) {
      return reachOf(D->getUnderlyingDecl(), Name);
    }
    const NamedDecl *First = cast<NamedDecl>(D->getCanonicalDecl());
    if (First->getLocation().isInvalid())
      return Reach::Visible; // built in
    if (!U.SM.isBeforeInTranslationUnit(First->getLocation(), Name))
      return Reach::Declared;
    return isOpen(Home, Name) ? Reach::Visible : Reach::ByName;
  }

  /// Whether an unqualified name at \p Name finds what \p Home declares.
  bool isOpen(const DeclContext *Home, SourceLocation Name) const {
    std::set<const DeclContext *> Open;
    std::vector<const DeclContext *> Work;
    auto Add = [&](const DeclContext *C) {
      if (Open.insert(C->getPrimaryContext()).second)
        Work.push_back(C);
    };
    for (const DeclContext *C = Template->getDeclContext(); C; C = C->getParent())
      if (C->isFileContext())
        Add(C->getRedeclContext());
    for (const UsingDirectiveDecl *D : Directives)
      Add(D->getNominatedNamespace());
    while (!Work.empty()) {
      const DeclContext *C = Work.back();
      Work.pop_back();
      for (const UsingDirectiveDecl *D : C->using_directives())
        if (U.SM.isBeforeInTranslationUnit(D->getUsingLoc(), Name))
          Add(D->getNominatedNamespace());
    }
    for (const DeclContext *C = Home; C; C = C->getParent()) {
      if (Open.count(C->getPrimaryContext()))
        return true;
      if (!C->isInlineNamespace())
        return false;
    }
    return false;
  }

  Unit &U;
  const FunctionDecl *Template;
  std::vector<const UsingDirectiveDecl *> Directives;
  std::set<SourceLocation> Seen;
};

} // namespace

void resolveLateNames(Unit &U) {
  std::vector<const FunctionDecl *> Late;
  for (const auto &[F, Tokens] : U.sema().LateParsedTemplateMap)
    if (U.isUserLocation(F->getLocation()) && F->getBody())
      Late.push_back(F);
  for (const FunctionDecl *F : Late)
    LateNames(U, F).TraverseDecl(const_cast<FunctionDecl *>(F));
}

} // namespace amp2hip

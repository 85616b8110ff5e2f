//===--- LowerLocalTypes.cpp - Local types of the same name ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Renames local types that an amp lambda uses together with another local type of the same name.
// For example,
//
//   struct item { int a; } x;
//   { struct item { int b; } y; [=](index<1> i) restrict(amp) { ... }; }
//
// becomes
//
//   struct item { int a; } x;
//   { struct item_2 { int b; } y; [=](index<1> i) restrict(amp) { ... }; }
//
// A function object replaces the amp lambda in the output. It names all local types that the lambda
// uses in one scope, so their names must differ. The first type of a name keeps it.
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "lower/Lower.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/LocalUses.h"
#include "rewrite/names/NameTable.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

const TagDecl *definitionOf(const TagDecl *Tag) {
  return Tag->getDefinition() ? Tag->getDefinition() : Tag;
}

/// Finds the places in the function \p In that name a class or enumeration called \p Name, and the
/// names that are known to mean something else.
class Occurrences : public DynamicVisitor {
public:
  Occurrences(const FunctionDecl *In, const IdentifierInfo *Name) : Name(Name) {
    TraverseDecl(const_cast<FunctionDecl *>(In));
  }

  /// Locations that name a type, by the definition of the type.
  std::map<const TagDecl *, std::set<SourceLocation>> OfTypes;
  /// Locations of names that refer to no type called \p Name. Contains other names than \p Name,
  /// too.
  std::set<SourceLocation> OtherNames;

  bool VisitTagDecl(TagDecl *D) override { return ofType(D, D->getLocation()); }
  bool VisitTagTypeLoc(TagTypeLoc T) override { return ofType(T.getDecl(), T.getNameLoc()); }
  bool VisitInjectedClassNameTypeLoc(InjectedClassNameTypeLoc T) override {
    return ofType(T.getDecl(), T.getNameLoc());
  }
  bool VisitNamedDecl(NamedDecl *D) override {
    if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(D))
      return ofType(Constructor->getParent(), D->getLocation());
    if (const TagDecl *Tag = namesake(dyn_cast<TypedefNameDecl>(D)))
      return ofType(Tag, D->getLocation());
    if (D->getIdentifier() == Name && !isa<TagDecl>(D))
      OtherNames.insert(D->getLocation());
    return true;
  }
  bool VisitCXXDestructorDecl(CXXDestructorDecl *D) override {
    if (const TypeSourceInfo *Named = D->getNameInfo().getNamedTypeInfo())
      return ofType(D->getParent(), Named->getTypeLoc().getBeginLoc());
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    OtherNames.insert(E->getLocation());
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) override {
    OtherNames.insert(E->getMemberLoc());
    return true;
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) override {
    if (const TagDecl *Tag = namesake(T.getTypedefNameDecl()))
      return ofType(Tag, T.getNameLoc());
    OtherNames.insert(T.getNameLoc());
    return true;
  }
  bool VisitOverloadExpr(OverloadExpr *E) override {
    OtherNames.insert(E->getNameLoc());
    return true;
  }
  bool VisitLabelStmt(LabelStmt *S) override {
    OtherNames.insert(S->getIdentLoc());
    return true;
  }
  bool VisitGotoStmt(GotoStmt *S) override {
    OtherNames.insert(S->getLabelLoc());
    return true;
  }
  bool VisitDesignatedInitExpr(DesignatedInitExpr *E) override {
    for (const DesignatedInitExpr::Designator &D : E->designators())
      if (D.isFieldDesignator())
        OtherNames.insert(D.getFieldLoc());
    return true;
  }
  bool VisitTemplateTypeParmTypeLoc(TemplateTypeParmTypeLoc T) override {
    OtherNames.insert(T.getNameLoc());
    return true;
  }
  bool VisitTemplateSpecializationTypeLoc(TemplateSpecializationTypeLoc T) override {
    OtherNames.insert(T.getTemplateNameLoc());
    return true;
  }
  bool TraverseConstructorInitializer(CXXCtorInitializer *Init) override {
    if (Init->isMemberInitializer())
      OtherNames.insert(Init->getMemberLocation());
    return DynamicVisitor::TraverseConstructorInitializer(Init);
  }
  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc Qualifier) override {
    if (Qualifier && Qualifier.getNestedNameSpecifier()->getAsNamespace())
      OtherNames.insert(Qualifier.getLocalBeginLoc());
    return DynamicVisitor::TraverseNestedNameSpecifierLoc(Qualifier);
  }
  // Members of dependent types.
  bool VisitDependentNameTypeLoc(DependentNameTypeLoc T) override {
    OtherNames.insert(T.getNameLoc());
    return true;
  }
  bool VisitDependentScopeDeclRefExpr(DependentScopeDeclRefExpr *E) override {
    OtherNames.insert(E->getLocation());
    return true;
  }
  bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) override {
    OtherNames.insert(E->getMemberLoc());
    return true;
  }

private:
  /// Returns the type of `typedef struct item {...} item;`, where the tag and the typedef have the
  /// same name; null for other declarations.
  const TagDecl *namesake(const TypedefNameDecl *D) const {
    const TagDecl *Tag = D ? D->getUnderlyingType()->getAsTagDecl() : nullptr;
    return Tag && D->getIdentifier() == Name && Tag->getIdentifier() == Name ? Tag : nullptr;
  }
  bool ofType(const TagDecl *Tag, SourceLocation At) {
    if (Tag->getIdentifier() == Name && At.isValid())
      OfTypes[definitionOf(Tag)].insert(At);
    return true;
  }

  const IdentifierInfo *Name;
};

/// Renames local types that amp lambdas use together with another local type of
/// the same name.
class LocalTypes {
public:
  explicit LocalTypes(RewriteContext &C) : C(C) {}

  /// Returns true if it plans an edit.
  bool lower() {
    std::map<const FunctionDecl *, LambdaMap> Lambdas;
    for (const AmpLambda &L : C.Model.Lambdas)
      if (L.Outermost)
        Lambdas[L.Outermost][L.Lambda] = &L;
    for (const auto &[In, InFunction] : Lambdas)
      for (const TagDecl *Tag : typesToRename(In, InFunction))
        rename(In, Tag);
    return Renamed;
  }

private:
  /// Returns the local types of \p In that must be renamed: a lambda of \p Lambdas uses such a type
  /// and an earlier type of the same name, directly or through other types.
  std::set<const TagDecl *> typesToRename(const FunctionDecl *In, const LambdaMap &Lambdas) const {
    std::map<const LambdaExpr *, std::vector<const NamedDecl *>> Used;
    visitUses(In, Lambdas, [&](const NamedDecl *D, const LambdaExpr *L, SourceLocation) {
      if (L && isLocalOutside(D, L, C.Unit.SM) &&
          !llvm::is_contained(Used[L], movedDeclarationOf(D)))
        Used[L].push_back(movedDeclarationOf(D));
    });
    std::set<const TagDecl *> Found;
    for (auto &Entry : Used) {
      const LambdaExpr *L = Entry.first;
      std::vector<const NamedDecl *> &Names = Entry.second;
      for (size_t I = 0; I < Names.size(); ++I)
        visitUses(Names[I], [&](const NamedDecl *D, const LambdaExpr *, SourceLocation) {
          if (!isa<ParmVarDecl>(D) && isLocalOutside(D, L, C.Unit.SM) &&
              !llvm::is_contained(Names, movedDeclarationOf(D)))
            Names.push_back(movedDeclarationOf(D));
        });
      for (const NamedDecl *A : Names)
        for (const NamedDecl *B : Names)
          if (A != B && isa<TagDecl>(A) && isa<TagDecl>(B) && A->getIdentifier() &&
              A->getIdentifier() == B->getIdentifier() &&
              C.Unit.SM.isBeforeInTranslationUnit(B->getLocation(), A->getLocation()))
            Found.insert(cast<TagDecl>(A));
    }
    return Found;
  }

  /// Renames \p Tag, a type local to \p In. No-op if OtherNames and OfTypes do not explain every
  /// occurrence of the name in \p In.
  void rename(const FunctionDecl *In, const TagDecl *Tag) {
    const IdentifierInfo *Name = Tag->getIdentifier();
    Occurrences Found(In, Name);
    std::set<SourceLocation> All = Found.OtherNames;
    for (const auto &[Other, Places] : Found.OfTypes)
      All.insert(Places.begin(), Places.end());
    std::vector<Token> Tokens = tokensIn(In);
    if (llvm::any_of(Tokens, [&](const Token &T) {
          return T.getIdentifierInfo() == Name && !All.count(T.getLocation());
        }))
      return;
    std::string New = C.Names.unique(Name->getName().str(), Tag->getLocation());
    std::set<unsigned> Written; // a macro may expand one argument several times
    const std::set<SourceLocation> &Places = Found.OfTypes[definitionOf(Tag)];
    for (SourceLocation At : Places) {
      if (At.isMacroID() && !renamesArgument(At, Name->getName(), Places, Tokens))
        C.Source.expandInPlace(At);
      if (std::optional<TextRange> R = C.Source.range(At); R && Written.insert(R->Begin).second)
        C.Edits.replace(*R, New);
    }
    Renamed = true;
  }

  /// Returns the tokens of \p In, including those of expanded macros.
  std::vector<Token> tokensIn(const FunctionDecl *In) const {
    std::vector<Token> Tokens;
    llvm::copy_if(C.Unit.Tokens, std::back_inserter(Tokens), [&](const Token &T) {
      SourceLocation At = C.Unit.SM.getExpansionLoc(T.getLocation());
      return !C.Unit.SM.isBeforeInTranslationUnit(At, In->getBeginLoc()) &&
             !C.Unit.SM.isBeforeInTranslationUnit(In->getEndLoc(), At);
    });
    return Tokens;
  }

  /// Returns the location in a file that spells the token at \p At: \p At itself, or a place in a
  /// macro argument. Invalid if the body of a macro spells the token.
  SourceLocation writtenAt(SourceLocation At) const {
    while (At.isMacroID() && C.Unit.SM.isMacroArgExpansion(At))
      At = C.Unit.SM.getImmediateSpellingLoc(At);
    return At.isFileID() ? At : SourceLocation();
  }

  /// True if a macro argument spells \p Name at \p At, and an edit of the argument renames only
  /// names at \p Places. The user's macros must not make text that contains \p Name from the
  /// argument by `#` or `##`. Macros of libraries may do so, for example for a message.
  bool renamesArgument(SourceLocation At, StringRef Name, const std::set<SourceLocation> &Places,
                       const std::vector<Token> &Tokens) const {
    const SourceManager &SM = C.Unit.SM;
    SourceLocation Argument = writtenAt(At), Use = SM.getExpansionLoc(At);
    if (Argument.isInvalid())
      return false;
    return llvm::all_of(Tokens, [&](const Token &T) {
      SourceLocation Other = T.getLocation();
      if (!Other.isMacroID() || SM.getExpansionLoc(Other) != Use)
        return true;
      if (writtenAt(Other) == Argument)
        return Places.count(Other) != 0;
      bool IsMade = SM.isWrittenInScratchSpace(SM.getSpellingLoc(Other)); // by `#` or `##`
      return !IsMade ||
             !StringRef(Lexer::getSpelling(T, SM, C.Unit.CI.getLangOpts())).contains(Name) ||
             !C.Unit.isUserLocation(definitionAround(Other));
    });
  }

  /// Returns a location in the definition of the macro whose `#` or `##` makes the token at
  /// \p Made.
  SourceLocation definitionAround(SourceLocation Made) const {
    const SourceManager &SM = C.Unit.SM;
    while (SM.isMacroArgExpansion(Made))
      Made = SM.getImmediateSpellingLoc(Made);
    return Made.isMacroID() ? SM.getSpellingLoc(SM.getImmediateExpansionRange(Made).getBegin())
                            : Made;
  }

  RewriteContext &C;
  bool Renamed = false;
};

} // namespace

bool lowerLocalTypes(RewriteContext &C) { return LocalTypes(C).lower(); }

} // namespace amp2hip

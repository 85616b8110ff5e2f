//===--- BaseMembers.cpp - Names that mean members of dependent bases ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/names/BaseMembers.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/corrections/TokenCorrections.h"
#include "parse/corrections/headers/MissingIncludes.h"
#include "parse/corrections/templates/DependentBases.h"
#include "parse/corrections/templates/TemplateScopes.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <string>

using namespace clang;

namespace amp2hip {
namespace {

bool isTemplate(const NamedDecl &Member) {
  return isa<TemplateDecl>(Member) && !isa<TemplateTemplateParmDecl>(Member);
}
bool isType(const NamedDecl &Member) {
  return isa<TypeDecl, ClassTemplateDecl, TypeAliasTemplateDecl, UnresolvedUsingTypenameDecl>(
      Member);
}
bool isInjectedClassName(const NamedDecl &Member) {
  const auto *Class = dyn_cast<CXXRecordDecl>(&Member);
  return Class && Class->isInjectedClassName();
}

/// True if the name of the class \p Member means the same class outside of \p Class, so that it
/// needs no qualifier: `IUnknown` in a template that has an interface as its base.
bool isVisibleOutside(const NamedDecl &Member, const CXXRecordDecl &Class) {
  if (!isInjectedClassName(Member))
    return false;
  for (const DeclContext *C = Class.getDeclContext(); C; C = C->getParent())
    if (const auto Found = C->lookup(Member.getDeclName()); !Found.empty())
      return Found.isSingleResult() &&
             declaresSameEntity(Found.front()->getUnderlyingDecl(),
                                cast<CXXRecordDecl>(Member.getDeclContext()));
  return false;
}

/// Adds the keyword `typename` to using declarations that name a type of a dependent base:
/// `using typename base<T>::type;`.
class UsingDeclarations : public UserVisitor {
public:
  UsingDeclarations(TokenCorrections &Changes, const Unit &U) : UserVisitor(U), Changes(Changes) {}

  bool VisitNamedDecl(NamedDecl *D) override {
    const auto *Using = dyn_cast<UnresolvedUsingValueDecl>(D);
    const Type *Scope =
        Using && Using->getQualifier() ? Using->getQualifier()->getAsType() : nullptr;
    const CXXRecordDecl *Base = Scope ? patternOf(QualType(Scope, 0)) : nullptr;
    if (!Base)
      return true;
    const auto Members = Base->lookup(D->getDeclName());
    if (!Members.empty() && isType(*Members.front()->getUnderlyingDecl()))
      Any |= Changes.insertBefore(Using->getQualifierLoc().getBeginLoc(), "typename", U);
    return true;
  }

  bool Any = false;

private:
  TokenCorrections &Changes;
};

/// Looks up each name in the class templates of one unit as Microsoft's compiler does.
class Qualifier {
public:
  Qualifier(TokenCorrections &Changes, llvm::ArrayRef<NameError> Errors, const Unit &U)
      : Changes(Changes), U(U), Tokens(U.Tokens), Scopes(templateScopes(U, Tokens)) {
    for (const NameError &E : Errors)
      if (E.Name.empty())
        Undeclared.insert(E.Loc);
  }

  /// Returns true if a correction is new.
  bool run() {
    bool Any = false;
    for (size_t I = 0, Next = 0; I < Tokens.size(); ++I) {
      // Names in attributes and restriction specifiers are not names of members.
      if ((Tokens.is(I, tok::kw___declspec, tok::kw___attribute) ||
           Tokens.isNamed(I, "restrict")) &&
          Tokens.is(I + 1, tok::l_paren) && Tokens.match(I + 1) != TokenView::None)
        I = Tokens.match(I + 1);
      for (; Next < Scopes.size() && Scopes[Next].First <= I; ++Next)
        Open.push_back(&Scopes[Next]);
      while (!Open.empty() && Open.back()->Last < I)
        Open.pop_back();
      if (!Open.empty() && isUnqualifiedName(I))
        Any |= qualify(I);
    }
    return Any;
  }

private:
  bool isUnqualifiedName(size_t I) const {
    const SourceLocation Loc = Tokens[I].getLocation();
    return Tokens.is(I, tok::identifier) &&
           !(I > 0 && Tokens.is(I - 1, tok::period, tok::arrow, tok::coloncolon, tok::kw_template,
                                tok::kw_struct, tok::kw_class, tok::kw_union, tok::kw_enum,
                                tok::kw_namespace, tok::kw_goto)) &&
           // The body of a macro may be used in several classes.
           (Loc.isFileID() || U.SM.isMacroArgExpansion(Loc)) && U.isUserLocation(Loc);
  }

  /// Qualifies the name at \p I if it means a member of a dependent base.
  bool qualify(size_t I) {
    const IdentifierInfo *Name = Tokens.name(I);
    const FunctionDecl *Function = nullptr;
    for (const TemplateScope *S : llvm::reverse(Open)) {
      if (S->Last < I)
        continue;
      if (S->Local == Name)
        return false;
      if (S->Function && !Function)
        Function = S->Function;
      if (!S->Class || S->Class->getName().empty())
        continue;
      if (!S->Class->lookup(Name).empty() || isTemplateParameter(*S->Class, Name))
        return false;
      if (const NamedDecl *Member = lookup(*S->Class, Name))
        return insert(I, *Member, *S->Class, Function);
      if (!Function && Undeclared.count(Tokens[I].getLocation()) && hasUnknownBase(*S->Class))
        return Changes.insertBefore(Tokens[I].getLocation(),
                                    "typename " + S->Class->getName().str() + "::", U);
    }
    return false;
  }

  static bool isTemplateParameter(const CXXRecordDecl &Class, const IdentifierInfo *Name) {
    const TemplateParameterList *Parameters = Class.getDescribedTemplateParams();
    return Parameters && llvm::any_of(*Parameters, [&](const NamedDecl *P) {
             return P->getIdentifier() == Name;
           });
  }

  const NamedDecl *lookup(const CXXRecordDecl &Class, const IdentifierInfo *Name) {
    auto [It, IsNew] = Known.try_emplace({&Class, Name}, nullptr);
    if (IsNew)
      It->second = memberOfDependentBase(Class, Name);
    return It->second;
  }

  bool insert(size_t I, const NamedDecl &Found, const CXXRecordDecl &Class,
              const FunctionDecl *Function) {
    const NamedDecl &Member = *Found.getUnderlyingDecl();
    if (isInjectedClassName(Member) && Tokens.is(I - 1, tok::kw_using))
      return addArguments(I, cast<CXXRecordDecl>(*Member.getDeclContext()), Class);
    if (isVisibleOutside(Member, Class) ||
        (isInjectedClassName(Member) && !isUsedAsClass(I, Function)))
      return false;
    if (isType(Member) && Tokens.is(I - 1, tok::tilde))
      return false;
    std::string Text = qualifierOf(Member, Class, Function);
    if (isTemplate(Member) && Tokens.is(I + 1, tok::less))
      Text += "template ";
    if (isType(Member) && endsWithType(I, Member) && !Tokens.is(I - 1, tok::kw_typename))
      Text = "typename " + Text;
    return Changes.insertBefore(Tokens[I].getLocation(), Text, U);
  }

  /// `this->` would capture `this` in a kernel, so only members that need it get it.
  static std::string qualifierOf(const NamedDecl &Member, const CXXRecordDecl &Class,
                                 const FunctionDecl *Function) {
    const auto *Method = dyn_cast_or_null<CXXMethodDecl>(Function);
    const bool NeedsObject = Member.isCXXInstanceMember() || isa<UnresolvedUsingValueDecl>(Member);
    return NeedsObject && Method && Method->isInstance() &&
                   declaresSameEntity(Method->getParent(), &Class)
               ? "this->"
               : Class.getName().str() + "::";
  }

  /// Adds the template arguments of the base \p Base of \p Class to its name at \p I, in a using
  /// declaration: `using base::base;` becomes `using base<T>::base;`.
  bool addArguments(size_t I, const CXXRecordDecl &Base, const CXXRecordDecl &Class) {
    if (!Tokens.is(I + 1, tok::coloncolon))
      return false;
    for (const CXXBaseSpecifier &Each : Class.bases()) {
      TypeLoc Type = Each.getTypeSourceInfo()->getTypeLoc();
      if (const auto Elaborated = Type.getAs<ElaboratedTypeLoc>())
        Type = Elaborated.getNamedTypeLoc();
      const auto Id = Type.getAs<TemplateSpecializationTypeLoc>();
      const CXXRecordDecl *Pattern = patternOf(Each.getType());
      if (!Id || !Pattern || !declaresSameEntity(Pattern, &Base))
        continue;
      const StringRef Arguments =
          Lexer::getSourceText(CharSourceRange::getTokenRange(Id.getLAngleLoc(), Id.getRAngleLoc()),
                               U.SM, U.CI.getLangOpts());
      return !Arguments.empty() && Changes.insertAfter(Tokens[I].getLocation(), Arguments, U);
    }
    return false;
  }

  /// False for the name of a base class as the name of its template, and in the initializers of a
  /// constructor, which MicrosoftExtensions corrects.
  bool isUsedAsClass(size_t I, const FunctionDecl *Function) const {
    const bool IsArgument = Tokens.is(I - 1, tok::less, tok::comma) &&
                            (Tokens.is(I + 1, tok::comma) || Tokens.closedAngles(I + 1));
    const bool IsInitializer = isa_and_nonnull<CXXConstructorDecl>(Function) &&
                               Tokens.is(I - 1, tok::colon, tok::comma) &&
                               Tokens.is(I + 1, tok::l_paren, tok::l_brace);
    return !IsArgument && !IsInitializer && !Tokens.is(I + 1, tok::less);
  }

  /// True if the qualified name that begins with the type \p Member at \p I is a type:
  /// `list::iterator i`, but not `list::size()`.
  bool endsWithType(size_t I, const NamedDecl &Member) const {
    const NamedDecl *D = &Member;
    while (Tokens.is(I + 1, tok::coloncolon) && Tokens.is(I + 2, tok::identifier)) {
      const auto *Type = dyn_cast_or_null<TypeDecl>(D);
      const CXXRecordDecl *Scope = Type ? patternOf(U.context().getTypeDeclType(Type)) : nullptr;
      I += 2;
      D = Scope && !Scope->lookup(Tokens.name(I)).empty() ? Scope->lookup(Tokens.name(I)).front()
                                                          : nullptr;
    }
    if (D)
      return isType(*D) && !Tokens.is(I + 1, tok::coloncolon);
    // The member of a type that is not known.
    const size_t After = Tokens.is(I + 1, tok::star, tok::amp, tok::ampamp) ? I + 2 : I + 1;
    return Tokens.is(After, tok::identifier) || Tokens.closedAngles(After) ||
           (After == I + 2 && Tokens.is(After, tok::r_paren, tok::comma));
  }

  TokenCorrections &Changes;
  const Unit &U;
  const TokenView Tokens;
  const std::vector<TemplateScope> Scopes;
  std::vector<const TemplateScope *> Open; ///< scopes around the current token, innermost last
  std::map<std::pair<const CXXRecordDecl *, const IdentifierInfo *>, const NamedDecl *> Known;
  llvm::DenseSet<SourceLocation> Undeclared;
};

} // namespace

bool qualifyBaseMembers(TokenCorrections &Changes, llvm::ArrayRef<NameError> Errors,
                        const Unit &U) {
  UsingDeclarations Usings(Changes, U);
  Usings.TraverseDecl(U.context().getTranslationUnitDecl());
  // The keyword may show that names in the class are types of the class.
  return Usings.Any || Qualifier(Changes, Errors, U).run();
}

} // namespace amp2hip

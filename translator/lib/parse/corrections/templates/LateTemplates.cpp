//===--- LateTemplates.cpp - Names in late-parsed templates ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds names in late-parsed templates that mean something else in the output. For each name, this
// file compares what Clang found at the end of the translation unit with what is visible at the
// name. Instances of the template show which overload an unresolved call chooses.
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/templates/LateTemplates.h"
#include "ast/DynamicVisitor.h"
#include "ast/Scopes.h"
#include "parse/ArgumentLookup.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/corrections/headers/MissingIncludes.h"
#include "parse/corrections/names/VisibleFriends.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Parse/Parser.h"
#include "clang/Sema/Lookup.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include <map>

using namespace clang;

namespace amp2hip {

/// Parses one template with Parser::LateTemplateParserCallback, which is
/// private. The explicit instantiation of ParserAccess may name it, because
/// access checks do not apply to its arguments.
template <void (*Callback)(void *, LateParsedTemplate &)>
struct ParserAccess {
  friend void parseLateTemplate(void *P, LateParsedTemplate &Template) {
    const bool IsTryBlock = Template.Toks.front().is(tok::kw_try);
    Callback(P, Template);
    // Clang does not note that it has parsed a function-try-block, and would parse it again. Then
    // the function would contain its parameters twice, in a circular list.
    if (IsTryBlock)
      static_cast<Parser *>(P)->getActions().UnmarkAsLateParsedTemplate(
          Template.D->getAsFunction());
  }
};
template struct ParserAccess<&Parser::LateTemplateParserCallback>;

void parseLateTemplates(
    Parser &P, Sema &S,
    llvm::function_ref<void(const FunctionDecl *, LateParsedTemplate &)> Parse) {
  // From here on, an instantiation parses the body of its template.
  S.SetLateTemplateParser(parseLateTemplate, nullptr, &P);
  S.DefineUsedVTables(); // instantiates virtual functions
  S.PerformPendingInstantiations();
  for (bool Any = true; Any;) {
    Any = false;
    std::vector<std::pair<const FunctionDecl *, LateParsedTemplate *>> Late;
    for (auto &[F, L] : S.LateParsedTemplateMap)
      Late.push_back({F, L.get()});
    for (auto &[F, L] : Late)
      if (F->isLateTemplateParsed() && !S.getSourceManager().isInSystemHeader(F->getLocation())) {
        Parse(F, *L);
        Any |= !F->isLateTemplateParsed();
      }
  }
}

namespace {

/// The function that a name in an instance of a template refers to.
struct Meaning {
  const NamedDecl *Chosen;
  bool FoundByADL; ///< argument-dependent lookup finds it
};
/// The meanings in all instances, by the location of the name.
using Meanings = std::multimap<SourceLocation, Meaning>;

/// Collects the meanings of names of functions in all instances of templates.
class Instances : public UserVisitor {
public:
  explicit Instances(Unit &U) : UserVisitor(U) {}
  Meanings Found;

  bool shouldVisitTemplateInstantiations() const override { return true; }
  bool TraverseFunctionDecl(FunctionDecl *F) override {
    return within(F, [&] { return Base::TraverseFunctionDecl(F); });
  }
  bool TraverseCXXMethodDecl(CXXMethodDecl *F) override {
    return within(F, [&] { return Base::TraverseCXXMethodDecl(F); });
  }
  bool TraverseCXXConstructorDecl(CXXConstructorDecl *F) override {
    return within(F, [&] { return Base::TraverseCXXConstructorDecl(F); });
  }
  bool TraverseCXXDestructorDecl(CXXDestructorDecl *F) override {
    return within(F, [&] { return Base::TraverseCXXDestructorDecl(F); });
  }
  bool TraverseCXXConversionDecl(CXXConversionDecl *F) override {
    return within(F, [&] { return Base::TraverseCXXConversionDecl(F); });
  }
  bool VisitCallExpr(CallExpr *Call) override {
    if (const auto *Callee = dyn_cast<DeclRefExpr>(Call->getCallee()->IgnoreParenImpCasts()))
      Calls[Callee] = Call;
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (!InInstance || !U.isUserLocation(E->getLocation()) || !isa<FunctionDecl>(E->getDecl()))
      return true;
    auto Call = Calls.find(E);
    bool FoundByADL =
        Call != Calls.end() && !E->hasQualifier() && isFoundByADL(U, *Call->second, E->getDecl());
    Found.insert({E->getLocation(), {E->getDecl(), FoundByADL}});
    return true;
  }

private:
  using Base = DynamicVisitor;
  template <typename Body>
  bool within(const FunctionDecl *F, Body Traverse) {
    bool Before = std::exchange(InInstance, InInstance || F->isTemplateInstantiation());
    bool Result = Traverse();
    InInstance = Before;
    return Result;
  }

  bool InInstance = false;
  llvm::DenseMap<const DeclRefExpr *, const CallExpr *> Calls;
};

/// Whether lookup of a name at its location finds a declaration.
enum class Visibility {
  Visible,        ///< found by unqualified lookup
  NeedsQualifier, ///< declared before the name, but found only by a qualified name
  DeclaredLater,  ///< declared after the name
};

/// Visits one template. Finds the names whose lookup at their location does not
/// have the result that Clang got at the end of the translation unit.
class LateNames : public DynamicVisitor {
public:
  /// Adds the declarations that must precede \p Template to \p Plans. If
  /// \p Reports is set, also adds errors and the names to qualify to \p U.
  LateNames(Unit &U, const Meanings &Known, LateDeclarations &Plans, bool Reports,
            const FunctionDecl *Template)
      : U(U), Known(Known), Plans(Plans), Reports(Reports), Template(Template) {}

  bool TraverseCompoundStmt(CompoundStmt *S) override {
    const size_t Before = Directives.size();
    const bool Result = DynamicVisitor::TraverseCompoundStmt(S);
    Directives.resize(Before);
    return Result;
  }
  bool VisitUsingDirectiveDecl(UsingDirectiveDecl *D) override {
    Directives.push_back(D->getNominatedNamespace());
    return true;
  }

  bool VisitElaboratedTypeLoc(ElaboratedTypeLoc T) override {
    noteType(T.getNamedTypeLoc(), bool(T.getQualifierLoc()));
    return true;
  }
  bool VisitDeducedTemplateSpecializationTypeLoc(DeducedTemplateSpecializationTypeLoc T) override {
    note(T.getTypePtr()->getTemplateName().getAsTemplateDecl(), T.getTemplateNameLoc());
    return true;
  }
  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc N) override {
    if (N && !N.getPrefix()) {
      const NestedNameSpecifier *S = N.getNestedNameSpecifier();
      if (const NamespaceAliasDecl *Alias = S->getAsNamespaceAlias())
        note(Alias, N.getLocalBeginLoc());
      else if (const NamespaceDecl *Namespace = S->getAsNamespace())
        noteNamespace(Namespace, N.getLocalBeginLoc());
      else if (N.getTypeLoc())
        noteType(N.getTypeLoc(), /*Qualified=*/false);
    }
    return DynamicVisitor::TraverseNestedNameSpecifierLoc(N);
  }
  bool VisitCallExpr(CallExpr *Call) override {
    Calls[Call->getCallee()->IgnoreParenImpCasts()] = Call;
    return true;
  }
  // Marks names in a constant expression, which requires the definitions of the functions it calls.
  bool TraverseConstantExpr(ConstantExpr *E) override {
    return constant([&] { return DynamicVisitor::TraverseConstantExpr(E); });
  }
  bool TraverseStaticAssertDecl(StaticAssertDecl *D) override {
    return constant([&] { return DynamicVisitor::TraverseStaticAssertDecl(D); });
  }
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &A) override {
    return constant([&] { return DynamicVisitor::TraverseTemplateArgumentLoc(A); });
  }
  bool TraverseConstantArrayTypeLoc(ConstantArrayTypeLoc T) override {
    return constant([&] { return DynamicVisitor::TraverseConstantArrayTypeLoc(T); });
  }
  bool TraverseDependentSizedArrayTypeLoc(DependentSizedArrayTypeLoc T) override {
    return constant([&] { return DynamicVisitor::TraverseDependentSizedArrayTypeLoc(T); });
  }
  bool TraverseVarDecl(VarDecl *V) override {
    auto Traverse = [&] { return DynamicVisitor::TraverseVarDecl(V); };
    return V->isConstexpr() ? constant(Traverse) : Traverse();
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    const NamedDecl *Found = E->getFoundDecl();
    if (auto Call = Calls.find(E); Call != Calls.end())
      NeedsDefaults = llvm::any_of(Call->second->arguments(),
                                   [](const Expr *A) { return isa<CXXDefaultArgExpr>(A); });
    auto Done = llvm::make_scope_exit([&] { NeedsDefaults = false; });
    if (E->getDecl()->getDeclName().isIdentifier()) {
      if (!isHiddenFriend(E->getDecl()))
        note(Found, E->getLocation(), E->hasQualifier());
    } else if (!E->hasQualifier() && isa<FunctionDecl>(E->getDecl())) {
      // An operator in an expression cannot be qualified, only declared
      // earlier.
      auto Call = Calls.find(E);
      Visibility R = visibilityOf(Found, E->getLocation());
      if (R == Visibility::DeclaredLater ||
          (R == Visibility::NeedsQualifier &&
           !(Call != Calls.end() && isFoundByADL(U, *Call->second, E->getDecl()))))
        noteLater(Found, E->getLocation());
    }
    return true;
  }
  bool VisitUnresolvedLookupExpr(UnresolvedLookupExpr *E) override {
    noteOverloads(E);
    return true;
  }

private:
  using Need = LateDeclarations::Need;

  /// Traverses a constant expression.
  template <typename Body>
  bool constant(Body Traverse) {
    bool Before = std::exchange(Constant, true);
    bool Result = Traverse();
    Constant = Before;
    return Result;
  }

  void noteType(TypeLoc Named, bool Qualified) {
    if (auto S = Named.getAs<TemplateSpecializationTypeLoc>()) {
      TemplateName Name = S.getTypePtr()->getTemplateName();
      Need Needed = S.getType()->isDependentType() ? Need::Name : Need::Definition;
      if (const UsingShadowDecl *Shadow = Name.getAsUsingShadowDecl())
        note(Shadow, S.getTemplateNameLoc(), Qualified, Needed);
      else
        note(Name.getAsTemplateDecl(), S.getTemplateNameLoc(), Qualified, Needed);
    } else if (auto Using = Named.getAs<UsingTypeLoc>()) {
      note(Using.getFoundDecl(), Using.getNameLoc(), Qualified);
    } else if (auto Tag = Named.getAs<TagTypeLoc>()) {
      note(Tag.getDecl(), Tag.getNameLoc(), Qualified);
    } else if (auto Typedef = Named.getAs<TypedefTypeLoc>()) {
      note(Typedef.getTypedefNameDecl(), Typedef.getNameLoc(), Qualified);
    }
  }

  /// Handles the name at \p Name, which refers to \p D alone.
  void note(const NamedDecl *D, SourceLocation Name, bool Qualified = false,
            Need Needed = Need::Definition) {
    if (!D || !U.isUserLocation(Name) || !Seen.insert(Name).second)
      return;
    Visibility R = visibilityOf(D, Name);
    if (R == Visibility::DeclaredLater && (!Qualified || U.isUserLocation(D->getLocation())))
      noteLater(D, Name, Needed);
    else if (R == Visibility::NeedsQualifier && !Qualified)
      qualify(D, Name);
  }

  /// Handles the namespace \p D in a qualified name. If it is declared after
  /// the name, it needs no declaration: the declarations of its members that
  /// precede the template in the output open it.
  void noteNamespace(const NamespaceDecl *D, SourceLocation Name) {
    if (U.isUserLocation(Name) && visibilityOf(D, Name) == Visibility::NeedsQualifier &&
        Seen.insert(Name).second)
      qualify(D, Name);
  }

  /// True if only classes declare the function \p D, as a friend. Only the arguments of a call lead
  /// to it; a qualified name does not find it.
  static bool isHiddenFriend(const ValueDecl *D) {
    return isa<FunctionDecl>(D) && llvm::all_of(D->redecls(), [](const Decl *Each) {
             return Each->getFriendObjectKind() == Decl::FOK_Undeclared;
           });
  }

  /// True if argument-dependent lookup finds \p D in each call of \p E.
  static bool isAlwaysFoundByADL(const UnresolvedLookupExpr *E, const NamedDecl *D) {
    const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction();
    const DeclContext *Home = D->getDeclContext()->getRedeclContext();
    return E->requiresADL() && llvm::any_of(F->parameters(), [&](const ParmVarDecl *P) {
             QualType T = P->getType().getNonReferenceType();
             const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
             if (const auto *S = T->getAs<TemplateSpecializationType>(); S && !Class)
               if (const TemplateDecl *From = S->getTemplateName().getAsTemplateDecl())
                 return From->getDeclContext()->getRedeclContext()->Equals(Home);
             return Class && Class->getDeclContext()->getRedeclContext()->Equals(Home);
           });
  }

  /// True if a call of \p E may choose the function \p D: the number of arguments fits.
  bool mayChoose(const UnresolvedLookupExpr *E, const NamedDecl *D) const {
    const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction();
    if (!F)
      return false;
    auto Call = Calls.find(E);
    if (Call == Calls.end())
      return true;
    const CallExpr *C = Call->second;
    for (const Expr *A : C->arguments())
      if (isa<PackExpansionExpr>(A))
        return true;
    bool HasPack =
        llvm::any_of(F->parameters(), [](const ParmVarDecl *P) { return P->isParameterPack(); });
    unsigned Minimum = F->getMinRequiredArguments() - (HasPack ? 1 : 0);
    return C->getNumArgs() + (HasPack ? 1 : 0) >= Minimum &&
           (C->getNumArgs() <= F->getNumParams() || HasPack || F->isVariadic());
  }

  /// Handles the overloaded name \p E.
  void noteOverloads(UnresolvedLookupExpr *E) {
    SourceLocation Name = E->getNameLoc();
    if (!U.isUserLocation(Name) || !Seen.insert(Name).second)
      return;
    std::map<const Decl *, std::pair<const NamedDecl *, Visibility>> Overloads;
    const NamedDecl *Hidden = nullptr;
    bool AnyVisible = false, AnyLater = false;
    for (const NamedDecl *D : E->decls()) {
      Visibility R = visibilityOf(D, Name);
      // `std::swap` needs no directive.
      if (R == Visibility::NeedsQualifier && E->getQualifier())
        R = Visibility::Visible;
      Overloads[canonicalPattern(D)] = {D, R};
      AnyVisible |= R == Visibility::Visible;
      AnyLater |= R == Visibility::DeclaredLater;
      if (R == Visibility::NeedsQualifier)
        Hidden = D;
    }
    if (!Hidden && !AnyLater)
      return;
    for (const NamedDecl *D : E->decls())
      if (isa<VarTemplateDecl>(D) && AnyLater) {
        noteLater(D, Name);
        return;
      }
    auto [First, Last] = Known.equal_range(Name);
    const bool NeedsTemplate = needsTemplate(E);
    bool Qualified = E->getQualifier(), CanQualify = !Qualified && E->getName().isIdentifier();
    // Classify the overloads that the instances of the template choose.
    bool UsesHidden = false, UsesOther = false;
    std::vector<const NamedDecl *> Chosen;
    for (auto It = First; It != Last; ++It) {
      auto Overload = Overloads.find(canonicalPattern(It->second.Chosen));
      Visibility R = Overload == Overloads.end() ? Visibility::Visible : Overload->second.second;
      bool FoundByADL = It->second.FoundByADL && !NeedsTemplate;
      UsesHidden |= R == Visibility::NeedsQualifier && !FoundByADL;
      UsesOther |= R != Visibility::NeedsQualifier;
      if (R == Visibility::DeclaredLater && !FoundByADL &&
          !llvm::is_contained(Chosen, Overload->second.first))
        Chosen.push_back(Overload->second.first);
    }
    if (Hidden && CanQualify && !UsesOther &&
        (First == Last ? !AnyVisible && !AnyLater : UsesHidden || !AnyVisible))
      return qualify(Hidden, Name);
    if (UsesHidden && Reports && !Qualified)
      U.error(Name,
              fmt::format("the meaning of '{}' depends on a using directive after the template; "
                          "qualify the name, or move the directive before the template",
                          Hidden->getNameAsString()));
    for (const NamedDecl *D : Chosen)
      noteLater(D, Name, Need::Name);
    // Handle all overloads if there are no instances. Do so always in a header, whose text must not
    // depend on the sources that include it.
    const bool InHeader = !U.SM.isInMainFile(U.SM.getExpansionLoc(Name)),
               NoInstance = First == Last;
    if (!InHeader && !NoInstance)
      return;
    bool Handled = !Chosen.empty();
    const NamedDecl *Other = nullptr; // a later template that is not declared earlier
    for (const NamedDecl *D : E->decls()) {
      if (visibilityOf(D, Name) != Visibility::DeclaredLater || !mayChoose(E, D))
        continue;
      const bool IsInSameFile = U.SM.isWrittenInSameFile(U.SM.getExpansionLoc(D->getLocation()),
                                                         U.SM.getExpansionLoc(Name));
      const bool IsNeeded = IsInSameFile && NoInstance && !AnyVisible;
      if (U.isUserLocation(D->getLocation()) && !isAlwaysFoundByADL(E, D) &&
          (IsInSameFile || NeedsTemplate) && (noteLater(D, Name, Need::Name, IsNeeded) || IsNeeded))
        Handled = true;
      else if (!Other && isa<FunctionTemplateDecl>(D->getUnderlyingDecl()))
        Other = D;
    }
    if (NeedsTemplate && !Handled && Other)
      noteLater(Other, Name, Need::Name);
  }

  /// True if the call of \p E requires a template that is declared before it: otherwise the `<` in
  /// `f<int>(x)` would be an operator.
  bool needsTemplate(const UnresolvedLookupExpr *E) const {
    return E->hasExplicitTemplateArgs() && llvm::none_of(E->decls(), [&](const NamedDecl *D) {
             return isa<FunctionTemplateDecl>(D->getUnderlyingDecl()) &&
                    visibilityOf(D, E->getNameLoc()) != Visibility::DeclaredLater;
           });
  }

  void qualify(const NamedDecl *D, SourceLocation Name) {
    if (Reports)
      U.LateNames.push_back({Name, explicitQualifierOf(D->getUnderlyingDecl())});
  }

  /// Plans a declaration of \p D before the template, or an include directive. If that is
  /// impossible, returns false, and reports an error if \p IsNeeded is set.
  bool noteLater(const NamedDecl *D, SourceLocation Name, Need Needed = Need::Definition,
                 bool IsNeeded = true) {
    // The output cannot declare earlier what a macro declares. No known call needs it.
    if (!IsNeeded && D->getUnderlyingDecl()->getBeginLoc().isMacroID())
      return false;
    std::string Why;
    if (isa<FunctionDecl, FunctionTemplateDecl>(D->getUnderlyingDecl()))
      Needed = Constant ? Need::Definition : Need::Name;
    const NamedDecl *Meant = isa<NamespaceAliasDecl>(D) ? D : D->getUnderlyingDecl();
    if (Plans.declare(Meant, Template, Needed, NeedsDefaults, Why) ||
        (Reports && IsNeeded && includeEarlier(D, Name)))
      return true;
    if (!Reports || !IsNeeded)
      return false;
    U.error(Name,
            fmt::format("'{}' is declared after the template that uses it, and amp2hip cannot "
                        "declare it earlier because {}; declare it before the template",
                        D->getNameAsString(), Why));
    if (D->getLocation().isValid())
      U.note(D->getLocation(), "declared here");
    return false;
  }

  /// If \p D is declared in a header of the system, includes the header in the
  /// template's file, too. \p D is used at \p Name.
  bool includeEarlier(const NamedDecl *D, SourceLocation Name) {
    Name = U.SM.getExpansionLoc(Name);
    const IncludeDirective *Directive = nullptr;
    FileID File = U.SM.getFileID(U.SM.getExpansionLoc(D->getLocation()));
    if (File.isInvalid() || U.isUserFile(File))
      return false;
    for (SourceLocation From = U.SM.getIncludeLoc(File); From.isValid() && !Directive;
         From = U.SM.getIncludeLoc(U.SM.getFileID(From)))
      for (const IncludeDirective &I : U.Includes)
        if (I.From == U.SM.getFileID(From) && U.SM.isPointWithin(From, I.Hash, I.Name.getEnd()))
          Directive = &I;
    if (!Directive || !Directive->Angled)
      return false;
    const FixItHint Fix = FixItHint::CreateInsertion(
        placeOfIncludes(U, U.SM.getFileID(Name), U.SM.getFileOffset(Name)),
        "#include <" + Directive->Spelled + ">\n");
    if (llvm::none_of(U.SourceFixes, [&](const FixItHint &Other) {
          return Other.RemoveRange.getBegin() == Fix.RemoveRange.getBegin() &&
                 Other.CodeToInsert == Fix.CodeToInsert;
        }))
      U.SourceFixes.push_back(Fix);
    return true;
  }

  Visibility visibilityOf(const NamedDecl *D, SourceLocation Name) const {
    const DeclContext *Home = D->getDeclContext()->getRedeclContext();
    if (!Home->isFileContext())
      return Visibility::Visible;
    if (isa<UsingShadowDecl>(D) && !U.SM.isBeforeInTranslationUnit(D->getLocation(), Name)) {
      return visibilityOf(D->getUnderlyingDecl(), Name);
    }
    const NamedDecl *First = cast<NamedDecl>(D->getCanonicalDecl());
    const FunctionDecl *F = First->getAsFunction();
    if (First->getLocation().isInvalid() || (F && F->getBuiltinID() && F->isImplicit()))
      return Visibility::Visible; // built in; the first use may declare it
    if (!U.SM.isBeforeInTranslationUnit(First->getLocation(), Name))
      return Visibility::DeclaredLater;
    return isOpenAt(U, Home, Name, Template->getDeclContext(), Directives)
               ? Visibility::Visible
               : Visibility::NeedsQualifier;
  }

  Unit &U;
  const Meanings &Known;
  LateDeclarations &Plans;
  bool Reports;
  bool Constant = false;      ///< inside a constant expression
  bool NeedsDefaults = false; ///< the name is that of a call that uses default arguments
  const FunctionDecl *Template;
  /// The namespaces of the using directives in the blocks around the current node.
  std::vector<const DeclContext *> Directives;
  std::set<SourceLocation> Seen;
  llvm::DenseMap<const Expr *, const CallExpr *> Calls; ///< by callee
};

/// Finds names in late-parsed templates of user files that the compilers of the
/// output would not find. Returns the declarations that the output must have
/// before the templates. With \p Reports, also reports errors and fills
/// Unit::LateNames.
LateDeclarations resolve(Unit &U, bool Reports) {
  LateDeclarations Plans(U);
  std::vector<const FunctionDecl *> Late;
  for (const auto &[F, Tokens] : U.sema().LateParsedTemplateMap)
    if (U.isUserLocation(F->getLocation()) && F->getBody())
      Late.push_back(F);
  planFriends(U, Plans, Reports);
  if (Late.empty())
    return Plans;
  llvm::stable_sort(Late, [&](const FunctionDecl *A, const FunctionDecl *B) {
    return U.SM.isBeforeInTranslationUnit(A->getLocation(), B->getLocation());
  });
  Instances Known(U);
  Known.TraverseDecl(U.context().getTranslationUnitDecl());
  for (const FunctionDecl *F : Late)
    LateNames(U, Known.Found, Plans, Reports, F).TraverseDecl(const_cast<FunctionDecl *>(F));
  return Plans;
}

} // namespace

void resolveLateNames(Unit &U) { resolve(U, /*Reports=*/true); }

std::vector<LateDeclaration> lateDeclarations(Unit &U) {
  return U.CI.getLangOpts().DelayedTemplateParsing ? resolve(U, /*Reports=*/false).planned()
                                                   : std::vector<LateDeclaration>();
}

} // namespace amp2hip

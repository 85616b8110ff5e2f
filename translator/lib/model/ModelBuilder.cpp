//===--- ModelBuilder.cpp - Gather the model from the AST -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/ModelBuilder.h"
#include "ast/Concurrency.h"
#include "ast/DynamicVisitor.h"
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "ast/Variables.h"
#include "model/Model.h"
#include "model/kernels/ClosureClasses.h"
#include "model/kernels/UnnamedNamespaces.h"
#include "model/names/LocalUsings.h"
#include "model/names/StdNameClashes.h"
#include "parse/ArgumentLookup.h"
#include "parse/Unit.h"
#include "parse/corrections/names/NameClashes.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

class Builder : public DynamicVisitor {
public:
  Builder(Unit &U, KernelTypes Kernels)
      : U(U), Kernels(std::move(Kernels)), Closures(U), OfStd(U) {}
  Model take() { return std::move(M); }

  bool TraverseDecl(Decl *D) override {
    // Skip declarations in headers that are not the user's.
    if (U.isForeignTopLevel(D))
      return true;
    // Skip instantiated static data members, which the AST lists next to their pattern.
    if (const auto *V = dyn_cast_or_null<VarDecl>(D);
        V && V->isStaticDataMember() && isTemplateInstantiation(V->getTemplateSpecializationKind()))
      return true;
    // For a lambda outside of functions, this becomes AmpLambda::NamespaceLevel.
    const Decl *Outer = Initialized;
    if (D && Functions.empty() && isa<VarDecl, FieldDecl>(D) && !isa<ParmVarDecl>(D))
      Initialized = D;
    bool Declares = isa_and_nonnull<VarDecl, TypeDecl>(D) && !Functions.empty();
    LocalDeclarations += Declares;
    bool Result = DynamicVisitor::TraverseDecl(D);
    LocalDeclarations -= Declares;
    Initialized = Outer;
    return Result;
  }

  bool VisitFunctionDecl(FunctionDecl *F) override {
    if (F->isImplicit() || !U.isUserLocation(F->getLocation()))
      return true;
    if (!isOfLambda(F) && restrictionOf(F).Amp)
      M.AmpFunctions.push_back(F);
    OfStd.noteFunction(F);
    if (const TypeSourceInfo *Written = F->getTypeSourceInfo())
      noteExceptionSpec(Written->getTypeLoc().getAsAdjusted<FunctionTypeLoc>());
    return true;
  }

  bool VisitFunctionProtoTypeLoc(FunctionProtoTypeLoc T) override {
    noteExceptionSpec(T);
    return true;
  }

  bool VisitTagDecl(TagDecl *Tag) override {
    const auto *Record = dyn_cast<CXXRecordDecl>(Tag);
    if (Tag->isThisDeclarationADefinition() && Kernels.TypesToName.count(Tag->getLocation()) &&
        !(Record && Record->isLambda()))
      M.TypesToName.push_back(Tag);
    return true;
  }

  bool VisitVarDecl(VarDecl *V) override {
    if (isTileStatic(V))
      M.TileStatics.push_back(V);
    if (V->getInit())
      if (const auto *L = dyn_cast<LambdaExpr>(V->getInit()->IgnoreUnlessSpelledInSource()))
        Variables[L] = V;
    return true;
  }

  bool VisitFieldDecl(FieldDecl *F) override {
    if (F->getType()->isReferenceType() && isArrayOrTexture(F->getType()->getPointeeType()) &&
        !isInLambda(F))
      M.ArrayReferences.push_back(F);
    else if (F->getType()->isReferenceType() && F->getType()->isDependentType() && !isInLambda(F))
      M.DependentReferences.push_back(F);
    return true;
  }

  bool VisitCallExpr(CallExpr *C) override {
    // A function that only argument-dependent lookup finds, such as a friend that its class
    // defines, cannot be qualified.
    if (const auto *Name = dyn_cast<DeclRefExpr>(C->getCallee()->IgnoreParenImpCasts());
        Name && !LocalUsings.empty() && !Name->hasQualifier() &&
        isa<FunctionDecl>(Name->getDecl()) && !isInConcurrency(Name->getDecl()) &&
        isFoundByADL(U, *C, Name->getDecl()) && !hasOthersAround(*Name->getDecl()))
      NamedByArguments.insert(Name);
    if (!isLaunchCallee(C->getCallee()))
      return true;
    for (const Expr *A : C->arguments())
      if (const auto *L = dyn_cast<LambdaExpr>(A->IgnoreUnlessSpelledInSource()))
        Launches[L] = C->getBeginLoc();
    return true;
  }

  bool VisitLambdaExpr(LambdaExpr *L) override {
    const CXXMethodDecl *Call = L->getCallOperator();
    if (const TypeSourceInfo *Written = Call->getTypeSourceInfo())
      noteExceptionSpec(Written->getTypeLoc().getAsAdjusted<FunctionTypeLoc>());
    const FunctionDecl *Outer = enclosingFunction(L->getLambdaClass()->getLexicalParent());
    const bool IsAmp = restrictionOf(Call).Amp;
    if (!(IsAmp && !(Outer && restrictionOf(Outer).Amp)) &&
        !(Kernels.TypesToName.count(L->getLambdaClass()->getLocation()) &&
          Closures.canBecomeClass(*L, Functions.empty() ? nullptr : Functions.front())))
      return true;
    AmpLambda A;
    A.Lambda = L;
    A.IsAmp = IsAmp;
    A.IsConverted = !IsAmp && mayBeConverted(*L);
    A.Captures = capturesOf(L, U.context());
    // Sort implicit captures by the declaration order of the variables.
    auto Implicit =
        A.Captures.begin() + llvm::count_if(L->explicit_captures(), [](const LambdaCapture &C) {
          return C.capturesVariable() && isa<VarDecl>(C.getCapturedVar());
        });
    std::stable_sort(Implicit, A.Captures.end(),
                     [&](const CapturedVariable &A, const CapturedVariable &B) {
                       return U.SM.isBeforeInTranslationUnit(A.Variable->getLocation(),
                                                             B.Variable->getLocation());
                     });
    for (const FunctionDecl *F = Outer; F; F = enclosingFunction(F->getLexicalParent())) {
      if (isOfLambda(F))
        continue;
      if (!A.Function)
        A.Function = F;
      A.Outermost = F;
    }
    if (!A.Outermost)
      A.NamespaceLevel =
          Functions.size() > 1 && !isOfLambda(Functions.front()) ? Functions.front() : Initialized;
    M.Lambdas.push_back(A);
    return true;
  }

  bool VisitPseudoObjectExpr(PseudoObjectExpr *E) override {
    M.PropertyUses.push_back(E);
    return true;
  }
  bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) override {
    // `a.accelerator_view` for an `array<T, 1> &a`: the class template declares the property.
    QualType T = E->getBaseType().getNonReferenceType();
    if (T->isPointerType())
      T = T->getPointeeType();
    const auto *S = T->getAs<TemplateSpecializationType>();
    const TemplateDecl *D = S ? S->getTemplateName().getAsTemplateDecl() : nullptr;
    const auto *Class = D ? dyn_cast_or_null<CXXRecordDecl>(D->getTemplatedDecl()) : nullptr;
    if (Class && (Class = Class->getDefinition()))
      for (const NamedDecl *Member : Class->lookup(E->getMember()))
        if (const auto *P = dyn_cast<MSPropertyDecl>(Member))
          if (!(P->getName() == "extent" && isInConcurrency(P)) && !P->getType()->isArrayType())
            M.DependentPropertyUses.push_back(
                {E->getMemberLoc(), P->getGetterId()->getName().str() + "()"});
    return true;
  }
  bool VisitMSPropertyDecl(MSPropertyDecl *P) override {
    M.PropertyDecls.push_back(P);
    return true;
  }

  bool VisitElaboratedTypeLoc(ElaboratedTypeLoc T) override {
    if (!T.getQualifierLoc())
      noteType(T.getNamedTypeLoc());
    return true;
  }
  bool VisitDeducedTemplateSpecializationTypeLoc(DeducedTemplateSpecializationTypeLoc T) override {
    noteUse(T.getTypePtr()->getTemplateName().getAsTemplateDecl(), T.getTemplateNameLoc());
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (E->hasQualifier())
      return true;
    if (const auto *F = dyn_cast<FunctionDecl>(E->getFoundDecl()))
      noteLocalFunction(F);
    if (E->getDecl()->getDeclName().getNameKind() == DeclarationName::CXXOperatorName)
      noteOperator(E);
    if (NamedByArguments.contains(E))
      return true;
    if (const auto *Shadow = dyn_cast<UsingShadowDecl>(E->getFoundDecl()))
      noteShadow(Shadow, E->getLocation());
    else if (isa<FunctionDecl>(E->getDecl()) || !LocalUsings.empty())
      noteUse(E->getDecl(), E->getLocation());
    return true;
  }
  bool VisitUnresolvedLookupExpr(UnresolvedLookupExpr *E) override {
    if (E->getQualifier())
      return true;
    for (const NamedDecl *D : E->decls()) {
      if (const auto *F = dyn_cast<FunctionDecl>(D))
        noteLocalFunction(F);
      const DeclContext *Home = UnnamedNamespaces::namedScopeOf(D->getUnderlyingDecl());
      if (!LocalUsings.empty() && inAmpLambda() && !isInConcurrency(D->getUnderlyingDecl()) &&
          (isa<UsingShadowDecl>(D) ||
           (!Home->Encloses(outermost()->getDeclContext()) && areNominated(LocalUsings, *Home))))
        takeUsings(LocalUsings, E->getName(), E->getNameLoc());
    }
    // In a template, argument-dependent lookup may find more functions. If a candidate is
    // the user's, the name stays unqualified.
    const NamedDecl *InConcurrency = nullptr;
    for (const NamedDecl *D : E->decls()) {
      const NamedDecl *Under = D->getUnderlyingDecl();
      if (isInConcurrency(Under))
        InConcurrency = Under;
      else if (U.isUserLocation(Under->getLocation()))
        return true;
    }
    const FunctionDecl *In = currentFunction();
    if (InConcurrency && (!In || restrictionOf(In).Amp || areAllInConcurrency(E)))
      noteUse(InConcurrency, E->getNameLoc());
    return true;
  }
  bool VisitCXXRecordDecl(CXXRecordDecl *Class) override {
    if (!Class->isLambda())
      OfStd.noteClass(Class);
    return true;
  }
  bool VisitUsingDirectiveDecl(UsingDirectiveDecl *D) override {
    OfStd.enter(D);
    if (staysBehind(D))
      LocalUsings.push_back(D);
    noteAlias(dyn_cast<NamespaceAliasDecl>(D->getNominatedNamespaceAsWritten()),
              D->getIdentLocation());
    return true;
  }
  bool VisitUsingDecl(UsingDecl *D) override {
    if (staysBehind(D))
      LocalUsings.push_back(D);
    for (const UsingShadowDecl *S : D->shadows())
      if (isInConcurrency(S->getTargetDecl()) && D->getDeclName().isIdentifier() &&
          D->getName() == "index" && D->getDeclContext()->getRedeclContext()->isTranslationUnit())
        M.ClashingUsings.push_back(D);
    return true;
  }

  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &A) override {
    if (A.getArgument().getKind() == TemplateArgument::Template && !A.getTemplateQualifierLoc())
      noteUse(A.getArgument().getAsTemplate().getAsTemplateDecl(), A.getTemplateNameLoc());
    return DynamicVisitor::TraverseTemplateArgumentLoc(A);
  }
  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc N) override {
    if (N)
      noteAlias(N.getNestedNameSpecifier()->getAsNamespaceAlias(), N.getLocalBeginLoc());
    if (N && !N.getPrefix())
      if (const NamespaceDecl *Named = N.getNestedNameSpecifier()->getAsNamespace();
          Named && !LocalUsings.empty() && inAmpLambda() &&
          !Named->getDeclContext()->getRedeclContext()->Encloses(outermost()->getDeclContext()))
        M.AliasUses.push_back({N.getLocalBeginLoc(), fullName(Named)});
    if (N && !N.getPrefix() && N.getTypeLoc())
      noteType(N.getTypeLoc());
    return DynamicVisitor::TraverseNestedNameSpecifierLoc(N);
  }

  bool TraverseCompoundStmt(CompoundStmt *S) override {
    size_t Usings = LocalUsings.size(), Directives = OfStd.directives();
    bool Result = DynamicVisitor::TraverseCompoundStmt(S);
    LocalUsings.resize(Usings);
    OfStd.leave(Directives);
    return Result;
  }

  bool TraverseNamespaceDecl(NamespaceDecl *N) override {
    Namespaces.push_back(N);
    bool Result = DynamicVisitor::TraverseNamespaceDecl(N);
    Namespaces.pop_back();
    return Result;
  }

  bool TraverseFunctionDecl(FunctionDecl *F) override {
    return within(F, [&] { return DynamicVisitor::TraverseFunctionDecl(F); });
  }
  bool TraverseCXXMethodDecl(CXXMethodDecl *F) override {
    return within(F, [&] { return DynamicVisitor::TraverseCXXMethodDecl(F); });
  }
  bool TraverseCXXConstructorDecl(CXXConstructorDecl *F) override {
    return within(F, [&] { return DynamicVisitor::TraverseCXXConstructorDecl(F); });
  }
  bool TraverseCXXConversionDecl(CXXConversionDecl *F) override {
    return within(F, [&] { return DynamicVisitor::TraverseCXXConversionDecl(F); });
  }
  bool TraverseCXXDestructorDecl(CXXDestructorDecl *F) override {
    return within(F, [&] { return DynamicVisitor::TraverseCXXDestructorDecl(F); });
  }
  bool TraverseLambdaExpr(LambdaExpr *L) override {
    return within(L->getCallOperator(), [&] { return DynamicVisitor::TraverseLambdaExpr(L); });
  }

  void finish() {
    for (AmpLambda &A : M.Lambdas) {
      if (auto It = Launches.find(A.Lambda); It != Launches.end())
        A.Launch = It->second;
      if (auto It = Variables.find(A.Lambda); It != Variables.end())
        A.Variable = It->second;
    }
    M.Pairs = pairOverloads(U, M.AmpFunctions);
    keepUsesThatMove();
    M.InUnnamedNamespaces = std::move(Kernels.InUnnamedNamespaces);
    noteUnnamedKernelTypes();
    OfStd.appendClashing(M.ClashingUses);
  }

private:
  template <typename Body>
  bool within(FunctionDecl *F, Body Traverse) {
    Functions.push_back(F);
    bool Result = Traverse();
    Functions.pop_back();
    return Result;
  }
  const FunctionDecl *currentFunction() const {
    return Functions.empty() ? nullptr : Functions.back();
  }
  const FunctionDecl *outermost() const { return Functions.front(); }
  /// True for a declaration in a cpu function, which code cannot find after it moved out of the
  /// function with a kernel.
  static bool staysBehind(const Decl *D) {
    const FunctionDecl *In = enclosingFunction(D->getDeclContext());
    return In && !restrictionOf(In).Amp;
  }
  /// True inside an amp lambda of cpu code, which moves out of its function.
  bool inAmpLambda() const {
    return Functions.size() > 1 && !restrictionOf(Functions.front()).Amp &&
           restrictionOf(Functions.back()).Amp;
  }

  static std::string fullName(const NamespaceDecl *N) {
    return qualifierOf(N) + N->getName().str();
  }
  /// Notes a use of \p Alias if a cpu function declares it.
  void noteAlias(const NamespaceAliasDecl *Alias, SourceLocation Name) {
    if (Alias && staysBehind(Alias))
      LocalAliases.push_back({outermost(), {Name, fullName(Alias->getNamespace())}});
  }
  /// True in code that may move out of its function with a kernel: the kernel itself, types
  /// and constants of the function, the types of captured variables.
  bool mayMove() const { return LocalDeclarations > 0 || Functions.size() > 1; }

  /// Adds to the model the uses that were noted in functions that code moves out of. Types,
  /// constants and usings of such a function move with the code; its namespace aliases do not.
  void keepUsesThatMove() {
    llvm::DenseSet<const FunctionDecl *> Left;
    auto AddAround = [&](const DeclContext *Context) {
      for (const FunctionDecl *F; (F = enclosingFunction(Context)); Context = F->getLexicalParent())
        Left.insert(F);
    };
    for (const AmpLambda &A : M.Lambdas)
      AddAround(A.Lambda->getLambdaClass()->getLexicalParent());
    for (const FunctionDecl *F : M.AmpFunctions)
      AddAround(F->getLexicalParent());
    for (auto &[Function, Use] : LocalAliases)
      if (Left.contains(Function))
        M.AliasUses.push_back(std::move(Use));
    // A qualified call may choose another function than an unqualified call, and the body of
    // a macro has one text for all its uses: these names are qualified in place, too.
    for (LocalUse &L : UsesByLocalUsing)
      if (Left.contains(L.Outermost))
        (L.IsFunction || L.Use.Name.isMacroID() ? M.ClashingUses : M.MovedUses)
            .push_back(std::move(L.Use));
  }

  template <typename T>
  static void addOnce(std::vector<const T *> &List, const T *Item) {
    if (!llvm::is_contained(List, Item))
      List.push_back(Item);
  }

  /// Notes a use of \p F in an amp lambda if the cpu function that encloses the lambda declares
  /// \p F in a block. The output repeats this declaration at namespace scope.
  void noteLocalFunction(const FunctionDecl *F) {
    const FunctionDecl *In =
        F->isLocalExternDecl() ? enclosingFunction(F->getLexicalDeclContext()) : nullptr;
    if (AmpLambda *L = In && !restrictionOf(In).Amp && inAmpLambda() ? movingLambda() : nullptr)
      addOnce(L->LocalFunctions, F);
  }
  /// The lambda being visited that becomes a function object; or null.
  AmpLambda *movingLambda() {
    bool Moves = !M.Lambdas.empty() &&
                 llvm::is_contained(Functions, M.Lambdas.back().Lambda->getCallOperator());
    return Moves ? &M.Lambdas.back() : nullptr;
  }

  /// Lets \p Usings, which belong to the enclosing function, move with the visited amp code. The
  /// name \p Name needs them and cannot be qualified. Reports an error outside of lambdas.
  void takeUsings(llvm::ArrayRef<const Decl *> Usings, DeclarationName Name, SourceLocation Place) {
    if (AmpLambda *L = movingLambda())
      for (const Decl *Using : Usings)
        addOnce(L->Usings, Using);
    else if (!Usings.empty())
      U.error(Place,
              fmt::format(
                  "amp code in a local class cannot find '{}' by using declarations and directives "
                  "of the enclosing function; qualify the name, or move them out of the function",
                  Name.getAsString()));
  }
  /// True if namespaces that enclose the current function declare other functions of the name of
  /// \p F: usings of the function may hide them. False if only a class declares \p F, because \p F
  /// cannot be qualified then.
  bool hasOthersAround(const NamedDecl &F) const {
    if (F.getLexicalDeclContext()->isRecord() || Functions.empty())
      return false;
    for (const DeclContext *C = outermost()->getDeclContext(); C; C = C->getParent())
      if (C->isFileContext() && !C->Equals(F.getDeclContext()->getRedeclContext()) &&
          llvm::any_of(C->getPrimaryContext()->lookup(F.getDeclName()), [&](const NamedDecl *D) {
            return D->getUnderlyingDecl()->getAsFunction() &&
                   D->isInIdentifierNamespace(Decl::IDNS_Ordinary) &&
                   U.isUserLocation(D->getLocation());
          }))
        return true;
    return false;
  }
  /// Notes a use of a non-member operator function.
  void noteOperator(const DeclRefExpr *E) {
    if (LocalUsings.empty() || !inAmpLambda() || isInConcurrency(E->getDecl()))
      return;
    const DeclContext *Home = UnnamedNamespaces::namedScopeOf(E->getDecl());
    bool ByUsing = !NamedByArguments.contains(E) && Home->isNamespace() &&
                   !Home->Encloses(outermost()->getDeclContext()) &&
                   areNominated(LocalUsings, *Home);
    std::vector<const Decl *> Needed;
    for (const Decl *D : LocalUsings) {
      const auto *Named = dyn_cast<UsingDecl>(D); // hides functions of enclosing scopes
      if (Named ? Named->getDeclName() == E->getDecl()->getDeclName() : ByUsing)
        Needed.push_back(D);
    }
    takeUsings(Needed, E->getDecl()->getDeclName(), E->getLocation());
  }

  /// Notes an unqualified name of a type.
  void noteType(TypeLoc Named) {
    if (auto S = Named.getAs<TemplateSpecializationTypeLoc>();
        S && S.getTypePtr()->getTemplateName().getAsUsingShadowDecl())
      noteShadow(S.getTypePtr()->getTemplateName().getAsUsingShadowDecl(), S.getTemplateNameLoc());
    else if (S)
      noteUse(S.getTypePtr()->getTemplateName().getAsTemplateDecl(), S.getTemplateNameLoc());
    else if (auto D = Named.getAs<DeducedTemplateSpecializationTypeLoc>())
      noteUse(D.getTypePtr()->getTemplateName().getAsTemplateDecl(), D.getTemplateNameLoc());
    else if (auto Using = Named.getAs<UsingTypeLoc>())
      noteShadow(Using.getFoundDecl(), Using.getNameLoc());
    else if (auto Tag = Named.getAs<TagTypeLoc>())
      noteUse(Tag.getDecl(), Tag.getNameLoc());
    else if (auto Typedef = Named.getAs<TypedefTypeLoc>())
      noteUse(Typedef.getTypedefNameDecl(), Typedef.getNameLoc());
  }

  /// Notes a name that a using declaration makes visible. If a function contains the using
  /// declaration, the name must be qualified where it may move out of the function.
  void noteShadow(const UsingShadowDecl *Shadow, SourceLocation Name) {
    const NamedDecl *Target = Shadow->getTargetDecl();
    if (staysBehind(Shadow)) {
      if (mayMove() && U.isUserLocation(Name) && Seen.insert(Name).second)
        UsesByLocalUsing.push_back(
            {outermost(), {Name, "::" + qualifierOf(Target)}, Target->getAsFunction() != nullptr});
    } else if (Target->getAsFunction() || !isWithin(Shadow->getDeclContext())) {
      noteUse(Target, Name, Shadow);
    }
  }

  /// True if the visit is inside a block of the namespace \p Context. Lookup of a type then ends at
  /// a using declaration in this namespace.
  bool isWithin(const DeclContext *Context) const {
    Context = Context->getRedeclContext();
    return llvm::any_of(Namespaces, [&](const NamespaceDecl *N) { return Context->Equals(N); });
  }

  static bool areAllInConcurrency(const UnresolvedLookupExpr *E) {
    return llvm::all_of(E->decls(),
                        [](const NamedDecl *D) { return isInConcurrency(D->getUnderlyingDecl()); });
  }

  static bool isInLambda(const FieldDecl *F) {
    const auto *Class = dyn_cast<CXXRecordDecl>(F->getParent());
    return Class && Class->isLambda();
  }

  /// Notes a use of \p D, which lookup found by its own declaration or by \p Shadow.
  void noteUse(const NamedDecl *D, SourceLocation Name, const UsingShadowDecl *Shadow = nullptr) {
    if (!D || !D->getDeclName().isIdentifier() || !U.isUserLocation(Name))
      return;
    // A using directive of the function may make the name visible. A kernel that moves out of the
    // function does not find the name.
    bool ByLocalUsing = !LocalUsings.empty() && D->getName() != "parallel_for_each" &&
                        !Functions.empty() &&
                        D->getDeclContext()->getRedeclContext()->isNamespace() &&
                        !UnnamedNamespaces::namedScopeOf(Shadow ? Shadow : D)
                             ->Encloses(outermost()->getDeclContext());
    if (ByLocalUsing && D->isInAnonymousNamespace() && D->getAsFunction()) {
      // The name cannot be qualified, because an unnamed namespace has no name, and lookup in the
      // enclosing namespace may find other functions. Instead, the using declarations and
      // directives that make the name visible move with the lambda.
      if (inAmpLambda())
        takeUsings(LocalUsings, D->getDeclName(), Name);
      return;
    }
    Clash With = isInConcurrency(D) ? clashOf(D->getName()) : Clash::Never;
    ClashingUse Use{Name, qualifierOf(D)};
    if (With == Clash::Always || (With == Clash::WithStd && OfStd.mayClash(D, Name))) {
      if (Seen.insert(Name).second)
        M.ClashingUses.push_back(std::move(Use));
    } else if (ByLocalUsing && mayMove()) {
      if (Seen.insert(Name).second)
        UsesByLocalUsing.push_back({outermost(), std::move(Use), D->getAsFunction() != nullptr});
    } else if (With == Clash::WithStd && D->getAsFunction()) {
      if (Seen.insert(Name).second)
        OfStd.noteCall(D, std::move(Use));
    }
  }

  void noteExceptionSpec(FunctionTypeLoc Type) {
    const auto *Proto = Type ? dyn_cast<FunctionProtoType>(Type.getTypePtr()) : nullptr;
    if (!Proto || (Proto->getExceptionSpecType() != EST_Dynamic &&
                   Proto->getExceptionSpecType() != EST_MSAny))
      return;
    SourceRange R = Type.getExceptionSpecRange();
    if (R.isValid() && U.isUserLocation(R.getBegin()) && SpecsSeen.insert(R.getBegin()).second)
      M.DynamicExceptionSpecs.push_back(R);
  }

  /// True if \p L may be converted to a function pointer. Any source that includes a header may
  /// convert a lambda of the header.
  bool mayBeConverted(const LambdaExpr &L) const {
    SourceLocation Loc = L.getLambdaClass()->getLocation();
    if (L.capture_size() != 0 || L.getCaptureDefault() != LCD_None)
      return false;
    return Kernels.Converted.contains(Loc) || !U.SM.isInMainFile(U.SM.getExpansionLoc(Loc));
  }

  void noteUnnamedKernelTypes() {
    llvm::DenseSet<SourceLocation> Named;
    for (const AmpLambda &A : M.Lambdas)
      Named.insert(A.Lambda->getLambdaClass()->getLocation());
    for (const TagDecl *Tag : M.TypesToName)
      Named.insert(Tag->getLocation());
    for (const KernelTypes::Use &Use : Kernels.Uses)
      if (!Named.contains(Use.Type))
        M.UnnamedKernelTypes.push_back(Use);
  }

  Unit &U;
  KernelTypes Kernels;
  ClosureClasses Closures;
  Model M;
  llvm::DenseSet<SourceLocation> SpecsSeen;
  const Decl *Initialized = nullptr;
  /// The using directives and declarations of functions that are in effect at the visit.
  std::vector<const Decl *> LocalUsings;
  /// Uses of namespace aliases of functions, with the outermost function.
  std::vector<std::pair<const FunctionDecl *, std::pair<SourceLocation, std::string>>> LocalAliases;
  /// Names found by local using declarations and directives, in code that may move,
  /// with the outermost function.
  struct LocalUse {
    const FunctionDecl *Outermost;
    ClashingUse Use;
    bool IsFunction;
  };
  std::vector<LocalUse> UsesByLocalUsing;
  /// Names of called functions that argument-dependent lookup finds.
  llvm::DenseSet<const DeclRefExpr *> NamedByArguments;
  std::vector<const FunctionDecl *> Functions;
  /// The namespace blocks that enclose the visited code.
  std::vector<const NamespaceDecl *> Namespaces;
  /// The number of local variables and types whose declarations enclose the visited code.
  unsigned LocalDeclarations = 0;
  StdNameClashes OfStd;
  llvm::DenseMap<const LambdaExpr *, SourceLocation> Launches;
  llvm::DenseMap<const LambdaExpr *, const VarDecl *> Variables;
  llvm::DenseSet<SourceLocation> Seen;
};

} // namespace

Model collectConstructs(Unit &U, KernelTypes Types) {
  Builder B(U, std::move(Types));
  B.TraverseDecl(U.context().getTranslationUnitDecl());
  B.finish();
  return B.take();
}

} // namespace amp2hip

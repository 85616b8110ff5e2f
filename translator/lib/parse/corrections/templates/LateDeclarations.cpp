//===--- LateDeclarations.cpp - Declarations after their use --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// plan() first plans the entities that a declaration refers to, because they
// must also precede the template. It fails if one of them cannot be declared
// there, or if unqualified lookup there would not find it.
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/templates/LateDeclarations.h"
#include "ast/DynamicVisitor.h"
#include "parse/Unit.h"
#include "parse/corrections/names/VisibleFriends.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"

using namespace clang;

namespace amp2hip {

bool isOpenAt(const Unit &U, const DeclContext *Home, SourceLocation Place,
              const DeclContext *Around, const std::vector<const DeclContext *> &Directives) {
  std::set<const DeclContext *> Open;
  std::vector<const DeclContext *> Work;
  auto Add = [&](const DeclContext *C) {
    if (Open.insert(C->getPrimaryContext()).second)
      Work.push_back(C);
  };
  for (const DeclContext *C = Around; C; C = C->getParent())
    if (C->isFileContext())
      Add(C->getRedeclContext());
  for (const DeclContext *C : Directives)
    Add(C);
  while (!Work.empty()) {
    const DeclContext *C = Work.back();
    Work.pop_back();
    for (const UsingDirectiveDecl *D : C->using_directives())
      if (U.SM.isBeforeInTranslationUnit(D->getUsingLoc(), Place))
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

namespace {

using Need = LateDeclarations::Need;

/// Returns the first declaration of the entity that must be declared for \p D:
/// of an instance, the template; of an enumerator, the enumeration; of a
/// member, the outermost class.
const NamedDecl *firstOf(const NamedDecl *D) {
  if (const auto *F = dyn_cast<FunctionDecl>(D)) {
    if (const FunctionDecl *Pattern = F->getTemplateInstantiationPattern())
      F = Pattern;
    D = F;
    if (const FunctionTemplateDecl *T = F->getDescribedFunctionTemplate())
      D = T;
  } else if (const auto *R = dyn_cast<CXXRecordDecl>(D)) {
    if (const CXXRecordDecl *Pattern = R->getTemplateInstantiationPattern())
      R = Pattern;
    D = R;
    if (const ClassTemplateDecl *T = R->getDescribedClassTemplate())
      D = T;
  } else if (const auto *A = dyn_cast<TypeAliasDecl>(D)) {
    if (const TypeAliasTemplateDecl *T = A->getDescribedAliasTemplate())
      D = T;
  } else if (const auto *V = dyn_cast<VarDecl>(D)) {
    if (const VarDecl *Pattern = V->getTemplateInstantiationPattern())
      V = Pattern;
    D = V;
    if (const VarTemplateDecl *T = V->getDescribedVarTemplate())
      D = T;
  } else if (const auto *E = dyn_cast<EnumConstantDecl>(D)) {
    D = cast<EnumDecl>(E->getDeclContext());
  }
  // A member cannot be declared without its class.
  while (const auto *Class = dyn_cast<CXXRecordDecl>(D->getDeclContext()->getRedeclContext()))
    D = firstOf(Class);
  return cast<NamedDecl>(D->getCanonicalDecl());
}

/// Collects the entities that a declaration, or the head of a function, refers
/// to. Ignores local entities.
class References : public DynamicVisitor {
public:
  struct Reference {
    const NamedDecl *D;
    Need Needed;
    bool Qualified;
    const UsingShadowDecl *Through; ///< the using-declaration that names D here, or null
    bool IsMember;                  ///< the name is that of a member of a class
  };
  std::vector<Reference> Found;

  /// Visits the part of \p F that a forward declaration repeats: template
  /// parameters and type.
  void addHead(const FunctionDecl *F) {
    InHead = true;
    if (const FunctionTemplateDecl *T = F->getDescribedFunctionTemplate())
      for (NamedDecl *P : *T->getTemplateParameters())
        TraverseDecl(P);
    if (TypeSourceInfo *Type = F->getTypeSourceInfo())
      TraverseTypeLoc(Type->getTypeLoc());
  }

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    const auto *F = dyn_cast<FunctionDecl>(E->getDecl());
    add(E->getDecl(), F && !F->isConstexpr() ? Need::Name : Need::Definition, E->hasQualifier(),
        dyn_cast<UsingShadowDecl>(E->getFoundDecl()));
    return true;
  }
  bool VisitUnresolvedLookupExpr(UnresolvedLookupExpr *E) override {
    for (const NamedDecl *D : E->decls())
      add(D->getUnderlyingDecl(), Need::Name, E->getQualifier(), dyn_cast<UsingShadowDecl>(D));
    return true;
  }
  bool TraverseElaboratedTypeLoc(ElaboratedTypeLoc T) override {
    bool Before = std::exchange(Qualified, bool(T.getQualifierLoc()));
    bool Result = DynamicVisitor::TraverseElaboratedTypeLoc(T);
    Qualified = Before;
    return Result;
  }
  bool TraverseNestedNameSpecifierLoc(NestedNameSpecifierLoc N) override {
    if (N)
      if (const NamespaceAliasDecl *Alias = N.getNestedNameSpecifier()->getAsNamespaceAlias())
        add(Alias, Need::Definition, false);
    // `C::type` requires the definition of C.
    bool Head = std::exchange(InHead, false);
    bool Result = DynamicVisitor::TraverseNestedNameSpecifierLoc(N);
    InHead = Head;
    return Result;
  }
  bool VisitTagTypeLoc(TagTypeLoc T) override { return addType(T.getDecl()); }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) override { return addType(T.getTypedefNameDecl()); }
  bool VisitTemplateSpecializationTypeLoc(TemplateSpecializationTypeLoc T) override {
    const TemplateName Name = T.getTypePtr()->getTemplateName();
    if (const TemplateDecl *D = Name.getAsTemplateDecl())
      addType(D, Name.getAsUsingShadowDecl());
    return true;
  }
  bool VisitUsingTypeLoc(UsingTypeLoc T) override {
    return addType(T.getFoundDecl()->getUnderlyingDecl(), T.getTypePtr()->getFoundDecl());
  }

private:
  bool addType(const NamedDecl *D, const UsingShadowDecl *Through = nullptr) {
    bool IsClass = isa<CXXRecordDecl, ClassTemplateDecl>(D);
    add(D, InHead && IsClass ? Need::Name : Need::Definition, Qualified, Through);
    return true;
  }
  void add(const NamedDecl *D, Need Needed, bool Qualified,
           const UsingShadowDecl *Through = nullptr) {
    if (!D || isa<TemplateTemplateParmDecl>(D))
      return;
    if (D->getDeclContext()->getRedeclContext()->isFunctionOrMethod())
      return;
    Found.push_back({firstOf(D), Needed, Qualified, Through,
                     D->getDeclContext()->getRedeclContext()->isRecord()});
  }

  bool InHead = false;
  bool Qualified = false;
};

const FunctionDecl *functionOf(const NamedDecl *D) {
  if (const auto *T = dyn_cast<FunctionTemplateDecl>(D))
    return T->getTemplatedDecl();
  return dyn_cast<FunctionDecl>(D);
}

/// True if \p D is a template with a default template argument, which a second
/// declaration of it must not repeat.
bool hasDefaultParameters(const NamedDecl *D) {
  const auto *T = dyn_cast<TemplateDecl>(D);
  return T && llvm::any_of(*T->getTemplateParameters(), [](const NamedDecl *P) {
           if (const auto *Type = dyn_cast<TemplateTypeParmDecl>(P))
             return Type->hasDefaultArgument();
           if (const auto *Value = dyn_cast<NonTypeTemplateParmDecl>(P))
             return Value->hasDefaultArgument();
           return cast<TemplateTemplateParmDecl>(P)->hasDefaultArgument();
         });
}

/// Returns the definition of the class, enumeration or function \p D, or null
/// if it has none. Returns other declarations unchanged.
const NamedDecl *definitionOf(const NamedDecl *D) {
  if (const auto *T = dyn_cast<ClassTemplateDecl>(D))
    D = T->getTemplatedDecl();
  if (const auto *Tag = dyn_cast<TagDecl>(D))
    return Tag->getDefinition();
  if (const FunctionDecl *F = functionOf(D))
    return F->getDefinition();
  return D;
}

bool containsLambda(const Decl *D) {
  struct Visitor : DynamicVisitor {
    bool Found = false;
    bool VisitLambdaExpr(LambdaExpr *) override { return !(Found = true); }
  } V;
  V.TraverseDecl(const_cast<Decl *>(D));
  return V.Found;
}

} // namespace

bool LateDeclarations::isKnownAt(const NamedDecl *D, const Place &At, Need Needed) const {
  if (D->getLocation().isInvalid() || !U.isUserLocation(D->getLocation()))
    return D->getLocation().isInvalid() || At.isAfter(D->getLocation(), U);
  auto It = Known.find(D);
  if (It != Known.end() && (Needed == Need::Name || It->second.second == Need::Definition) &&
      (It->second.first == At.Loc || At.isAfter(It->second.first, U)))
    return true;
  if (isShownFriend(D)) {
    const NamedDecl *Visible = firstVisible(D);
    return Visible && At.isAfter(Visible->getLocation(), U);
  }
  const NamedDecl *Seen = Needed == Need::Definition && !functionOf(D) ? definitionOf(D) : D;
  return !Seen || At.isAfter(Seen->getLocation(), U);
}

bool LateDeclarations::needsMove(const NamedDecl *D, Need Needed) const {
  if (const FunctionDecl *F = functionOf(D)) {
    const auto *Type = F->getDeclaredReturnType()->getContainedAutoType();
    return (Type && Type->isUndeducedAutoType()) ||
           (F->isConstexpr() && Needed == Need::Definition);
  }
  if (isa<ClassTemplateDecl>(D))
    return Needed == Need::Definition || hasDefaultParameters(D);
  if (isa<CXXRecordDecl>(D))
    return Needed == Need::Definition;
  if (const auto *V = dyn_cast<VarDecl>(D))
    return V->getStorageClass() == SC_Static || V->isInline() || V->isConstexpr() ||
           !V->hasExternalFormalLinkage();
  return true;
}

bool LateDeclarations::canMove(const NamedDecl *D, std::string &Why) const {
  if (const auto *V = dyn_cast<VarDecl>(D)) {
    if (V->hasInit() && !V->hasConstantInitialization()) {
      Why = "it is initialized at run time";
      return false;
    }
    for (const Decl *Next : V->getLexicalDeclContext()->decls())
      if (const auto *Other = dyn_cast<DeclaratorDecl>(Next);
          Other && Other != V && Other->getInnerLocStart() == V->getInnerLocStart()) {
        Why = fmt::format("its declaration also declares '{}'", Other->getNameAsString());
        return false;
      }
  }
  const NamedDecl *Definition = definitionOf(D);
  if (!Definition || containsLambda(Definition) || Definition->getBeginLoc().isMacroID()) {
    Why = !Definition                             ? "it has no definition"
          : Definition->getBeginLoc().isMacroID() ? "its definition begins in a macro"
                                                  : "its definition contains a lambda";
    return false;
  }
  return true;
}

/// True if a parameter of the function or function template \p D has a default argument.
static bool hasDefaultArguments(const NamedDecl *D) {
  return llvm::any_of(functionOf(D)->parameters(),
                      [](const ParmVarDecl *P) { return P->hasDefaultArg(); });
}

/// True if a parameter of the function \p D, or of its template, has a default.
static bool hasDefaults(const NamedDecl *D) {
  return hasDefaultParameters(D) || hasDefaultArguments(D);
}

bool LateDeclarations::plan(const NamedDecl *D, const Place &At, Need Needed, std::string &Why) {
  if (isKnownAt(D, At, Needed))
    return true;
  if (!InProgress.insert(D).second) {
    Why = "it refers to itself";
    return false;
  }
  auto Done = llvm::make_scope_exit([&] { InProgress.erase(D); });
  bool Moves = needsMove(D, Needed);
  const bool IsFriend = isShownFriend(D);
  if (IsFriend && (Moves || hasDefaults(D))) {
    Why = Moves ? "its type is deduced" : "it has default arguments";
    return false;
  }
  if (Moves && !At.MayMove) {
    Why = fmt::format("the definition of '{}' is in another file", D->getNameAsString());
    return false;
  }
  if (Moves && !canMove(D, Why))
    return false;
  if (Moves && U.SM.isPointWithin(At.Loc, D->getBeginLoc(), D->getEndLoc())) {
    Why = fmt::format("the template is a member of '{}'", D->getNameAsString());
    return false;
  }
  if (const auto *Alias = dyn_cast<NamespaceAliasDecl>(D);
      Alias && !U.SM.isBeforeInTranslationUnit(
                   Alias->getNamespace()->getCanonicalDecl()->getLocation(), At.Loc)) {
    Why = fmt::format("it is an alias of namespace '{}', which is declared after the template",
                      Alias->getNamespace()->getNameAsString());
    return false;
  }
  References All;
  const FunctionDecl *F = functionOf(D);
  if (F && !Moves)
    All.addHead(F);
  else if (const auto *V = dyn_cast<VarDecl>(D); V && !Moves)
    All.TraverseTypeLoc(V->getTypeSourceInfo()->getTypeLoc());
  else if (Moves)
    All.TraverseDecl(const_cast<NamedDecl *>(isa<ClassTemplateDecl>(D) ? D : definitionOf(D)));
  for (const References::Reference &R : All.Found) {
    if (R.D == D)
      continue;
    if (IsFriend && R.IsMember && !R.Qualified) {
      Why = "its declaration names a member of the class";
      return false;
    }
    const Decl *Named = R.Through ? static_cast<const Decl *>(R.Through) : R.D;
    bool Visible =
        R.Qualified || !Named->getDeclContext()->isFileContext() ||
        (isOpenAt(U, Named->getDeclContext()->getRedeclContext(), At.Loc, D->getDeclContext()) &&
         (!R.Through || U.SM.isBeforeInTranslationUnit(R.Through->getLocation(), At.Loc)));
    if (!Visible || !U.isUserLocation(R.D->getLocation()) || !plan(R.D, At, R.Needed, Why)) {
      if (!Visible || isKnownAt(R.D, At, R.Needed) || Why.empty()) {
        if (Visible && isKnownAt(R.D, At, R.Needed))
          continue;
        Why = fmt::format("it refers to '{}', which is not visible before the template",
                          R.D->getNameAsString());
      }
      return false;
    }
  }
  LateDeclaration L;
  L.Declared = Moves && !F ? definitionOf(D) : D;
  if (const auto *Class = dyn_cast<CXXRecordDecl>(L.Declared))
    if (const ClassTemplateDecl *T = Class->getDescribedClassTemplate())
      L.Declared = T;
  L.Before = At.Before;
  L.Include = At.Include;
  L.Moves = Moves;
  auto FileOf = [&](SourceLocation Loc) { return U.SM.getFileID(U.SM.getExpansionLoc(Loc)); };
  L.IsInOtherFile = FileOf(D->getLocation()) != FileOf(At.Loc);
  // Only the first declaration of a function template may have default arguments. A function may
  // get them later, before a call that needs them. Default template arguments may come later, too.
  if (L.IsInOtherFile && F)
    L.TakesDefaults = isa<FunctionTemplateDecl>(D) && hasDefaultArguments(D) && !plannedFor(D);
  for (const DeclContext *C = D->getDeclContext()->getRedeclContext();
       !C->isTranslationUnit() &&
       C->getPrimaryContext() != At.Around->getRedeclContext()->getPrimaryContext();
       C = C->getParent()) {
    const auto *N = cast<NamespaceDecl>(C);
    L.Namespaces.insert(L.Namespaces.begin(), std::string(N->isInline() ? "inline " : "") +
                                                  "namespace " + N->getNameAsString());
  }
  Planned.push_back(std::move(L));
  Known[D] = {At.Loc, Moves ? Need::Definition : Need::Name};
  return true;
}

LateDeclaration *LateDeclarations::plannedFor(const NamedDecl *D) {
  auto It = llvm::find_if(Planned, [&](const LateDeclaration &L) { return L.Declared == D; });
  return It == Planned.end() ? nullptr : &*It;
}

bool LateDeclarations::declare(const NamedDecl *D, const Decl *User, Need Needed,
                               bool NeedsDefaults, std::string &Why) {
  D = firstOf(D);
  Why = "it is declared in another file";
  if (!U.isUserLocation(D->getLocation()))
    return false;
  for (const Place &At : placesBefore(User, D, U)) {
    const size_t PlannedBefore = Planned.size();
    auto KnownBefore = Known;
    std::string WhyNotHere;
    if (plan(D, At, Needed, WhyNotHere)) {
      if (LateDeclaration *L = plannedFor(D); L && NeedsDefaults)
        L->TakesDefaults = true;
      return true;
    }
    if (At.MayMove)
      Why = WhyNotHere;
    // Discard what was planned for D: the declarations that it refers to.
    Planned.erase(Planned.begin() + PlannedBefore, Planned.end());
    Known = std::move(KnownBefore);
  }
  return false;
}

} // namespace amp2hip

//===--- FunctionLookup.cpp - Callees that are certain --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In a template, the callee of `f(x)` is often known only after instantiation: argument-dependent
// lookup may find another `f`, or there may be an explicit specialization. So such a call is
// certain only if the translation unit has no other function of this name outside of classes.
//
//===----------------------------------------------------------------------===//
#include "tileloops/calls/FunctionLookup.h"
#include "ast/Variables.h"
#include "tileloops/tile/TileTypes.h"
#include "tileloops/values/VariableStorage.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclFriend.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {

/// Records \p D, a function or function template.
void FunctionLookup::note(const NamedDecl *D) {
  const auto *Template = dyn_cast<FunctionTemplateDecl>(D);
  const FunctionDecl *F = Template ? Template->getTemplatedDecl() : cast<FunctionDecl>(D);
  if (F->getTemplateSpecializationKind() == TSK_ExplicitSpecialization ||
      (Template && Template->isMemberSpecialization()))
    Specialized.insert(F->getDeclName());
  if (F->isCXXClassMember())
    return; // argument-dependent lookup does not find it
  const auto *Canonical = cast<NamedDecl>(D->getCanonicalDecl());
  if (First.try_emplace(F->getDeclName(), Canonical).first->second != Canonical)
    Overloaded.insert(F->getDeclName());
}

/// Records the functions that \p Context declares, and those in the contexts in it.
void FunctionLookup::read(const DeclContext *Context) {
  for (const Decl *D : Context->decls()) {
    if (const auto *Friend = dyn_cast<FriendDecl>(D))
      D = Friend->getFriendDecl();
    if (const auto *Template = dyn_cast_or_null<ClassTemplateDecl>(D))
      D = Template->getTemplatedDecl();
    if (!D)
      continue;
    if (isa<FunctionDecl, FunctionTemplateDecl>(D))
      note(cast<NamedDecl>(D));
    else if (const auto *Inner = dyn_cast<DeclContext>(D);
             Inner && isa<NamespaceDecl, RecordDecl, LinkageSpecDecl>(D))
      read(Inner);
  }
}

void FunctionLookup::readUnit() {
  if (!IsRead)
    read(Ctx.getTranslationUnitDecl());
  IsRead = true;
}

/// True if the translation unit has one function with the name \p Name outside of classes.
bool FunctionLookup::isOnlyFunction(DeclarationName Name) {
  readUnit();
  return First.count(Name) && !Overloaded.contains(Name);
}

/// True if the translation unit has an explicit specialization of a function with the name \p Name.
bool FunctionLookup::hasSpecialization(DeclarationName Name) {
  readUnit();
  return Specialized.contains(Name);
}

const DeclContext *scopeOf(const FunctionDecl *F) {
  const DeclContext *Scope = F->getDeclContext()->getRedeclContext();
  for (const auto *N = dyn_cast<NamespaceDecl>(Scope);
       N && (N->isAnonymousNamespace() || N->isInline()); N = dyn_cast<NamespaceDecl>(Scope))
    Scope = N->getParent()->getRedeclContext();
  return Scope;
}

bool isApartFromClass(const FunctionDecl *F, const SourceManager &SM) {
  auto FileOf = [&](const FunctionDecl *Each) {
    return SM.getFileID(SM.getExpansionLoc(Each->getLocation()));
  };
  return isa<CXXMethodDecl>(F) && F->isOutOfLine() && FileOf(F) != FileOf(F->getCanonicalDecl());
}

/// The member function that \p Member, a member of `*this`, names; null unless it is a member
/// function of the class of \p Caller itself, and const if that is const.
static const FunctionDecl *methodOfThis(const MemberExpr *Member, const DeclContext *Caller) {
  const auto *Method = dyn_cast<CXXMethodDecl>(Member->getMemberDecl());
  const auto *From = dyn_cast<CXXMethodDecl>(Caller);
  const bool IsOfClass =
      Method && From &&
      Method->getParent()->getCanonicalDecl() == From->getParent()->getCanonicalDecl() &&
      isa<CXXMethodDecl, FunctionTemplateDecl>(Member->getFoundDecl().getDecl());
  return IsOfClass && Method->isConst() == From->isConst() && !Method->isVirtual() ? Method
                                                                                   : nullptr;
}

/// The same for \p Member, a member template of `*this` in a class template.
static const FunctionDecl *methodOfThis(const UnresolvedMemberExpr *Member,
                                        const DeclContext *Caller) {
  if (Member->getNumDecls() != 1 ||
      !(Member->isImplicitAccess() || isa<CXXThisExpr>(Member->getBase())))
    return nullptr;
  const auto *Template = dyn_cast<FunctionTemplateDecl>(*Member->decls_begin());
  const auto *Method = Template ? dyn_cast<CXXMethodDecl>(Template->getTemplatedDecl()) : nullptr;
  const auto *From = dyn_cast<CXXMethodDecl>(Caller);
  return Method && From && !From->isStatic() && !Method->isStatic() &&
                 Method->isConst() == From->isConst() &&
                 Method->getParent()->getCanonicalDecl() == From->getParent()->getCanonicalDecl()
             ? Method
             : nullptr;
}

/// True if \p Object is a tile_static variable, or a local reference to one.
static bool isTileStaticObject(const Expr *Object) {
  const auto *Name = dyn_cast<DeclRefExpr>(Object->IgnoreParenImpCasts());
  const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  if (V && isCertainAlias(V))
    return isTileStaticObject(V->getInit());
  return V && isTileStatic(V) && !V->getType()->isReferenceType();
}

/// The member function that \p Member, a member of a named object, names; null unless it is a
/// member of exactly the class of the object, and either const, or the object is tile_static.
static const FunctionDecl *methodOfObject(const MemberExpr *Member) {
  const auto *Method = dyn_cast<CXXMethodDecl>(Member->getMemberDecl());
  const Expr *Object = Member->getBase()->IgnoreParenImpCasts();
  const CXXRecordDecl *Class = Object->getType()->getAsCXXRecordDecl();
  return Method && !Method->isStatic() && !Member->isArrow() && isa<DeclRefExpr>(Object) && Class &&
                 Class->getCanonicalDecl() == Method->getParent()->getCanonicalDecl() &&
                 isa<CXXMethodDecl, FunctionTemplateDecl>(Member->getFoundDecl().getDecl()) &&
                 (Method->isConst() || isTileStaticObject(Object)) && !Method->isVirtual()
             ? Method
             : nullptr;
}

/// True if argument-dependent lookup of a function with an argument of the type \p T finds only
/// functions of namespace concurrency, for all template arguments.
static bool hasKnownNamespaces(QualType T) {
  T = T.getNonReferenceType();
  while (T->isArrayType() || T->isPointerType())
    T = T->isPointerType() ? T->getPointeeType() : QualType(T->getArrayElementTypeNoTypeQual(), 0);
  return T->isArithmeticType() || isTiledIndex(T) || isTileBarrier(T) || isIndex(T);
}

/// True if this holds for the argument \p E, which may have a dependent type.
static bool hasKnownNamespaces(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (!E->getType().isNull() && !E->getType()->isSpecificBuiltinType(BuiltinType::Dependent))
    return hasKnownNamespaces(E->getType());
  if (const auto *S = dyn_cast<ArraySubscriptExpr>(E))
    return hasKnownNamespaces(S->getLHS()); // an element, or a number of an index
  if (const auto *Call = dyn_cast<CXXOperatorCallExpr>(E); Call && Call->getNumArgs() != 0)
    return Call->getOperator() == OO_Subscript && hasKnownNamespaces(Call->getArg(0));
  if (const auto *B = dyn_cast<BinaryOperator>(E))
    return hasKnownNamespaces(B->getLHS()) && hasKnownNamespaces(B->getRHS());
  const auto *Member = dyn_cast<CXXDependentScopeMemberExpr>(E);
  const auto *Name = Member && !Member->isImplicitAccess()
                         ? dyn_cast<DeclRefExpr>(Member->getBase()->IgnoreParenImpCasts())
                         : nullptr;
  return Name && isTiledIndex(Name->getType()); // all its members are of namespace concurrency
}

/// True if namespace concurrency or amp2hip declares the function \p Name.
static bool isFunctionOfLibrary(DeclarationName Name, const ASTContext &Ctx) {
  for (const char *Library : {"concurrency", "Concurrency", "amp2hip"})
    for (const NamedDecl *N : Ctx.getTranslationUnitDecl()->lookup(&Ctx.Idents.get(Library)))
      if (const auto *Namespace = dyn_cast<NamespaceDecl>(N);
          Namespace && !Namespace->lookup(Name).empty())
        return true;
  return false;
}

/// The definition of the class template of which \p T is written as a specialization; null unless
/// all specializations have the members of this definition.
static const CXXRecordDecl *onlyDefinition(QualType T) {
  const auto *Written = T->getAs<TemplateSpecializationType>();
  auto *Template =
      Written ? dyn_cast_or_null<ClassTemplateDecl>(Written->getTemplateName().getAsTemplateDecl())
              : nullptr;
  if (!Template || !Template->getTemplatedDecl()->hasDefinition())
    return nullptr;
  llvm::SmallVector<ClassTemplatePartialSpecializationDecl *, 2> Partial;
  Template->getPartialSpecializations(Partial);
  if (!Partial.empty() ||
      llvm::any_of(Template->specializations(), [](const ClassTemplateSpecializationDecl *Each) {
        return Each->getTemplateSpecializationKind() == TSK_ExplicitSpecialization;
      }))
    return nullptr;
  return Template->getTemplatedDecl()->getDefinition();
}

/// The member function of a tile_static object that \p Member names, where the class of the object
/// depends on template parameters; null unless all specializations of the class have this function.
static const FunctionDecl *methodOfDependentObject(const CXXDependentScopeMemberExpr *Member) {
  if (Member->isImplicitAccess() || Member->isArrow() || Member->hasExplicitTemplateArgs() ||
      !isTileStaticObject(Member->getBase()))
    return nullptr;
  const auto *Name = cast<DeclRefExpr>(Member->getBase()->IgnoreParenImpCasts());
  const CXXRecordDecl *Class = onlyDefinition(Name->getDecl()->getType().getNonReferenceType());
  if (!Class)
    return nullptr;
  const auto Found = Class->lookup(Member->getMember());
  const auto *Method = Found.isSingleResult() ? dyn_cast<CXXMethodDecl>(Found.front()) : nullptr;
  return Method && !Method->isStatic() && !Method->isConst() && !Method->isVirtual() ? Method
                                                                                     : nullptr;
}

/// The static member function that \p Name names, a member of a class that depends on template
/// parameters; null unless all specializations of the class have this function.
static const FunctionDecl *methodOfDependentClass(const DependentScopeDeclRefExpr *Name) {
  const Type *T = Name->getQualifier()->getAsType();
  const CXXRecordDecl *Class = T ? onlyDefinition(QualType(T, 0)) : nullptr;
  if (!Class)
    return nullptr;
  const auto Found = Class->lookup(Name->getDeclName());
  const NamedDecl *D = Found.isSingleResult() ? Found.front() : nullptr;
  if (const auto *Template = dyn_cast_or_null<FunctionTemplateDecl>(D))
    D = Template->getTemplatedDecl();
  const auto *Method = dyn_cast_or_null<CXXMethodDecl>(D);
  return Method && Method->isStatic() ? Method : nullptr;
}

const FunctionDecl *FunctionLookup::callee(const CallExpr *Call, const DeclContext *Caller,
                                           std::string *Reason) {
  auto None = [&](const char *Text) -> const FunctionDecl * {
    if (Reason)
      *Reason = Text;
    return nullptr;
  };
  const Expr *Callee = Call->getCallee()->IgnoreParenImpCasts();
  const FunctionDecl *F = nullptr;
  bool IsQualified = false, IsCertain = true;
  if (const auto *Name = dyn_cast<DeclRefExpr>(Callee)) {
    F = dyn_cast<FunctionDecl>(Name->getDecl());
    IsQualified = Name->hasQualifier();
    if (isa<UsingShadowDecl>(Name->getFoundDecl())) // does not name the other function
      return None("a using declaration names the function; qualify the call");
  } else if (const auto *Overloads = dyn_cast<UnresolvedLookupExpr>(Callee)) {
    if (Overloads->getNumDecls() != 1)
      return None("a template parameter selects one of several overloads");
    const NamedDecl *D = *Overloads->decls_begin();
    const auto *Template = dyn_cast<FunctionTemplateDecl>(D);
    F = Template ? Template->getTemplatedDecl() : dyn_cast<FunctionDecl>(D);
    IsQualified = Overloads->getQualifier() != nullptr;
    IsCertain =
        !Overloads->requiresADL() ||
        (llvm::all_of(Call->arguments(), [](const Expr *A) { return hasKnownNamespaces(A); }) &&
         !isFunctionOfLibrary(Overloads->getName(), Ctx));
  }
  if (const auto *Dependent = dyn_cast<DependentScopeDeclRefExpr>(Callee)) {
    F = methodOfDependentClass(Dependent);
    IsQualified = true;
  } else if (const auto *Member = dyn_cast<MemberExpr>(Callee)) {
    const bool IsOfThis = isa<CXXThisExpr>(Member->getBase());
    F = IsOfThis ? methodOfThis(Member, Caller) : methodOfObject(Member);
    IsQualified = !IsOfThis;
  } else if (const auto *Unresolved = dyn_cast<UnresolvedMemberExpr>(Callee)) {
    F = methodOfThis(Unresolved, Caller);
  } else if (const auto *Dependent = dyn_cast<CXXDependentScopeMemberExpr>(Callee)) {
    F = methodOfDependentObject(Dependent);
    IsQualified = true;
  } else if (isa<CXXMemberCallExpr>(Call)) {
    return None("the function is a member of a class that depends on template parameters");
  }
  if (!F || isa<CXXOperatorCallExpr>(Call))
    return None(
        "the function is an operator, a virtual member function, a member function that "
        "is not const of an object that is not tile_static, or a member of an object that "
        "is not a variable, or it depends on template parameters; make it a function outside "
        "of classes");
  if (const FunctionDecl *Pattern = F->getTemplateInstantiationPattern())
    F = Pattern;
  const FunctionDecl *Definition = nullptr;
  if (!F->hasBody(Definition) || !Definition->getDeclName().isIdentifier())
    return None("the function is not defined in this file or its headers");
  F = Definition;
  const SourceManager &SM = Ctx.getSourceManager();
  if (!IsCertain && (!isOnlyFunction(F->getDeclName()) ||
                     !SM.isWrittenInMainFile(SM.getExpansionLoc(Call->getBeginLoc()))))
    // A header must not depend on the functions of other files.
    return None("another function could be called after instantiation of the template; qualify "
                "the name of the function");
  if (F->isTemplated() && hasSpecialization(F->getDeclName()))
    return None("the function has an explicit specialization");
  const DeclContext *Scope = scopeOf(F);
  // The call of the version qualifies the name if the function is in another namespace.
  if (!IsQualified && !Scope->Encloses(Caller->getRedeclContext()) &&
      (!Scope->isFileContext() || F->getLexicalDeclContext()->isRecord()))
    return None("the function is a friend, or a member of a base class; qualify its name");
  // In the members of a class, all its members are known. The class declares the second version of
  // a member function that is defined outside of it, in the same file.
  const bool IsApart = isApartFromClass(F, SM);
  const FunctionDecl *Declared =
      F->isOutOfLine() && Scope->isRecord() && !IsApart ? F->getCanonicalDecl() : F;
  if ((IsApart || !(Scope->isRecord() && Scope->Encloses(Caller))) &&
      !SM.isBeforeInTranslationUnit(Declared->getEndLoc(), Call->getBeginLoc()))
    return None("the function is defined after the call; define it before");
  return F;
}

} // namespace amp2hip

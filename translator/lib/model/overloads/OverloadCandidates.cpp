//===--- OverloadCandidates.cpp - Name lookup for a resolved call ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the functions that overload resolution considered for a call. Clang keeps only the callee
// of a resolved call, so this file repeats name lookup by the rules of the language. Clang does not
// keep block scopes either, so the using declarations and directives of blocks are read from the
// statements.
//
//===----------------------------------------------------------------------===//
#include "model/overloads/OverloadCandidates.h"
#include "model/Model.h"
#include "model/overloads/RenamedOverloads.h"
#include "model/overloads/ResolvedCalls.h"
#include "parse/ArgumentLookup.h"
#include "parse/Unit.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Sema/Lookup.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

class Candidates {
public:
  Candidates(const Unit &U, const CodeBlock &B, const ResolvedCall &Call)
      : U(U), B(B), Call(Call), Name(Call.Function->getDeclName()) {}

  using FunctionSet = llvm::SmallSetVector<const FunctionDecl *, 8>;
  FunctionSet Found;

  /// Fills \c Found with all candidates.
  void find() {
    if (Call.IsOperator)
      addMembers();
    bool IsMember = isa<CXXMethodDecl>(Call.Function);
    if (!IsMember && Call.IsQualified)
      addQualified();
    if (Call.IsOperator || (!IsMember && !Call.IsQualified)) {
      addUnqualified();
      addByArguments();
    }
    const FunctionDecl *Own = patternOf(Call.Function);
    if (llvm::any_of(Found, [&](const FunctionDecl *F) { return patternOf(F) == Own; }))
      return;
    // A member, or a function that was looked up in a class or for a template.
    addScope(Call.Function->getDeclContext());
    if (Call.Found)
      addScope(Call.Found->getDeclContext());
  }

  /// Implements functionsFoundAtInstantiation().
  LaterFunctions findAtInstantiation() {
    WantsLater = true;
    const bool IsQualifiedName = Call.IsQualified && !Call.IsOperator;
    if (IsQualifiedName)
      addQualified();
    else
      addUnqualified();
    const bool HidesFirst = IsQualifiedName && Found.empty() && !Later.empty();
    return {std::move(Later), HidesFirst};
  }

  /// Implements newlyVisibleCandidate().
  const FunctionDecl *newlyVisible(const Model &M) {
    if (isa<CXXMethodDecl>(Call.Function) || (Call.IsQualified && !Call.IsOperator))
      return nullptr;
    if (!declaredInBlocks().empty())
      return nullptr;
    findNominations();
    const DeclContext *Around = addFromNamespaces(B.executingFunction());
    const FunctionDecl *Own = patternOf(Call.Function);
    if (!llvm::all_of(Found, [&](const FunctionDecl *F) {
          return renamedOverloadsOf(M, F) && patternOf(F) != Own;
        }))
      return nullptr;
    addByArguments();
    size_t Known = Found.size();
    while (Around && Found.size() == Known)
      Around = addFromNamespaces(Around);
    return Found.size() == Known ? nullptr : Found[Known];
  }

private:
  static void add(const NamedDecl *D, FunctionSet &To) {
    const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction();
    if (F && !F->isImplicit())
      To.insert(F);
  }

  void addScope(const DeclContext *Scope) {
    for (const NamedDecl *D : Scope->getRedeclContext()->getPrimaryContext()->lookup(Name))
      if (!isBroughtLater(D) && !isHiddenFriend(D))
        add(D, Found);
  }
  /// True if only argument-dependent lookup finds \p D: a friend that only a class declares.
  static bool isHiddenFriend(const NamedDecl *D) {
    return D->getFriendObjectKind() != Decl::FOK_None && !isa<UsingShadowDecl>(D) &&
           !D->isInIdentifierNamespace(Decl::IDNS_Ordinary);
  }
  /// True if \p D comes from a using declaration after the call, outside of classes.
  bool isBroughtLater(const NamedDecl *D) const {
    return isa<UsingShadowDecl>(D) && !D->isCXXClassMember() && !isBeforeCall(D->getLocation());
  }

  /// Adds the member operators of the class of the first operand. This is the class before a
  /// conversion to a base for the callee, because a derived class may have more operators by using
  /// declarations.
  void addMembers() {
    if (Call.Operands.empty())
      return;
    const CXXRecordDecl *Class = Call.Operands.front()
                                     ->IgnoreUnlessSpelledInSource()
                                     ->getType()
                                     .getNonReferenceType()
                                     ->getAsCXXRecordDecl();
    if (Class)
      addMembersOf(Class);
  }
  /// Adds the members of \p Class that have the name of the callee. If \p Class has no such member,
  /// adds the members of its bases; otherwise its own members hide them.
  void addMembersOf(const CXXRecordDecl *Class) {
    Class = Class->getDefinition();
    if (!Class)
      return;
    if (!Class->lookup(Name).empty())
      return addScope(Class);
    for (const CXXBaseSpecifier &Base : Class->bases())
      if (const CXXRecordDecl *Record = Base.getType()->getAsCXXRecordDecl())
        addMembersOf(Record);
  }

  /// Adds the functions that `a::f` finds, also in inline namespaces of `a` and in namespaces
  /// that using directives in `a` nominate.
  void addQualified() {
    const auto *Callee = dyn_cast_or_null<DeclRefExpr>(Call.Callee);
    const NestedNameSpecifier *Qualifier = Callee ? Callee->getQualifier() : nullptr;
    if (!Qualifier)
      return;
    DeclContext *Scope = U.context().getTranslationUnitDecl();
    if (Qualifier->getKind() == NestedNameSpecifier::Namespace)
      Scope = Qualifier->getAsNamespace();
    else if (Qualifier->getKind() == NestedNameSpecifier::NamespaceAlias)
      Scope = Qualifier->getAsNamespaceAlias()->getNamespace();
    else if (Qualifier->getKind() != NestedNameSpecifier::Global)
      return;
    LookupResult Result(U.sema(), Name, Call.Place, Sema::LookupOrdinaryName);
    Result.suppressDiagnostics();
    U.sema().LookupQualifiedName(Result, Scope);
    for (const NamedDecl *D : Result)
      if (!isBroughtLater(D))
        add(D, Found);
      else if (WantsLater)
        add(D, Later);
  }

  /// Records the namespaces that \p Used nominates. Their members are visible as if declared in
  /// the innermost namespace that encloses them and \p Around (C++17 [namespace.udir]).
  void follow(const UsingDirectiveDecl *Used, const DeclContext *Around) {
    const NamespaceDecl *Nominated = Used->getNominatedNamespace();
    const DeclContext *As = Nominated;
    while (!As->Encloses(Around))
      As = As->getParent();
    std::pair Nomination(As->getPrimaryContext(), Nominated->getPrimaryContext());
    if (llvm::is_contained(Nominations, Nomination))
      return;
    Nominations.push_back(Nomination);
    for (const UsingDirectiveDecl *D : Nominated->using_directives())
      if (isBeforeCall(D->getLocation()))
        follow(D, Around);
  }

  /// Adds the functions of the innermost block or namespace that declares any.
  void addUnqualified() {
    SmallVector<const NamedDecl *, 4> Innermost = declaredInBlocks();
    for (const NamedDecl *D : Innermost)
      add(D, Found);
    if (!Innermost.empty())
      return; // they hide those of namespaces
    findNominations();
    addFromNamespaces(B.executingFunction());
  }
  /// The functions of the innermost block around the call that declares functions of this name.
  SmallVector<const NamedDecl *, 4> declaredInBlocks() const {
    SmallVector<const NamedDecl *, 4> Innermost;
    for (const DeclContext *C = B.executingFunction(); C && Innermost.empty(); C = C->getParent())
      if (const auto *F = dyn_cast<FunctionDecl>(C))
        findInBlocks(bodyOf(F), Innermost);
    return Innermost;
  }
  void findNominations() {
    for (const DeclContext *C = B.executingFunction(); C; C = C->getParent()) // of namespaces
      for (const UsingDirectiveDecl *D : C->using_directives())
        if (isBeforeCall(D->getLocation()))
          follow(D, C->getEnclosingNamespaceContext());
    for (const DeclContext *C = B.executingFunction(); C; C = C->getParent())
      if (const auto *F = dyn_cast<FunctionDecl>(C))
        addDirectivesOfBlocks(bodyOf(F), F->getEnclosingNamespaceContext());
  }
  /// Adds the functions of the innermost namespace around \p C that declares functions of this
  /// name. Returns the scope that encloses this namespace, or null if no namespace declares any.
  const DeclContext *addFromNamespaces(const DeclContext *C) {
    bool Any = false;
    for (; C && !Any; C = C->getParent()) {
      if (!C->isFileContext() || C->isTransparentContext())
        continue;
      Any = addVisible(C->getPrimaryContext());
      for (auto [As, Nominated] : Nominations)
        if (As == C->getPrimaryContext())
          Any |= addVisible(Nominated);
    }
    return C;
  }
  static const Stmt *bodyOf(const FunctionDecl *F) {
    const FunctionDecl *Pattern = F->getTemplateInstantiationPattern();
    return (Pattern ? Pattern : F)->getBody();
  }
  /// True if \p S is a block that ends before the call, or begins after it.
  bool isBlockWithoutCall(const Stmt *S) const {
    return isa<CompoundStmt>(S) &&
           (isBeforeCall(S->getEndLoc()) || !isBeforeCall(S->getBeginLoc()));
  }
  /// Sets \p Innermost to the functions and using shadow declarations of this name that the
  /// innermost block in \p S declares before the call.
  void findInBlocks(const Stmt *S, SmallVectorImpl<const NamedDecl *> &Innermost) const {
    if (!S || isBlockWithoutCall(S))
      return;
    SmallVector<const NamedDecl *, 4> Here;
    if (const auto *Block = dyn_cast<CompoundStmt>(S))
      for (const Stmt *Child : Block->body())
        if (const auto *Declaration = dyn_cast<DeclStmt>(Child))
          for (const Decl *D : Declaration->decls())
            addDeclared(D, Here);
    if (!Here.empty())
      Innermost = Here;
    for (const Stmt *Child : S->children())
      findInBlocks(Child, Innermost);
  }
  void addDeclared(const Decl *D, SmallVectorImpl<const NamedDecl *> &Here) const {
    const auto *Named = dyn_cast<NamedDecl>(D);
    if (!Named || Named->getDeclName() != Name || !isBeforeCall(D->getLocation()))
      return;
    if (const auto *Using = dyn_cast<UsingDecl>(D))
      Here.append(Using->shadow_begin(), Using->shadow_end());
    else if (Named->getAsFunction())
      Here.push_back(Named);
  }
  /// Records the using directives before the call in the blocks that enclose it. The
  /// declaration context of a function does not contain them.
  void addDirectivesOfBlocks(const Stmt *S, const DeclContext *Enclosing) {
    if (!S || isBlockWithoutCall(S))
      return;
    if (const auto *Declaration = dyn_cast<DeclStmt>(S))
      for (const Decl *D : Declaration->decls())
        if (const auto *Directive = dyn_cast<UsingDirectiveDecl>(D);
            Directive && isBeforeCall(Directive->getLocation()))
          follow(Directive, Enclosing);
    for (const Stmt *Child : S->children())
      addDirectivesOfBlocks(Child, Enclosing);
  }
  bool isBeforeCall(SourceLocation Loc) const {
    return U.SM.isBeforeInTranslationUnit(Loc, Call.Place);
  }

  /// Adds the functions of \p Scope that are declared before the call, except friends that only a
  /// class declares: they hide nothing. Returns true if there are any. If so, and \c WantsLater is
  /// set, also adds to \c Later the functions that are declared after the call but that nvcc finds
  /// when it instantiates a template.
  bool addVisible(const DeclContext *Scope) {
    bool Any = false;
    for (const NamedDecl *D : Scope->lookup(Name))
      if (!isHiddenFriend(D) && U.SM.isBeforeInTranslationUnit(firstPlace(D), Call.Place)) {
        add(D, Found);
        Any = true;
      }
    if (Any && WantsLater)
      for (const NamedDecl *D : Scope->lookup(Name))
        if (!isHiddenFriend(D) && !isBeforeCall(firstPlace(D)) &&
            (Call.IsOperator || isa<UsingShadowDecl>(D)))
          add(D, Later);
    return Any;
  }
  static SourceLocation firstPlace(const NamedDecl *D) {
    const FunctionDecl *F = D->getAsFunction();
    return F && !isa<UsingShadowDecl>(D) ? F->getFirstDecl()->getLocation() : D->getLocation();
  }

  void addByArguments() {
    Sema::AssociatedNamespaceSet Namespaces;
    Sema::AssociatedClassSet Classes;
    SmallVector<Expr *, 4> Written;
    for (const Expr *E : Call.Operands)
      Written.push_back(const_cast<Expr *>(E->IgnoreUnlessSpelledInSource()));
    U.sema().FindAssociatedClassesAndNamespaces(Call.Place, Written, Namespaces, Classes);
    bool SeesAll = isInInstance(B);
    for (const NamedDecl *D : lookupByADL(U, Name, Call.Place, Call.Operands))
      if (SeesAll || !isLaterIn(D, Namespaces.getArrayRef()))
        add(D, Found);
  }
  /// True if only using declarations after the call declare \p D in \p Namespaces.
  bool isLaterIn(const NamedDecl *D, llvm::ArrayRef<DeclContext *> Namespaces) const {
    bool Later = false;
    for (const DeclContext *Scope : Namespaces)
      for (const NamedDecl *In : Scope->getPrimaryContext()->lookup(Name))
        if (In->getUnderlyingDecl()->getCanonicalDecl() == D->getCanonicalDecl()) {
          if (!isBroughtLater(In))
            return false;
          Later = true;
        }
    return Later;
  }

  const Unit &U;
  const CodeBlock &B;
  const ResolvedCall &Call;
  const DeclarationName Name;
  bool WantsLater = false;
  FunctionSet Later;
  SmallVector<std::pair<const DeclContext *, const DeclContext *>, 4> Nominations;
};

} // namespace

llvm::SmallSetVector<const FunctionDecl *, 8> candidatesOf(const Unit &U, const CodeBlock &B,
                                                           const ResolvedCall &Call) {
  Candidates C(U, B, Call);
  C.find();
  return std::move(C.Found);
}

LaterFunctions functionsFoundAtInstantiation(const Unit &U, const CodeBlock &B,
                                             const ResolvedCall &Call) {
  return Candidates(U, B, Call).findAtInstantiation();
}

const FunctionDecl *newlyVisibleCandidate(const Unit &U, const Model &M, const CodeBlock &B,
                                          const ResolvedCall &Call) {
  if (llvm::none_of(M.Renamed, [&](const RenamedOverloads &Group) {
        return Group.Functions.front()->getDeclName() == Call.Function->getDeclName();
      }))
    return nullptr;
  return Candidates(U, B, Call).newlyVisible(M);
}

bool isInInstance(const CodeBlock &B) {
  for (const DeclContext *C = B.executingFunction(); C; C = C->getParent()) {
    const auto *F = dyn_cast<FunctionDecl>(C);
    const auto *Class = dyn_cast<CXXRecordDecl>(C);
    if ((F && F->isTemplateInstantiation()) ||
        (Class && isTemplateInstantiation(Class->getTemplateSpecializationKind())))
      return true;
  }
  return false;
}

} // namespace amp2hip

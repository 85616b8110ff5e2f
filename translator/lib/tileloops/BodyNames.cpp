//===--- BodyNames.cpp - Names that a kernel's body declares --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "tileloops/BodyNames.h"
#include "ast/DynamicVisitor.h"
#include "ast/Variables.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {

llvm::StringSet<> namesOf(const DeclStmt *S) {
  llvm::StringSet<> Names;
  for (const Decl *Each : S->decls()) {
    if (const auto *N = dyn_cast<NamedDecl>(Each); N && N->getIdentifier())
      Names.insert(N->getName());
    if (const auto *Enum = dyn_cast<EnumDecl>(Each))
      for (const EnumConstantDecl *Constant : Enum->enumerators())
        Names.insert(Constant->getName());
  }
  return Names;
}

/// True if \p D is declared in a lambda in \p Kernel. Only code of that lambda
/// can name it.
static bool isInLambda(const ValueDecl *D, const DeclContext *Kernel) {
  const DeclContext *C = D->getDeclContext();
  return C != Kernel && C->isFunctionOrMethod() && Kernel->Encloses(C);
}

/// Adds what \p S declares, enumerators included, to \p Declared.
static void addDeclared(const DeclStmt *S, std::vector<const NamedDecl *> &Declared) {
  for (const Decl *Each : S->decls()) {
    if (const auto *N = dyn_cast<NamedDecl>(Each); N && N->getIdentifier())
      Declared.push_back(N);
    if (const auto *Enum = dyn_cast<EnumDecl>(Each))
      Declared.insert(Declared.end(), Enum->enumerator_begin(), Enum->enumerator_end());
  }
}

llvm::StringSet<> collectNames(const std::vector<BarrierLevelStatement> &Level,
                               llvm::StringSet<> Visible, BodyNames &Names) {
  llvm::StringSet<> Ambiguous;
  auto Declare = [&](const Stmt *S, llvm::StringSet<> &Scope) {
    const auto *D = dyn_cast_or_null<DeclStmt>(S);
    if (!D)
      return;
    addDeclared(D, Names.Declared);
    const bool AreVariables =
        llvm::all_of(D->decls(), [](const Decl *Each) { return isa<VarDecl>(Each); });
    for (const auto &Entry : namesOf(D)) {
      Names.All.insert(Entry.getKey());
      if (!AreVariables)
        Names.OfOthers.insert(Entry.getKey());
      if (!Scope.insert(Entry.getKey()).second)
        Names.Hiding.insert(Entry.getKey());
      if (Names.Hiding.contains(Entry.getKey()) && Names.OfOthers.contains(Entry.getKey()))
        Ambiguous.insert(Entry.getKey());
    }
  };
  for (const BarrierLevelStatement &L : Level) {
    if (L.Kind == BarrierLevelStatement::Plain || L.Kind == BarrierLevelStatement::Call)
      Declare(L.Statement, Visible);
    llvm::StringSet<> Inner = Visible;
    if (const auto *F = dyn_cast<ForStmt>(L.Statement);
        F && L.Kind == BarrierLevelStatement::Compound)
      Declare(F->getInit(), Inner);
    for (const BarrierLevelStatement::Part &P : L.Parts)
      for (const auto &Entry : collectNames(P.Statements, Inner, Names))
        Ambiguous.insert(Entry.getKey());
  }
  return Ambiguous;
}

llvm::StringSet<> outerNames(const CompoundStmt *Body, const ParmVarDecl *Tile,
                             const llvm::StringSet<> &Names) {
  llvm::StringSet<> Found;
  auto Add = [&](StringRef Name) {
    if (Names.contains(Name))
      Found.insert(Name);
  };
  walk(Body, [&](const Stmt *S, const Stmt *) {
    const ValueDecl *D = nullptr;
    if (const auto *Name = dyn_cast<DeclRefExpr>(S))
      D = Name->getDecl();
    else if (const auto *Member = dyn_cast<MemberExpr>(S); Member && Member->isImplicitAccess())
      D = Member->getMemberDecl();
    if (D && D->getIdentifier() && D->getDeclContext() != Tile->getDeclContext() &&
        !isInLambda(D, Tile->getDeclContext()))
      Add(D->getName());
    if (const auto *O = dyn_cast<OverloadExpr>(S); O && O->getName().isIdentifier())
      Add(O->getName().getAsIdentifierInfo()->getName());
    return true;
  });
  return Found;
}

bool renameDeclarations(const BodyNames &Names, const llvm::StringSet<> &Ambiguous,
                        llvm::SetVector<const NamedDecl *> &Renamed, MissedReason &Why) {
  for (const NamedDecl *D : Names.Declared) {
    if (!Ambiguous.contains(D->getName()))
      continue;
    if (!isa<VarDecl, TypedefNameDecl, EnumDecl, EnumConstantDecl>(D))
      return Why.reject(D->getLocation(), quoted(D) +
                                              " hides another entity that the kernel names; "
                                              "give it another name");
    Renamed.insert(D);
  }
  return true;
}

bool collectStaticMemory(const CompoundStmt *Body, llvm::SetVector<const VarDecl *> &Static,
                         MissedReason &Why) {
  llvm::SmallPtrSet<const VarDecl *, 4> Captured;
  auto Explicit = [](const LambdaExpr *L) {
    llvm::SmallPtrSet<const ValueDecl *, 4> All;
    for (const LambdaCapture &Capture : L->explicit_captures())
      if (Capture.capturesVariable())
        All.insert(Capture.getCapturedVar());
    return All;
  };
  walk(Body, [&](const Stmt *S, const Stmt *) {
    if (const auto *L = dyn_cast<LambdaExpr>(S)) {
      const auto Written = Explicit(L);
      for (const VarDecl *V : variablesNamed(L->getBody()))
        if (isTileStatic(V) && !L->getCallOperator()->Encloses(V->getDeclContext())) {
          if (L->getCaptureDefault() == LCD_None && !Written.contains(V))
            Static.insert(V);
          else if (L->getCaptureDefault() != LCD_ByRef || Written.contains(V))
            Captured.insert(V);
        }
    }
    if (const auto *Declaration = dyn_cast<DeclStmt>(S))
      for (const Decl *D : Declaration->decls())
        if (const auto *Class = dyn_cast<CXXRecordDecl>(D))
          for (const CXXMethodDecl *Method : Class->methods())
            if (Method->hasBody())
              for (const VarDecl *V : variablesNamed(Method->getBody()))
                if (isTileStatic(V) && V->getDeclContext() != Method)
                  Static.insert(V);
    return true;
  });
  for (const VarDecl *V : Static)
    if (Captured.contains(V))
      return Why.reject(V->getLocation(), "a lambda captures " + quoted(V) +
                                              ", and another lambda or a local class "
                                              "uses it without a capture; pass the "
                                              "memory as an argument");
  return true;
}

/// True if \p V is a tile_static object with a constructor. Its declaration moves before the
/// `switch`, or is split (TileStatic.cpp).
static bool isConstructedShared(const VarDecl *V) {
  QualType T(V->getType()->getBaseElementTypeUnsafe(), 0);
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  return isTileStatic(V) &&
         (T->isDependentType() || (Class && !Class->hasTrivialDefaultConstructor()));
}

/// True if \p D declares only types, and variables whose declarations remain where they are.
static bool declaresValuesOnly(const DeclStmt *D) {
  return llvm::all_of(D->decls(), [](const Decl *Each) {
    if (const auto *V = dyn_cast<VarDecl>(Each); V && isConstructedShared(V))
      return false;
    return isa<VarDecl, TypedefNameDecl, CXXRecordDecl>(Each) && !isa<DecompositionDecl>(Each);
  });
}

bool isVisibleAfterLabel(const DeclStmt *D, llvm::ArrayRef<const Stmt *> Rest) {
  if (!declaresValuesOnly(D))
    return true;
  struct Names : DynamicVisitor {
    llvm::SmallPtrSet<const Decl *, 4> Of;
    bool Found = false;
    bool VisitDeclRefExpr(DeclRefExpr *E) override { return !(Found |= Of.contains(E->getDecl())); }
    bool VisitTypedefTypeLoc(TypedefTypeLoc T) override {
      return !(Found |= Of.contains(T.getTypedefNameDecl()));
    }
    bool VisitTagTypeLoc(TagTypeLoc T) override {
      return !(Found |= Of.contains(T.getDecl()->getDefinition()));
    }
  } Search;
  Search.Of.insert(D->decl_begin(), D->decl_end());
  bool IsAfterLabel = false;
  for (const Stmt *S : Rest) {
    IsAfterLabel |= isa<SwitchCase>(S);
    if (IsAfterLabel)
      Search.TraverseStmt(const_cast<Stmt *>(S));
  }
  return Search.Found;
}

bool changesNames(const Stmt *S) {
  return llvm::any_of(cast<DeclStmt>(S)->decls(), [](const Decl *D) {
    return isa<UsingDecl, UsingDirectiveDecl, NamespaceAliasDecl>(D);
  });
}

bool declaresOther(const Stmt *S) {
  const auto *D = dyn_cast<DeclStmt>(S);
  return D && !llvm::all_of(D->decls(), [](const Decl *Each) {
           return isa<VarDecl>(Each) && !isTileStatic(Each);
         });
}

} // namespace amp2hip

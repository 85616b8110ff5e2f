//===--- BodyNames.cpp - Names that a kernel's body declares --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "tileloops/BodyNames.h"
#include "ast/Variables.h"
#include "tileloops/Uses.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"

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

bool collectNames(const std::vector<BarrierLevelStatement> &Level, llvm::StringSet<> Visible,
                  BodyNames &Names, Obstacle &Why) {
  auto Declare = [&](const Stmt *S, llvm::StringSet<> &Scope) {
    const auto *D = dyn_cast_or_null<DeclStmt>(S);
    if (!D)
      return true;
    const bool AreVariables =
        llvm::all_of(D->decls(), [](const Decl *Each) { return isa<VarDecl>(Each); });
    for (const auto &Entry : namesOf(D)) {
      Names.All.insert(Entry.getKey());
      if (!AreVariables)
        Names.OfOthers.insert(Entry.getKey());
      if (!Scope.insert(Entry.getKey()).second)
        Names.Hiding.insert(Entry.getKey());
      if (Names.Hiding.contains(Entry.getKey()) && Names.OfOthers.contains(Entry.getKey()))
        return Why.refuse(S->getBeginLoc(),
                          "'" + Entry.getKey().str() +
                              "' hides a name from before a barrier; give it another name");
    }
    return true;
  };
  for (const BarrierLevelStatement &L : Level) {
    if ((L.Is == BarrierLevelStatement::Plain || L.Is == BarrierLevelStatement::Call) &&
        !Declare(L.Statement, Visible))
      return false;
    llvm::StringSet<> Inner = Visible;
    if (const auto *F = dyn_cast<ForStmt>(L.Statement);
        F && L.Is == BarrierLevelStatement::Compound && !Declare(F->getInit(), Inner))
      return false;
    for (const BarrierLevelStatement::Part &P : L.Parts)
      if (!collectNames(P.Statements, Inner, Names, Why))
        return false;
  }
  return true;
}

bool hidesNoOuterName(const CompoundStmt *Body, const ParmVarDecl *Tile,
                      const llvm::StringSet<> &Names, Obstacle &Why) {
  bool None = true;
  walk(Body, [&](const Stmt *S, const Stmt *) {
    const bool WasFine = None;
    const ValueDecl *D = nullptr;
    if (const auto *Name = dyn_cast<DeclRefExpr>(S))
      D = Name->getDecl();
    else if (const auto *Member = dyn_cast<MemberExpr>(S); Member && Member->isImplicitAccess())
      D = Member->getMemberDecl();
    if (D && D->getIdentifier() && D->getDeclContext() != Tile->getDeclContext())
      None &= !Names.contains(D->getName()) || isInLambda(D, Tile->getDeclContext());
    if (const auto *O = dyn_cast<OverloadExpr>(S); O && O->getName().isIdentifier())
      None &= !Names.contains(O->getName().getAsIdentifierInfo()->getName());
    if (WasFine && !None)
      Why.refuse(S->getBeginLoc(), "this name refers to another entity than in other parts of the "
                                   "kernel; rename the variable of the kernel");
    return true;
  });
  return None;
}

static bool namesTileStatic(const Stmt *Body) {
  return llvm::any_of(variablesNamed(Body), [](const VarDecl *V) { return isTileStatic(V); });
}

bool hasNestedCodeWithTileStatic(const CompoundStmt *Body, Obstacle &Why) {
  bool Found = false;
  walk(Body, [&](const Stmt *S, const Stmt *) {
    if (const auto *L = dyn_cast<LambdaExpr>(S); L && L->getCaptureDefault() == LCD_None)
      Found |= namesTileStatic(L->getBody());
    if (const auto *Declaration = dyn_cast<DeclStmt>(S))
      for (const Decl *D : Declaration->decls())
        if (const auto *Class = dyn_cast<CXXRecordDecl>(D))
          for (const CXXMethodDecl *Method : Class->methods())
            Found |= Method->hasBody() && namesTileStatic(Method->getBody());
    if (Found)
      Why.refuse(S->getBeginLoc(), "a lambda without capture default, or a local class, uses "
                                   "tile_static memory; pass the memory as an argument");
    return true;
  });
  return Found;
}

} // namespace amp2hip

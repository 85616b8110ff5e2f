//===--- BarrierHolders.cpp - Objects that store a barrier ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An object may store the barrier of the tile, so that its member functions can wait:
//
//   struct scanner {
//     tile_barrier bar;
//     int inclusive(int (&data)[16], int x) const restrict(amp) { ... bar.wait(); ... }
//   };
//   scanner scan(t.barrier);
//   v[t] = scan.inclusive(part, v[t]);
//
// All threads of the tile construct equal objects, so one object for the tile replaces them. The
// member functions that wait get versions for whole tiles as other functions do.
//
//===----------------------------------------------------------------------===//
#include "tileloops/tile/BarrierHolders.h"
#include "tileloops/tile/TileCopies.h"
#include "tileloops/tile/TileTypes.h"
#include "tileloops/values/PureFunctions.h"
#include "tileloops/values/VariableStorage.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"

using namespace clang;

namespace amp2hip {

const FieldDecl *barrierMember(const CXXRecordDecl *Class) {
  if (!Class || !Class->hasDefinition() || Class->isUnion() || Class->isLambda() ||
      Class->getNumBases() != 0 || Class->isPolymorphic() || Class->hasUserDeclaredDestructor())
    return nullptr;
  const FieldDecl *Barrier = nullptr;
  for (const FieldDecl *F : Class->fields()) {
    const bool IsBarrier = isTileBarrier(F->getType());
    if (F->isMutable() || (IsBarrier && Barrier) || (!IsBarrier && !isPlainValue(F->getType())) ||
        (IsBarrier && F->hasInClassInitializer()))
      return nullptr;
    Barrier = IsBarrier ? F : Barrier;
  }
  return Barrier;
}

/// The number of the parameter of \p Constructor with which it initializes \p Barrier; nothing if
/// it does more than to initialize the members.
static std::optional<unsigned> barrierParameter(const CXXConstructorDecl *Constructor,
                                                const FieldDecl *Barrier) {
  const FunctionDecl *Found = nullptr;
  if (!Constructor->hasBody(Found) || !isPureConstructor(Constructor, Barrier))
    return std::nullopt;
  for (const CXXCtorInitializer *I : cast<CXXConstructorDecl>(Found)->inits()) {
    if (I->getMember() != Barrier)
      continue;
    const Expr *Init = I->getInit();
    if (const auto *List = dyn_cast<InitListExpr>(Init); List && List->getNumInits() == 1)
      Init = List->getInit(0); // of a reference: `bar{b}`
    const auto *Name = dyn_cast<DeclRefExpr>(copiedFrom(Init));
    const auto *P = Name ? dyn_cast<ParmVarDecl>(Name->getDecl()) : nullptr;
    // A reference to a parameter by value would dangle.
    if (P && isTileBarrier(P->getType()) &&
        (P->getType()->isReferenceType() || !Barrier->getType()->isReferenceType()))
      return P->getFunctionScopeIndex();
  }
  return std::nullopt;
}

const Expr *heldBarrier(const VarDecl *V, const ParmVarDecl *Tile) {
  if (!V->hasLocalStorage() || isa<ParmVarDecl>(V) || !V->getType()->isRecordType() ||
      !V->getInit())
    return nullptr;
  const FieldDecl *Barrier = barrierMember(V->getType()->getAsCXXRecordDecl());
  const Expr *Init = V->getInit()->IgnoreImplicit();
  const Expr *Stored = nullptr;
  if (const auto *List = dyn_cast<InitListExpr>(Init); List && Barrier) {
    if (Barrier->getFieldIndex() < List->getNumInits())
      Stored = List->getInit(Barrier->getFieldIndex());
  } else if (const auto *New = dyn_cast<CXXConstructExpr>(Init); New && Barrier) {
    std::optional<unsigned> Number = barrierParameter(New->getConstructor(), Barrier);
    Stored = Number && *Number < New->getNumArgs() ? New->getArg(*Number) : nullptr;
  }
  return Stored && isBarrierOfTile(copiedFrom(Stored), Tile) ? Stored : nullptr;
}

const ParmVarDecl *heldTile(const FunctionDecl *F, const ASTContext &Ctx) {
  const auto *Method = dyn_cast<CXXMethodDecl>(F);
  const FieldDecl *Barrier = Method && !Method->isStatic() && Method->isConst()
                                 ? barrierMember(Method->getParent())
                                 : nullptr;
  if (!Barrier || !Barrier->getIdentifier())
    return nullptr;
  auto &Context = const_cast<ASTContext &>(Ctx);
  QualType T = Barrier->getType().getNonReferenceType().withConst();
  ParmVarDecl *Tile =
      ParmVarDecl::Create(Context, const_cast<FunctionDecl *>(F), F->getLocation(),
                          F->getLocation(), Barrier->getIdentifier(), T,
                          Context.getTrivialTypeSourceInfo(T, F->getLocation()), SC_None, nullptr);
  Tile->setImplicit();
  return Tile;
}

/// The class whose member function has the implicit parameter \p Tile; null for other parameters.
static const CXXRecordDecl *holderOf(const ParmVarDecl *Tile) {
  const auto *Method = dyn_cast<CXXMethodDecl>(Tile->getDeclContext());
  return Tile->isImplicit() && Method ? Method->getParent() : nullptr;
}

bool isHeldTile(const Expr *E, const ParmVarDecl *Tile) {
  const CXXRecordDecl *Holder = holderOf(Tile);
  const auto *Member = Holder ? dyn_cast<MemberExpr>(E->IgnoreParenImpCasts()) : nullptr;
  return Member && isa<CXXThisExpr>(Member->getBase()->IgnoreParenImpCasts()) &&
         Member->getMemberDecl() == barrierMember(Holder);
}

bool callsHolder(const CallExpr *Call, const ParmVarDecl *Tile) {
  const auto *Callee = dyn_cast<MemberExpr>(Call->getCallee()->IgnoreParenImpCasts());
  if (!Callee || isa<CXXOperatorCallExpr>(Call))
    return false;
  const Expr *Object = Callee->getBase()->IgnoreParenImpCasts();
  if (isa<CXXThisExpr>(Object))
    return holderOf(Tile) != nullptr;
  const auto *Name = dyn_cast<DeclRefExpr>(Object);
  const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  return V && heldBarrier(V, Tile);
}

bool neverUsesBarrier(const CXXMethodDecl *Method) {
  const FunctionDecl *F = Method->getTemplateInstantiationPattern();
  const FunctionDecl *Definition = nullptr;
  if (!(F ? F : Method)->hasBody(Definition) || !Method->isConst() || Method->isVirtual() ||
      Definition->isVariadic() || llvm::any_of(Definition->parameters(), [](const ParmVarDecl *P) {
        return !isPlainValue(P->getType().getNonReferenceType());
      }))
    return false;
  const FieldDecl *Barrier = barrierMember(cast<CXXMethodDecl>(Definition)->getParent());
  bool Fine = Barrier != nullptr;
  walk(Definition->getBody(), [&](const Stmt *S, const Stmt *Around) {
    const auto *Member = dyn_cast_or_null<MemberExpr>(Around);
    if (isa<CXXThisExpr>(S))
      Fine &=
          Member && isa<FieldDecl>(Member->getMemberDecl()) && Member->getMemberDecl() != Barrier;
    return Fine &= !isa<CXXDependentScopeMemberExpr, UnresolvedMemberExpr, LambdaExpr>(S);
  });
  return Fine;
}

} // namespace amp2hip

//===--- Dependence.cpp - Dependence of values on the thread --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes how the value of an expression depends on the thread: proven to be
// the same for all threads of a tile, proven to follow from the thread index,
// or unknown.
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "ast/Variables.h"
#include "barrier/Variance.h"
#include "tileloops/calls/TileFunctions.h"
#include "tileloops/tile/KernelMembers.h"
#include "tileloops/tile/TileTypes.h"
#include "tileloops/values/Closures.h"
#include "tileloops/values/PureFunctions.h"
#include "tileloops/values/VariableStorage.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

static Dependence join(Dependence A, Dependence B) { return std::max(A, B); }

bool isContainerType(QualType T) {
  T = T.getNonReferenceType();
  const NamedDecl *Class = T->getAsCXXRecordDecl();
  if (const auto *Written = T->getAs<TemplateSpecializationType>(); !Class && Written)
    Class = Written->getTemplateName().getAsTemplateDecl();
  if (!Class || !Class->getDeclName().isIdentifier() || !isInConcurrency(Class))
    return false;
  StringRef Name = Class->getName();
  return Name == "array" || Name == "array_view" || Name.contains("texture");
}

const ValueDecl *capturedBy(const Expr *E, const ParmVarDecl *Tile) {
  E = E->IgnoreParenImpCasts();
  if (const auto *O = dyn_cast<OpaqueValueExpr>(E); O && O->getSourceExpr())
    E = O->getSourceExpr()->IgnoreParenImpCasts();
  if (const auto *Name = dyn_cast<DeclRefExpr>(E)) {
    const auto *V = dyn_cast<VarDecl>(Name->getDecl());
    return V && V->hasLocalStorage() && V->getDeclContext() != Tile->getDeclContext() ? V : nullptr;
  }
  const auto *Member = dyn_cast<MemberExpr>(E);
  if (Member && isa<CXXThisExpr>(Member->getBase()->IgnoreParenImpCasts()) &&
      !isOfSharedObject(Tile->getDeclContext()))
    return dyn_cast<FieldDecl>(Member->getMemberDecl());
  return nullptr;
}

bool isOfSharedObject(const DeclContext *Function) {
  const auto *Method = dyn_cast<CXXMethodDecl>(Function);
  return Method && !Method->isStatic() && !Method->isConst() && !Method->getParent()->isLambda();
}

bool isSharedMember(const Expr *E, const ParmVarDecl *Tile) {
  const auto *Member = dyn_cast<MemberExpr>(E->IgnoreParenImpCasts());
  const auto *F = Member ? dyn_cast<FieldDecl>(Member->getMemberDecl()) : nullptr;
  return F && isa<CXXThisExpr>(Member->getBase()->IgnoreParenImpCasts()) &&
         isOfSharedObject(Tile->getDeclContext()) && !F->getType()->isReferenceType() &&
         !F->getType()->isPointerType() && !F->getType().isVolatileQualified();
}

/// True for functions of namespace concurrency that compute a number from
/// numbers and have no side effects: `fast_math::sqrt`, `direct3d::imin`.
static bool isNumericFunction(const FunctionDecl *F) {
  return F && !isa<CXXMethodDecl>(F) && isInConcurrency(F) &&
         F->getReturnType()->isArithmeticType() && F->getNumParams() > 0 && !F->isVariadic() &&
         llvm::all_of(F->parameters(),
                      [](const ParmVarDecl *P) { return P->getType()->isArithmeticType(); });
}

/// True for `a.extent` and `a.get_extent()` of a captured container, also in a
/// template.
static bool isExtentOfCapture(const Expr *E, const ParmVarDecl *Tile) {
  const Expr *Base = nullptr;
  StringRef Name;
  if (const auto *P = dyn_cast<PseudoObjectExpr>(E))
    E = P->getSyntacticForm();
  if (const auto *Call = dyn_cast<CallExpr>(E))
    E = Call->getNumArgs() == 0 ? Call->getCallee()->IgnoreParenImpCasts() : E;
  if (const auto *P = dyn_cast<MSPropertyRefExpr>(E))
    Base = P->getBaseExpr(), Name = P->getPropertyDecl()->getName();
  else if (const auto *M = dyn_cast<MemberExpr>(E);
           M && M->getMemberDecl()->getDeclName().isIdentifier())
    Base = M->getBase(), Name = M->getMemberDecl()->getName();
  else if (const auto *D = dyn_cast<CXXDependentScopeMemberExpr>(E);
           D && !D->isImplicitAccess() && D->getMember().isIdentifier())
    Base = D->getBase(), Name = D->getMember().getAsIdentifierInfo()->getName();
  if (!Base || (Name != "extent" && Name != "get_extent"))
    return false;
  const ValueDecl *Captured = capturedBy(Base, Tile);
  return !memberOfDependentBase(Base, Tile).empty() ||
         (Captured && isContainerType(Captured->getType()));
}

/// True for an element of a captured array or array_view, whose indices are the other arguments of
/// \p Call.
static bool isElementOfCapture(const CXXOperatorCallExpr *Call, const ParmVarDecl *Tile) {
  if ((Call->getOperator() != OO_Subscript && Call->getOperator() != OO_Call) ||
      Call->getNumArgs() < 2 || Call->getType()->isDependentType() ||
      isContainerType(Call->getType()))
    return false;
  const ValueDecl *Captured = capturedBy(Call->getArg(0), Tile);
  return Captured && isContainerType(Captured->getType());
}

/// True if \p E is an idiom whose value is the same in all threads, such as `t.local[0] < 16` in
/// tiles of 16 threads, and \p Tile, which has the position of the thread, is its tiled_index.
static bool isIdiomOfTile(const Expr *E, const ParmVarDecl *Tile, const ASTContext &Ctx) {
  if (!isa<BinaryOperator, CXXOperatorCallExpr>(E) || E->isTypeDependent() ||
      !isUniformIdiom(E, Ctx))
    return false;
  bool OfTile = true; // another tiled_index may have any positions
  walk(E, [&](const Stmt *S, const Stmt *) {
    const auto *Name = dyn_cast<DeclRefExpr>(S);
    OfTile &= !Name || !isTiledIndex(Name->getType()) || isTile(Name, Tile);
    return true;
  });
  return OfTile;
}

Dependence VariableStorage::ofVariable(const VarDecl *V) const {
  if (!isLevelVariable(V))
    return isConstantVariable(V, Ctx) ? Dependence::Uniform : Dependence::Unknown;
  switch (kindOf(V)) {
  case PerTile:
    return Dependence::Uniform;
  case Recomputed:
    return lambdaOf(V) ? Dependence::Unknown : Dependence::ThreadIndex;
  case PerThread:
    break;
  }
  return Dependence::Unknown;
}

bool VariableStorage::isSharedReference(const VarDecl *V) const {
  const auto *P = dyn_cast<ParmVarDecl>(V);
  return P && Function && P->getDeclContext() == Tile->getDeclContext() &&
         P->getType()->isReferenceType() && Function->passing(P) == Passing::Shared;
}

bool VariableStorage::isSharedObject(const Expr *E) const {
  E = E->IgnoreParens();
  if (const auto *C = dyn_cast<CastExpr>(E))
    return (C->getCastKind() == CK_NoOp || C->getCastKind() == CK_ArrayToPointerDecay ||
            (C->getCastKind() == CK_LValueToRValue && C->getType()->isPointerType())) &&
           isSharedObject(C->getSubExpr());
  if (capturedBy(E, Tile) || isSharedMember(E, Tile))
    return true;
  if (const auto *Name = dyn_cast<DeclRefExpr>(E)) {
    const auto *V = dyn_cast<VarDecl>(Name->getDecl());
    if (!V)
      return false;
    if (isTileStatic(V))
      return !V->getType()->isReferenceType() && !V->getType()->isPointerType();
    const auto *P = dyn_cast<ParmVarDecl>(V);
    if (!P && isLevelVariable(V) && V->getType()->isReferenceType())
      return kindOf(V) == PerTile;
    return P && P != Tile && Function && P->getDeclContext() == Tile->getDeclContext() &&
           Function->passing(P) == Passing::Shared;
  }
  if (const auto *U = dyn_cast<UnaryOperator>(E))
    return U->getOpcode() == UO_AddrOf && !U->isTypeDependent() && isSharedObject(U->getSubExpr());
  if (const auto *S = dyn_cast<ArraySubscriptExpr>(E))
    return !S->getLHS()->isTypeDependent() && S->getLHS()->getType()->isPointerType() &&
           isSharedObject(S->getLHS()) && dependence(S->getRHS()) == Dependence::Uniform;
  return false;
}

bool VariableStorage::namesLevelVariable(const Expr *E) const {
  return llvm::any_of(variablesNamed(E),
                      [&](const VarDecl *V) { return isLevelVariable(V) && kindOf(V) != PerTile; });
}

/// The join of the dependences of the operands of \p S.
Dependence VariableStorage::ofAll(const Stmt *S, bool WithMemory) const {
  Dependence All = Dependence::Uniform;
  for (const Stmt *Child : S->children()) {
    const auto *E = dyn_cast_or_null<Expr>(Child);
    All = join(All, E ? dependence(E, WithMemory) : Dependence::Unknown);
  }
  return All;
}

/// The dependence of \p E, a call of an operator of index or extent or, in a
/// template, possibly an operation on numbers.
Dependence VariableStorage::ofOperatorCall(const Expr *E, bool WithMemory) const {
  const auto *Call = cast<CXXOperatorCallExpr>(E);
  if (WithMemory && isElementOfCapture(Call, Tile)) {
    Dependence Place = Dependence::Uniform;
    for (const Expr *A : llvm::drop_begin(Call->arguments()))
      Place = join(Place, dependence(A, WithMemory));
    return Place;
  }
  if (Call->getNumArgs() != 0 && !memberOfDependentBase(Call->getArg(0), Tile).empty() &&
      Call->getOperator() == OO_Subscript)
    return Dependence::Unknown; // may be an element of a container
  switch (Call->getOperator()) {
  case OO_Subscript:
  case OO_Plus:
  case OO_Minus:
  case OO_Star:
  case OO_Slash:
  case OO_Percent:
  case OO_EqualEqual:
  case OO_ExclaimEqual:
    break;
  default:
    return Dependence::Unknown;
  }
  if (const FunctionDecl *F = Call->getDirectCallee(); F && !isInConcurrency(F))
    return Dependence::Unknown;
  Dependence All = Dependence::Uniform;
  for (const Expr *A : Call->arguments()) {
    const CXXRecordDecl *Class = A->getType()->getAsCXXRecordDecl();
    All = join(All, Class && !isPlainValue(A->getType()) ? Dependence::Unknown
                                                         : dependence(A, WithMemory));
  }
  return All;
}

Dependence VariableStorage::dependence(const Expr *E, bool WithMemory) const {
  ++Depth;
  const Dependence Result = computeDependence(E, WithMemory);
  // The result relies on each part of the expression.
  if (--Depth == 0 && Result != Dependence::Unknown && !Function)
    Members.addNamedIn(E, Tile);
  return Result;
}

/// Implements dependence().
Dependence VariableStorage::computeDependence(const Expr *E, bool WithMemory) const {
  E = E->IgnoreParens();
  if (const auto *Full = dyn_cast<ExprWithCleanups>(E))
    return dependence(Full->getSubExpr(), WithMemory);
  if (isExtentOfCapture(E, Tile))
    return Dependence::Uniform;
  if (StringRef Member = memberOfTile(E, Tile); !Member.empty() && !isa<CastExpr>(E))
    return Member == "local" || Member == "global" ? Dependence::ThreadIndex
           : Member == "tile" || Member == "tile_origin" || Member == "tile_extent" ||
                   Member == "tile_dim0" || Member == "tile_dim1" || Member == "tile_dim2"
               ? Dependence::Uniform
               : Dependence::Unknown;
  if (const auto *C = dyn_cast<CallExpr>(E);
      C && C->getNumArgs() == 0 && memberOfTile(C->getCallee(), Tile) == "get_tile_extent")
    return Dependence::Uniform;
  if (isIdiomOfTile(E, Tile, Ctx))
    return Dependence::Uniform;
  if (const auto *Trait = dyn_cast<UnaryExprOrTypeTraitExpr>(E)) // not `sizeof(own)`
    return !Trait->isArgumentType() && !isSizeOfNumbers(Trait) &&
                   namesLevelVariable(Trait->getArgumentExpr())
               ? Dependence::Unknown
               : Dependence::Uniform;
  if (!Function && !memberOfDependentBase(E, Tile).empty())
    return Dependence::Uniform; // if it is a number
  // `traits<N>::value` is an enumerator or a static member, which amp code cannot change.
  if (isa<IntegerLiteral, FloatingLiteral, CXXBoolLiteralExpr, CharacterLiteral,
          SubstNonTypeTemplateParmExpr, DependentScopeDeclRefExpr>(E))
    return Dependence::Uniform;
  if (const auto *Name = dyn_cast<DeclRefExpr>(E)) {
    const ValueDecl *D = Name->getDecl();
    if (isa<EnumConstantDecl, NonTypeTemplateParmDecl>(D))
      return Dependence::Uniform;
    const auto *V = dyn_cast<VarDecl>(D);
    if (!V)
      return Dependence::Unknown;
    if (capturedBy(E, Tile)) // a copy that the const call operator cannot change
      return V->getType()->isReferenceType() || V->getType().isVolatileQualified() ||
                     V->getType()->isDependentType() || V->getType()->isPointerType()
                 ? Dependence::Unknown
                 : Dependence::Uniform;
    if (WithMemory && isTileStatic(V) && !V->getType()->isReferenceType() &&
        !V->getType().isVolatileQualified())
      return Dependence::Uniform;
    if (WithMemory && isSharedReference(V) &&
        !V->getType().getNonReferenceType().isVolatileQualified())
      return Dependence::Uniform;
    if (isLevelVariable(V) && V->getType()->isReferenceType() && !isa<ParmVarDecl>(V))
      return WithMemory && kindOf(V) == PerTile ? Dependence::Uniform : Dependence::Unknown;
    return ofVariable(V);
  }
  if (const auto *M = dyn_cast<MemberExpr>(E)) {
    if (const auto *V = dyn_cast<VarDecl>(M->getMemberDecl()))
      return isConstantVariable(V, Ctx) ? Dependence::Uniform : Dependence::Unknown;
    const auto *F = dyn_cast<FieldDecl>(M->getMemberDecl());
    bool OfKernel = isa<CXXThisExpr>(M->getBase()->IgnoreParenImpCasts());
    if (!F || F->isMutable() || F->getType().isVolatileQualified() ||
        F->getType()->isReferenceType() || F->getType()->isPointerType() ||
        M->isArrow() != OfKernel)
      return Dependence::Unknown;
    if (OfKernel && isOfSharedObject(Tile->getDeclContext()))
      return WithMemory ? Dependence::Uniform : Dependence::Unknown;
    return OfKernel ? Dependence::Uniform : dependence(M->getBase(), WithMemory);
  }
  if (const auto *C = dyn_cast<CastExpr>(E)) {
    switch (C->getCastKind()) {
    case CK_LValueToRValue:
    case CK_NoOp:
    case CK_IntegralCast:
    case CK_IntegralToBoolean:
    case CK_IntegralToFloating:
    case CK_FloatingToIntegral:
    case CK_FloatingToBoolean:
    case CK_FloatingCast:
    case CK_BooleanToSignedIntegral:
    case CK_ConstructorConversion:
    case CK_Dependent:
      return C->getCastKind() == CK_Dependent && !C->getType()->isArithmeticType()
                 ? Dependence::Unknown
                 : dependence(C->getSubExpr(), WithMemory);
    case CK_ArrayToPointerDecay:
      return WithMemory ? dependence(C->getSubExpr(), WithMemory) : Dependence::Unknown;
    default:
      return Dependence::Unknown;
    }
  }
  if (const auto *B = dyn_cast<BinaryOperator>(E); B && B->isAssignmentOp() && Changes.count(B))
    return join(dependence(B->getLHS()), dependence(B->getRHS(), WithMemory));
  if (const auto *B = dyn_cast<BinaryOperator>(E))
    return B->isAssignmentOp() || B->isPtrMemOp() || B->isCommaOp() ? Dependence::Unknown
                                                                    : ofAll(B, WithMemory);
  // The pointee of a pointer that all threads share is memory like a tile_static variable.
  if (const auto *U = dyn_cast<UnaryOperator>(E); U && U->getOpcode() == UO_Deref)
    return WithMemory && U->getType()->isArithmeticType() && isSharedObject(U->getSubExpr())
               ? Dependence::Uniform
               : Dependence::Unknown;
  if (const auto *U = dyn_cast<UnaryOperator>(E); U && U->isIncrementDecrementOp())
    return Changes.count(U) ? dependence(U->getSubExpr()) : Dependence::Unknown;
  if (const auto *U = dyn_cast<UnaryOperator>(E))
    return U->getOpcode() == UO_Plus || U->getOpcode() == UO_Minus || U->getOpcode() == UO_Not ||
                   U->getOpcode() == UO_LNot
               ? ofAll(U, WithMemory)
               : Dependence::Unknown;
  if (isa<CXXOperatorCallExpr>(E))
    return ofOperatorCall(E, WithMemory);
  if (const auto *C = dyn_cast<CallExpr>(E);
      C && (isNumericFunction(C->getDirectCallee()) || isPureCall(C, Ctx))) {
    // A result that depends on the thread index is kept: it may be expensive to
    // compute again.
    for (const Expr *A : C->arguments())
      if (dependence(A, WithMemory) != Dependence::Uniform)
        return Dependence::Unknown;
    return Dependence::Uniform;
  }
  if (const auto *S = dyn_cast<ArraySubscriptExpr>(E)) { // of an index in a template
    if (!memberOfDependentBase(S->getLHS(), Tile).empty())
      return Dependence::Unknown; // may be an element of a container
    if (WithMemory && S->getType()->isArithmeticType() && isSharedObject(S->getLHS()))
      return dependence(S->getRHS(), WithMemory);
    return S->getLHS()->isTypeDependent() || WithMemory ? ofAll(S, WithMemory)
                                                        : Dependence::Unknown;
  }
  if (isa<ConditionalOperator, ConstantExpr, MaterializeTemporaryExpr>(E))
    return ofAll(E, WithMemory);
  if (const auto *C = dyn_cast<CXXConstructExpr>(E))
    return isPlainValue(C->getType()) ? ofAll(C, WithMemory) : Dependence::Unknown;
  if (const auto *C = dyn_cast<CXXMemberCallExpr>(E)) {
    const CXXMethodDecl *F = C->getMethodDecl();
    const Expr *Object = C->getImplicitObjectArgument();
    if (F && F->getDeclName().isIdentifier() && F->getName() == "size" && C->getNumArgs() == 0 &&
        isPlainValue(Object->getType()))
      return dependence(Object, WithMemory);
  }
  return Dependence::Unknown;
}

} // namespace amp2hip

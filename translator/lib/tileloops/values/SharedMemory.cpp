//===--- SharedMemory.cpp - Addresses that outlive a work-item loop -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds pointers and references that may live across barriers. In
//
//   const float *row = &a(t.global[0], 0);
//   int &mine = part[local];
//   t.barrier.wait();
//   mine += row[k];
//
// both refer to memory that all threads of the tile share. A pointer to a variable of the thread
// would be invalid after the barrier, because the work-item loop that declares the variable ends
// there.
//
//===----------------------------------------------------------------------===//
#include "ast/Variables.h"
#include "tileloops/calls/TileFunctions.h"
#include "tileloops/values/VariableStorage.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

/// \p E without parentheses, cleanups, and conversions that only add qualifiers.
static const Expr *withoutQualifying(const Expr *E) {
  for (const Expr *Last = nullptr; E != Last;) {
    Last = E;
    E = E->IgnoreParens();
    if (const auto *Full = dyn_cast<ExprWithCleanups>(E))
      E = Full->getSubExpr();
    if (const auto *C = dyn_cast<CastExpr>(E); C && C->getCastKind() == CK_NoOp)
      E = C->getSubExpr();
  }
  return E;
}

/// The operand of the unary operator \p Opcode; null for other expressions. In a template, an
/// operator may be written as a call of overloads, which do not exist for pointers.
static const Expr *operandOf(const Expr *E, UnaryOperatorKind Opcode) {
  if (const auto *U = dyn_cast<UnaryOperator>(E))
    return U->getOpcode() == Opcode ? U->getSubExpr() : nullptr;
  const auto *Call = dyn_cast<CXXOperatorCallExpr>(E);
  return Call && Call->isTypeDependent() && Call->getNumArgs() == 1 &&
                 Call->getOperator() == UnaryOperator::getOverloadedOperator(Opcode)
             ? Call->getArg(0)
             : nullptr;
}

/// The pointer to which the sum or difference \p E adds a number; null for other expressions.
static const Expr *movedPointer(const Expr *E) {
  const Expr *Left = nullptr, *Right = nullptr;
  bool IsSum = false;
  if (const auto *B = dyn_cast<BinaryOperator>(E); B && B->isAdditiveOp()) {
    Left = B->getLHS(), Right = B->getRHS();
    IsSum = B->getOpcode() == BO_Add;
  } else if (const auto *Call = dyn_cast<CXXOperatorCallExpr>(E);
             Call && Call->isTypeDependent() && Call->getNumArgs() == 2 &&
             (Call->getOperator() == OO_Plus || Call->getOperator() == OO_Minus)) {
    Left = Call->getArg(0), Right = Call->getArg(1);
    IsSum = Call->getOperator() == OO_Plus;
  }
  auto IsPointer = [](const Expr *Operand) {
    QualType T = Operand->getType();
    return !T.isNull() && (T->isPointerType() || T->isArrayType());
  };
  return !Left ? nullptr : IsPointer(Left) ? Left : IsSum && IsPointer(Right) ? Right : nullptr;
}

bool VariableStorage::isCapturedObject(const Expr *E) const {
  const ValueDecl *D = capturedBy(E, Tile);
  // A local variable of a lambda in the kernel is not a captured variable.
  return D && !D->getType()->isPointerType() &&
         (isa<FieldDecl>(D) ? !D->getType()->isReferenceType()
                            : D->getDeclContext()->Encloses(Tile->getDeclContext()));
}

bool isCertainAlias(const VarDecl *V) {
  QualType T = V->getType();
  if (!V->hasLocalStorage() || isa<ParmVarDecl, DecompositionDecl>(V) ||
      !T->isLValueReferenceType() || T.getNonReferenceType().isVolatileQualified() || !V->getInit())
    return false;
  // A reference to const may refer to a temporary, the result of a conversion. If no type depends
  // on template parameters, a conversion is an expression that is not an object.
  const QualType Of = V->getInit()->IgnoreParens()->getType();
  return !T.getNonReferenceType().isConstQualified() || T->getContainedAutoType() ||
         (!T->isDependentType() && !Of->isDependentType()) ||
         T.getNonReferenceType().getUnqualifiedType().getCanonicalType() ==
             Of.getUnqualifiedType().getCanonicalType();
}

bool VariableStorage::isSharedAlias(const VarDecl *V) const {
  return isCertainAlias(V) && isSharedObject(withoutQualifying(V->getInit()));
}

bool VariableStorage::isElement(const Expr *E) const {
  E = E->IgnoreParens();
  if (const auto *Temporary = dyn_cast<MaterializeTemporaryExpr>(E))
    return isElement(Temporary->getSubExpr());
  if (const auto *Temporary = dyn_cast<CXXBindTemporaryExpr>(E))
    return isElement(Temporary->getSubExpr());
  if (const auto *C = dyn_cast<ImplicitCastExpr>(E); C && C->getCastKind() == CK_NoOp)
    return isElement(C->getSubExpr());
  const Expr *Container = nullptr;
  if (const auto *S = dyn_cast<ArraySubscriptExpr>(E))
    Container = S->getLHS();
  else if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E);
           Operator &&
           (Operator->getOperator() == OO_Subscript || Operator->getOperator() == OO_Call))
    Container = Operator->getArg(0);
  else if (const auto *Call = dyn_cast<CallExpr>(E); Call && Call->isTypeDependent())
    Container = Call->getCallee();
  if (!Container)
    return false;
  Container = Container->IgnoreParenImpCasts();
  if (!Container->isTypeDependent() && isContainerType(Container->getType()) &&
      isElement(Container)) // `v[i][j]`
    return true;
  const auto *Name = dyn_cast<DeclRefExpr>(Container);
  const auto *Member = dyn_cast<MemberExpr>(Container);
  const ValueDecl *D = Name ? Name->getDecl() : Member ? Member->getMemberDecl() : nullptr;
  return D && isContainerType(D->getType()) &&
         (isCapturedObject(Container) || (isa<VarDecl>(D) && isSharedReference(cast<VarDecl>(D))));
}

bool VariableStorage::isInSharedMemory(const Expr *E) const {
  E = withoutQualifying(E);
  if (isCapturedObject(E) || isSharedMember(E, Tile) ||
      (isElement(E) && (E->isLValue() || E->isTypeDependent())))
    return true;
  if (const auto *Name = dyn_cast<DeclRefExpr>(E)) {
    const auto *V = dyn_cast<VarDecl>(Name->getDecl());
    if (!V || V->getType()->isPointerType())
      return false;
    return isTileStatic(V) ? !V->getType()->isReferenceType()
                           : isSharedReference(V) ||
                                 (V->getType()->isReferenceType() && refersToSharedMemory(V));
  }
  if (const auto *S = dyn_cast<ArraySubscriptExpr>(E))
    return isSharedAddress(S->getLHS());
  if (const auto *M = dyn_cast<MemberExpr>(E)) {
    const auto *F = dyn_cast<FieldDecl>(M->getMemberDecl());
    return F && !F->getType()->isReferenceType() &&
           (M->isArrow() ? isSharedAddress(M->getBase()) : isInSharedMemory(M->getBase()));
  }
  if (const Expr *Pointer = operandOf(E, UO_Deref))
    return isSharedAddress(Pointer);
  if (const auto *C = dyn_cast<ConditionalOperator>(E))
    return isInSharedMemory(C->getTrueExpr()) && isInSharedMemory(C->getFalseExpr());
  return false;
}

bool VariableStorage::isSharedAddress(const Expr *E) const {
  E = withoutQualifying(E);
  if (const auto *C = dyn_cast<CastExpr>(E)) {
    switch (C->getCastKind()) {
    case CK_ArrayToPointerDecay:
      return isInSharedMemory(C->getSubExpr());
    case CK_NullToPointer:
      return true;
    case CK_BitCast:
    case CK_LValueToRValue:
      return C->getType()->isPointerType() && isSharedAddress(C->getSubExpr());
    default:
      return false;
    }
  }
  if (!E->getType().isNull() && E->getType()->isArrayType())
    return isInSharedMemory(E); // not converted to a pointer in a template
  if (const auto *Name = dyn_cast<DeclRefExpr>(E)) {
    const auto *V = dyn_cast<VarDecl>(Name->getDecl());
    return V && V->getType()->isPointerType() && (isAddressParameter(V) || refersToSharedMemory(V));
  }
  if (const Expr *Object = operandOf(E, UO_AddrOf))
    return isInSharedMemory(Object);
  if (const Expr *Pointer = movedPointer(E))
    return isSharedAddress(Pointer);
  if (const auto *U = dyn_cast<UnaryOperator>(E))
    return U->isIncrementDecrementOp() && isSharedAddress(U->getSubExpr());
  if (const auto *C = dyn_cast<ConditionalOperator>(E))
    return isSharedAddress(C->getTrueExpr()) && isSharedAddress(C->getFalseExpr());
  return false;
}

bool VariableStorage::isAddressParameter(const VarDecl *V) const {
  const auto *P = dyn_cast<ParmVarDecl>(V);
  return P && P != Tile && Function && P->getDeclContext() == Tile->getDeclContext() &&
         (Function->passing(P) == Passing::Shared || Function->passing(P) == Passing::PerThread);
}

/// True if \p V is a reference to an object, or a pointer to one, that is neither a pointer nor a
/// reference itself.
static bool isSimpleAddress(const VarDecl *V) {
  QualType T = V->getType();
  if (!V->hasLocalStorage() || isa<ParmVarDecl, DecompositionDecl>(V) || T.isVolatileQualified() ||
      T->isUndeducedType())
    return false;
  QualType Target = T->isLValueReferenceType() ? T.getNonReferenceType()
                    : T->isPointerType()       ? T->getPointeeType()
                                               : QualType();
  return !Target.isNull() && !Target->isFunctionType() && !Target->isReferenceType() &&
         !(T->isPointerType() && Target->isArrayType()) &&
         !Target->getBaseElementTypeUnsafe()->isAnyPointerType();
}

bool VariableStorage::refersToSharedMemory(const VarDecl *V) const {
  if (!isSimpleAddress(V))
    return false;
  auto [Known, IsNew] = SharedAddresses.try_emplace(V, true); // assumed if V depends on itself
  if (!IsNew)
    return Known->second;
  if (computeRefersToSharedMemory(V))
    return true;
  // The answers for other variables may follow from the assumption for V.
  SmallVector<const VarDecl *> Assumed;
  for (const auto &[Other, IsShared] : SharedAddresses)
    if (IsShared)
      Assumed.push_back(Other);
  for (const VarDecl *Other : Assumed)
    SharedAddresses.erase(Other);
  SharedAddresses[V] = false;
  return false;
}

/// Implements refersToSharedMemory(): examines all values of \p V.
bool VariableStorage::computeRefersToSharedMemory(const VarDecl *V) const {
  const Expr *Init = V->getInit();
  QualType T = V->getType();
  if (T->isReferenceType()) {
    // A reference to const may refer to a temporary, the result of a conversion.
    const bool MayConvert = T.getNonReferenceType().isConstQualified();
    return Init && !(Init->isTypeDependent() && MayConvert) && isInSharedMemory(Init);
  }
  if (Init && !isSharedAddress(Init))
    return false;
  auto Found = Uses.find(V);
  return Found == Uses.end() || llvm::all_of(Found->second, [&](const VariableUse &Use) {
           if (Use.How != VariableUse::Change)
             return Use.How == VariableUse::Read;
           if (const auto *Call = dyn_cast<CXXOperatorCallExpr>(Use.By))
             return Call->getOperator() != OO_Equal || isSharedAddress(Call->getArg(1));
           const auto *B = dyn_cast<BinaryOperator>(Use.By);
           return !B || B->getOpcode() == BO_AddAssign || B->getOpcode() == BO_SubAssign ||
                  (B->getOpcode() == BO_Assign && isSharedAddress(B->getRHS()));
         });
}

} // namespace amp2hip

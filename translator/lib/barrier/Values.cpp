//===--- Values.cpp - Variance of expressions -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes the variance of an expression from the variances of its operands,
// and that of the result of a library function. The members `local` and
// `global` of a tiled_index depend on the thread index, the others are uniform.
// Elements of containers, and of tile_static arrays if the subscript is not
// uniform, are Data.
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "ast/Variables.h"
#include "barrier/CallState.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

static StringRef nameOf(const NamedDecl *D) {
  return D && D->getDeclName().isIdentifier() ? D->getName() : StringRef();
}

static bool isContainerClass(const CXXRecordDecl *Class) {
  StringRef Name = nameOf(Class);
  return (Name == "array" || Name.contains("array_view") || Name.contains("texture")) &&
         isInConcurrency(Class);
}

bool isContainer(QualType T) {
  const CXXRecordDecl *Class = T.getNonReferenceType()->getAsCXXRecordDecl();
  return Class && isContainerClass(Class);
}

static bool isTiledIndex(QualType T) {
  T = T.getNonReferenceType();
  const CXXRecordDecl *Class = (T->isPointerType() ? T->getPointeeType() : T)->getAsCXXRecordDecl();
  return Class && nameOf(Class) == "tiled_index" && isInConcurrency(Class);
}

Variance Uniformity::valueOf(CallState &F, const ValueDecl *D) {
  if (const auto *Binding = dyn_cast<BindingDecl>(D); Binding && Binding->getDecomposedDecl())
    D = Binding->getDecomposedDecl();
  const auto *V = dyn_cast<VarDecl>(D);
  if (!V)
    return Variance::Uniform;
  if (isTiledIndex(V->getType()))
    return Variance::ThreadIndex; // the whole object; its members may be uniform
  if (auto At = F.Now.find(V); At != F.Now.end())
    return At->second;
  // A variable that a lambda captured belongs to a caller in Active or to the
  // function that launched the kernel. In the latter case it is uniform.
  for (const CallState *Outer : llvm::reverse(Active))
    if (auto At = Outer->Now.find(V); At != Outer->Now.end())
      return At->second;
  return isTileStatic(V) ? Variance::Data : Variance::Uniform;
}

Variance Uniformity::valueOfAll(CallState &F, const Stmt *S) {
  Variance All = Variance::Uniform;
  for (const Stmt *Child : S->children())
    if (const auto *E = dyn_cast_or_null<Expr>(Child))
      All = join(All, valueOf(F, E));
  return All;
}

static bool isInTileStatic(const Expr *E) {
  E = E->IgnoreParenCasts();
  if (const auto *A = dyn_cast<ArraySubscriptExpr>(E))
    return isInTileStatic(A->getBase());
  if (const auto *M = dyn_cast<MemberExpr>(E))
    return isInTileStatic(M->getBase());
  const auto *Name = dyn_cast<DeclRefExpr>(E);
  const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  return V && (isTileStatic(V) ||
               (V->getType()->isReferenceType() && V->getInit() && isInTileStatic(V->getInit())));
}

/// The constructor call that initializes the tiled_index \p E, if \p E is a
/// local variable that the user initializes with several arguments; null
/// otherwise.
static const CXXConstructExpr *userConstructedIndex(const Expr *E) {
  const auto *Name = dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
  const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  const auto *Made = V && V->isLocalVarDecl() && V->getInit()
                         ? dyn_cast<CXXConstructExpr>(V->getInit()->IgnoreImplicit())
                         : nullptr;
  return Made && Made->getNumArgs() > 1 ? Made : nullptr;
}

Variance Uniformity::valueOf(CallState &F, const Expr *E) {
  if (!E)
    return Variance::Uniform;
  E = E->IgnoreParens();
  if (const auto *Name = dyn_cast<DeclRefExpr>(E))
    return valueOf(F, Name->getDecl());
  if (const auto *Member = dyn_cast<MemberExpr>(E)) {
    StringRef Name = nameOf(Member->getMemberDecl());
    if (const Expr *Made = userConstructedIndex(Member->getBase());
        Made && isTiledIndex(Member->getBase()->getType()))
      return valueOfAll(F, Made);
    if (isTiledIndex(Member->getBase()->getType()))
      return Name == "local" || Name == "global" ? Variance::ThreadIndex : Variance::Uniform;
    return isa<FieldDecl>(Member->getMemberDecl()) ? valueOf(F, Member->getBase())
                                                   : Variance::Uniform;
  }
  if (isa<CXXThisExpr>(E))
    return F.Object;
  if (isa<LambdaExpr, UnaryExprOrTypeTraitExpr, CXXNoexceptExpr>(E))
    return Variance::Uniform;
  if (isa<CallExpr>(E)) {
    auto At = F.Values.find(E);
    return At != F.Values.end() ? At->second : Variance::Uniform;
  }
  if (const auto *P = dyn_cast<PseudoObjectExpr>(E))
    return valueOf(F, P->getResultExpr());
  if (const auto *O = dyn_cast<OpaqueValueExpr>(E))
    return valueOf(F, O->getSourceExpr());
  if (const auto *S = dyn_cast<ArraySubscriptExpr>(E)) {
    Variance Index = valueOf(F, S->getIdx());
    if (Index != Variance::Uniform && isInTileStatic(S->getBase()))
      return Variance::Data;
    return join(Index, valueOf(F, S->getBase()));
  }
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    if (isUniformIdiom(B, Ctx))
      return Variance::Uniform;
    if (B->getOpcode() == BO_Comma)
      return valueOf(F, B->getRHS());
    if (B->isAssignmentOp())
      return valueOf(F, B->getLHS());
  }
  if (isa<StmtExpr>(E))
    return Variance::Data;
  return valueOfAll(F, E);
}

Variance Uniformity::runtimeResult(const FunctionDecl *F, Variance Arguments) {
  const auto *Method = dyn_cast<CXXMethodDecl>(F);
  StringRef Name = nameOf(F), Class = Method ? nameOf(Method->getParent()) : StringRef();
  bool Access = F->getOverloadedOperator() == OO_Subscript ||
                F->getOverloadedOperator() == OO_Call || Name == "data" || Name == "get" ||
                Name == "sample" || Name.starts_with("gather");
  if (Name.starts_with("atomic_"))
    return Variance::Data;
  if (Method && isContainerClass(Method->getParent()))
    return Access ? Variance::Data : Name == "get_extent" ? Variance::Uniform : Arguments;
  if (Class == "tiled_index")
    return isa<CXXConversionDecl>(Method) ? Variance::ThreadIndex : Variance::Uniform;
  if (isInConcurrency(F) || F->getBuiltinID() || (Method && Method->isImplicit()))
    return Arguments;
  // A function of the user. Without a body it may be defined in another file.
  return F->hasBody() || F->isDefaulted() ? Arguments : Variance::Data;
}

} // namespace amp2hip

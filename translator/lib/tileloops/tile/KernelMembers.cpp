//===--- KernelMembers.cpp - Members of a kernel with dependent types -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In a template, the types of captured variables and of members of base classes may be unknown:
//
//   template <typename View> struct kernel : base<View> {
//     View out;
//     void operator()(tiled_index<16> t) const restrict(amp) {
//       for (int i = 0; i < this->count; ++i)   // the same for all threads, if it is a number
//         t.barrier.wait();
//       out[t] = 1;                             // does not wait, if `out` is a container
//
// The template head of the generated function contains these conditions:
//
//   amp2hip::is_number<decltype((std::declval<const amp2hip_kernel &>().count))> &&
//   amp2hip::is_container<decltype((std::declval<const amp2hip_kernel &>().out))>
//
//===----------------------------------------------------------------------===//
#include "tileloops/tile/KernelMembers.h"
#include "tileloops/values/VariableStorage.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

StringRef memberOfDependentBase(const Expr *E, const ParmVarDecl *Tile) {
  const auto *Member = dyn_cast<CXXDependentScopeMemberExpr>(E->IgnoreParenImpCasts());
  const auto *Kernel = dyn_cast<CXXMethodDecl>(Tile->getDeclContext());
  if (!Member || !Kernel || Kernel->getParent()->isLambda() || !Kernel->isConst() ||
      Member->getQualifier() || Member->hasExplicitTemplateArgs() ||
      !Member->getMember().isIdentifier() ||
      !(Member->isImplicitAccess() || isa<CXXThisExpr>(Member->getBase())))
    return "";
  return Member->getMember().getAsIdentifierInfo()->getName();
}

StringRef dependentMember(const Expr *E, const ParmVarDecl *Tile) {
  if (StringRef Name = memberOfDependentBase(E, Tile); !Name.empty())
    return Name;
  const ValueDecl *D = capturedBy(E, Tile);
  if (!D || !D->getIdentifier() || D->isParameterPack() ||
      !D->getType().getNonReferenceType()->isDependentType())
    return "";
  const auto *Kernel = dyn_cast<CXXMethodDecl>(Tile->getDeclContext());
  const bool IsOfLambda = Kernel && Kernel->getParent()->isLambda();
  // A lambda that captures `this` has other members, and a local variable of a lambda in the kernel
  // is not captured.
  return isa<FieldDecl>(D) == IsOfLambda ||
                 (IsOfLambda && !D->getDeclContext()->Encloses(Kernel->getParent()))
             ? ""
             : D->getName();
}

void KernelMembers::addNamedIn(const Expr *E, const ParmVarDecl *Tile) {
  walk(E, [&](const Stmt *S, const Stmt *Around) {
    const auto *Member = dyn_cast<CXXDependentScopeMemberExpr>(S);
    StringRef Name = Member ? memberOfDependentBase(Member, Tile) : "";
    // The only known member of a container is its extent.
    if (!Name.empty())
      (isa_and_nonnull<CXXDependentScopeMemberExpr>(Around) ? Containers : Numbers).insert(Name);
    return true;
  });
}

} // namespace amp2hip

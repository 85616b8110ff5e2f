//===--- VirtualFunctions.h - Virtual functions and restrictions ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AST_VIRTUALFUNCTIONS_H
#define AMP2HIP_AST_VIRTUALFUNCTIONS_H

#include "ast/Restrictions.h"
#include "ast/Signatures.h"
#include "clang/AST/DeclCXX.h"

namespace amp2hip {

/// The virtual function of a base of \p Class that has the name and parameters of \p M, or
/// null.
inline const clang::CXXMethodDecl *virtualOfBase(const clang::CXXRecordDecl *Class,
                                                 const clang::CXXMethodDecl *M) {
  for (const clang::CXXBaseSpecifier &Base : Class->bases()) {
    const clang::CXXRecordDecl *B = Base.getType()->getAsCXXRecordDecl();
    if (!B || !(B = B->getDefinition()))
      continue;
    for (const clang::NamedDecl *D : B->lookup(M->getDeclName()))
      if (const auto *Other = llvm::dyn_cast<clang::CXXMethodDecl>(D);
          Other && Other->isVirtual() && sameParameters(M->getASTContext(), M, Other))
        return Other;
    if (const clang::CXXMethodDecl *Found = virtualOfBase(B, M))
      return Found;
  }
  return nullptr;
}

/// The virtual function that \p M overrides for Clang but only hides in C++ AMP, because the
/// restrictions of the two differ (§2.2.2). Null if there is none.
inline const clang::CXXMethodDecl *hiddenVirtual(const clang::CXXMethodDecl *M) {
  M = M->getCanonicalDecl();
  if (llvm::isa<clang::CXXDestructorDecl, clang::CXXConstructorDecl>(M) || M->isVirtualAsWritten())
    return nullptr;
  const clang::CXXMethodDecl *Virtual = virtualOfBase(M->getParent(), M);
  return Virtual && !(restrictionOf(Virtual) == restrictionOf(M)) ? Virtual : nullptr;
}

/// True if \p M is virtual in C++ AMP. False if \p M is virtual for Clang only, because it has the
/// parameters, but not the restrictions, of a virtual function (see hiddenVirtual()).
inline bool isVirtualFunction(const clang::CXXMethodDecl *M) {
  return M->isVirtual() && !hiddenVirtual(M);
}

} // namespace amp2hip

#endif // AMP2HIP_AST_VIRTUALFUNCTIONS_H

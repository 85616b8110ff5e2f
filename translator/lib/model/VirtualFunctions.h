//===--- VirtualFunctions.h - What overrides, and what hides -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_VIRTUALFUNCTIONS_H
#define AMP2HIP_MODEL_VIRTUALFUNCTIONS_H

#include "clang/AST/DeclCXX.h"
#include "model/Model.h"

namespace amp2hip {

/// True if Clang takes \p M for an overrider of a virtual function whose
/// restrictions are others: by §2.2.2 it is a new function that hides that one.
inline bool hidesVirtual(const clang::CXXMethodDecl *M) {
  if (llvm::isa<clang::CXXDestructorDecl>(M) || M->size_overridden_methods() == 0)
    return false;
  for (const clang::CXXMethodDecl *Base : M->overridden_methods())
    if (restrictionOf(Base) == restrictionOf(M) && !hidesVirtual(Base))
      return false;
  return true;
}

/// True if \p M is virtual in C++ AMP's eyes.
inline bool isVirtualFunction(const clang::CXXMethodDecl *M) {
  return M->isVirtual() && (M->getCanonicalDecl()->isVirtualAsWritten() || !hidesVirtual(M));
}

} // namespace amp2hip

#endif // AMP2HIP_MODEL_VIRTUALFUNCTIONS_H

//===--- Signatures.cpp - Parameters of functions -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "ast/Signatures.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;

namespace amp2hip {

bool sameParameters(const ASTContext &Ctx, const FunctionDecl *A, const FunctionDecl *B) {
  if (A->getNumParams() != B->getNumParams() || A->isVariadic() != B->isVariadic())
    return false;
  for (unsigned I = 0; I < A->getNumParams(); ++I)
    if (!Ctx.hasSameUnqualifiedType(A->getParamDecl(I)->getType(), B->getParamDecl(I)->getType()))
      return false;
  const auto *MA = dyn_cast<CXXMethodDecl>(A), *MB = dyn_cast<CXXMethodDecl>(B);
  return !MA == !MB && (!MA || (MA->isStatic() == MB->isStatic() &&
                                MA->getMethodQualifiers() == MB->getMethodQualifiers() &&
                                MA->getRefQualifier() == MB->getRefQualifier()));
}

} // namespace amp2hip

//===--- Linkage.cpp - Linkage of function objects ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/kernels/Linkage.h"
#include "model/Model.h"
#include "parse/Unit.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {

const NamedDecl &enclosingDeclarationOf(const AmpLambda &L) {
  if (L.Outermost)
    return *L.Outermost;
  const auto *Outside = dyn_cast_or_null<NamedDecl>(L.NamespaceLevel);
  return Outside ? *Outside : *L.Lambda->getLambdaClass();
}

bool hasInternalLinkage(const Unit &U, const NamedDecl &From) {
  if (From.isInAnonymousNamespace())
    return false;
  const auto *F = dyn_cast<FunctionDecl>(&From);
  if (U.SM.isInMainFile(U.SM.getExpansionLoc(From.getLocation())))
    return !(F && F->isMain());
  // The result for a function considers the types of its parameters, too.
  return F ? !isExternallyVisible(F->getLinkageInternal())
           : From.getFormalLinkage() == Linkage::Internal;
}

} // namespace amp2hip

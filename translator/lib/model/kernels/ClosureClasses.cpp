//===--- ClosureClasses.cpp - Lambdas that can become classes -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/kernels/ClosureClasses.h"
#include "ast/Scopes.h"
#include "model/captures/CopiedObject.h"
#include "parse/Unit.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// True if the call operator of \p L has a deduced return type that is needed before the generated
/// class is complete. The generated class would be a member of the class that contains
/// \p Outermost, and would be defined after \p Outermost.
static bool isDeducedTooLate(const LambdaExpr &L, const FunctionDecl *Outermost) {
  const CXXRecordDecl *Result = L.getCallOperator()->getReturnType()->getAsCXXRecordDecl();
  return Outermost && isa<CXXRecordDecl>(Outermost->getLexicalDeclContext()) &&
         !L.hasExplicitResultType() && Result && enclosingFunction(Result->getDeclContext());
}

bool ClosureClasses::canBecomeClass(const LambdaExpr &L, const FunctionDecl *Outermost) {
  if (llvm::any_of(L.captures(),
                   [](const LambdaCapture &C) {
                     return C.capturesVariable() && !isa<VarDecl>(C.getCapturedVar());
                   }) ||
      isDeducedTooLate(L, Outermost))
    return false;
  QualType Object = objectReferredToBy(L);
  if (Object.isNull())
    return true;
  // If `this` points to a class in a header without C++ AMP, the lambda cannot become a class: the
  // output does not edit the header, and the members may be private.
  SourceLocation Class = Object->getAsCXXRecordDecl()->getLocation();
  OptionalFileEntryRef File =
      U.SM.getFileEntryRefForID(U.SM.getFileID(U.SM.getExpansionLoc(Class)));
  return File && U.ampFiles().count(&File->getFileEntry());
}

} // namespace amp2hip

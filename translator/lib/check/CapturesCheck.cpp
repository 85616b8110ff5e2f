//===--- CapturesCheck.cpp - What an amp lambda captures ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// §2.4.3.3, §2.4.1.3: by reference only arrays, by value anything but arrays,
// pointers and `this`.
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "model/Model.h"
#include "parse/Unit.h"

using namespace clang;

namespace amp2hip {

static SourceLocation captureLocation(const LambdaExpr &L, const LambdaCapture &Capture) {
  return Capture.getLocation().isValid() ? Capture.getLocation() : L.getBeginLoc();
}

void checkCaptures(const Unit &U, const Model &M) {
  for (const AmpLambda &A : M.Lambdas)
    for (const LambdaCapture &Capture : A.Lambda->captures()) {
      SourceLocation Loc = captureLocation(*A.Lambda, Capture);
      if (Capture.capturesThis()) {
        U.error(Loc, "an amp lambda cannot capture 'this', a pointer into host memory; copy the "
                     "members it uses into local variables");
        continue;
      }
      if (!Capture.capturesVariable())
        continue;
      const ValueDecl *V = Capture.getCapturedVar();
      QualType T = V->getType().getNonReferenceType();
      bool IsArray = isConcurrencyArray(T->getAsCXXRecordDecl());
      if (const auto *S = T->getAs<TemplateSpecializationType>(); S && !IsArray)
        if (const TemplateDecl *D = S->getTemplateName().getAsTemplateDecl())
          IsArray = isConcurrencyArray(dyn_cast_or_null<CXXRecordDecl>(D->getTemplatedDecl()));
      std::string Name = V->getNameAsString();
      if (Capture.getCaptureKind() == LCK_ByRef) {
        if (!IsArray && !T->isDependentType())
          U.error(Loc, "an amp lambda captures by reference only concurrency::array; capture '" +
                           Name + "' by value");
      } else if (IsArray) {
        U.error(Loc, "capture '" + Name +
                         "' by reference: concurrency::array cannot be copied into amp code");
      } else if (T->isAnyPointerType() || T->isMemberPointerType() || T->isNullPtrType()) {
        U.error(Loc, "an amp lambda cannot capture '" + Name +
                         "': a pointer means nothing on an accelerator; use an array_view");
      }
    }
}

} // namespace amp2hip

//===--- KernelsCheck.cpp - What parallel_for_each launches ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// §7: the kernel's call operator must be restrict(amp). An unmarked lambda is
// cpu code (§2.1.2).
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

void findCallOperators(const Unit &U, const CXXRecordDecl *Class, bool &Any, bool &Amp) {
  DeclarationName Call = U.context().DeclarationNames.getCXXOperatorName(OO_Call);
  for (const NamedDecl *D : Class->lookup(Call))
    if (const FunctionDecl *F = D->getAsFunction()) {
      Any = true;
      Amp |= restrictionOf(F).Amp;
    }
  if (Any)
    return;
  for (const CXXBaseSpecifier &Base : Class->bases())
    if (const CXXRecordDecl *B = Base.getType()->getAsCXXRecordDecl(); B && B->hasDefinition())
      findCallOperators(U, B, Any, Amp);
}

void checkLaunch(const CheckContext &C, const CodeBlock &B, const CallExpr *Launch) {
  const Expr *Kernel = Launch->getArg(Launch->getNumArgs() - 1);
  const CXXRecordDecl *Class = Kernel->getType().getNonReferenceType()->getAsCXXRecordDecl();
  bool Any = false, Amp = false;
  if (Class && Class->hasDefinition())
    findCallOperators(C.U, Class, Any, Amp);
  if (Amp)
    return;
  C.U.explain(Launch->getCallee()->getExprLoc());
  C.report(B, Rule::KernelNotAmp, Kernel->getBeginLoc(),
           Class && Class->isLambda() ? "the kernel of parallel_for_each must be an amp lambda; "
                                        "write 'restrict(amp)' behind its parameter list"
           : Any                      ? "the call operator of '" + Class->getNameAsString() +
                       "' must be restrict(amp) to be a kernel"
                 : "a kernel is an amp lambda or an object with a call operator");
}

} // namespace

void checkKernels(const CheckContext &C) {
  for (const CodeBlock &B : C.Code)
    for (const Stmt *S : B.Statements) {
      const auto *Call = dyn_cast<CallExpr>(S);
      const FunctionDecl *F = Call ? Call->getDirectCallee() : nullptr;
      if (F && F->getDeclName().isIdentifier() && F->getName() == "parallel_for_each" &&
          isInConcurrency(F) && Call->getNumArgs())
        checkLaunch(C, B, Call);
    }
}

} // namespace amp2hip

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
#include "check/AmpVisitor.h"
#include "check/Check.h"
#include "clang/AST/ASTContext.h"

using namespace clang;

namespace amp2hip {
namespace {

class Visitor : public AmpVisitor<Visitor> {
public:
  explicit Visitor(const Unit &U) : AmpVisitor(U) {}

  bool VisitCallExpr(CallExpr *C) {
    const FunctionDecl *F = C->getDirectCallee();
    if (!F || !F->getDeclName().isIdentifier() || F->getName() != "parallel_for_each" ||
        !isInConcurrency(F) || C->getNumArgs() == 0)
      return true;
    const Expr *Kernel = C->getArg(C->getNumArgs() - 1);
    const CXXRecordDecl *Class = Kernel->getType().getNonReferenceType()->getAsCXXRecordDecl();
    bool Any = false, Amp = false;
    if (Class && Class->hasDefinition())
      callOperators(Class, Any, Amp);
    if (Amp)
      return true;
    SourceLocation Loc = Kernel->getBeginLoc();
    if (Class && Class->isLambda())
      U.error(Loc, "the kernel of parallel_for_each must be an amp lambda; write "
                   "'restrict(amp)' behind its parameter list");
    else if (Any)
      U.error(Loc, "the call operator of '" + Class->getNameAsString() +
                       "' must be restrict(amp) to be a kernel");
    else
      U.error(Loc, "a kernel is an amp lambda or an object with a call operator");
    return true;
  }

private:
  void callOperators(const CXXRecordDecl *Class, bool &Any, bool &Amp) {
    DeclarationName Call =
        U.context().DeclarationNames.getCXXOperatorName(OO_Call);
    for (const NamedDecl *D : Class->lookup(Call)) {
      const FunctionDecl *F = D->getAsFunction();
      if (!F)
        continue;
      Any = true;
      Amp |= restrictionOf(F).Amp;
    }
    if (!Any)
      for (const CXXBaseSpecifier &Base : Class->bases())
        if (const CXXRecordDecl *B = Base.getType()->getAsCXXRecordDecl())
          if (B->hasDefinition())
            callOperators(B, Any, Amp);
  }
};

} // namespace

void checkKernels(const Unit &U, const Model &) {
  Visitor(U).TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip

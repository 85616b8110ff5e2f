//===--- ClosureTypesCheck.cpp - What kernels hold -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// §2.4.3.3, §7.1: the closure of an amp lambda and the class of a function object
// are amp-compatible. A lambda becomes a class whose members stand in the order
// of the captures, so that is the layout which is judged.
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "model/CopiedObject.h"

using namespace clang;

namespace amp2hip {
namespace {

class Closure {
public:
  Closure(const CheckContext &C, const CodeBlock &B)
      : C(C), B(B), L(*B.Lambda), Captures(capturesOf(B.Lambda, C.U.context())) {
    const FunctionDecl *Outer = enclosingFunction(L.getLambdaClass()->getDeclContext());
    InAmpCode = Outer && restrictionOf(Outer).Amp;
  }

  void run() {
    for (const LambdaCapture &Capture : L.captures())
      if (Capture.capturesThis() && Capture.getCaptureKind() != LCK_StarThis && InAmpCode)
        C.report(B, Rule::CaptureOfThis, location(Capture),
                 "an amp lambda cannot capture 'this': a pointer is no part of an amp-compatible "
                 "class; copy the members it uses into local variables");
    if (QualType Object = objectCopiedBy(L); !Object.isNull())
      checkValue(Object.getUnqualifiedType(), "the captured '*this'", L.getBeginLoc());
    for (const CapturedVariable &V : Captures)
      if (!V.ByReference)
        checkValue(V.Variable->getType().getNonReferenceType(),
                   "captured '" + V.Variable->getNameAsString() + "'", location(V.Variable));
    checkLayout();
  }

private:
  void checkValue(QualType T, const std::string &What, SourceLocation Where) {
    // In amp code nothing travels: only the extensions tell what a closure holds.
    MaybeFault F = InAmpCode ? C.Types.valueFault(T) : C.Types.captureFault(T);
    if (!F)
      return;
    F->Violated = Rule::CaptureByValue;
    C.reportType(B, Where, What, T, *F);
  }

  void checkLayout() {
    std::vector<QualType> Members;
    for (const LambdaCapture &Capture : L.captures())
      if (Capture.capturesThis() && Capture.getCaptureKind() != LCK_StarThis)
        return; // an error already
    QualType Object = objectCopiedBy(L);
    if (!Object.isNull())
      Members.push_back(Object.getUnqualifiedType());
    for (const CapturedVariable &V : Captures) {
      QualType T = V.Variable->getType();
      Members.push_back(V.ByReference ? C.U.context().VoidPtrTy : T.getNonReferenceType());
    }
    std::optional<AmpTypes::Misplaced> Wrong = C.Types.misplaced(Members);
    if (!Wrong)
      return;
    const VarDecl *V = Captures[Wrong->Member - (Object.isNull() ? 0 : 1)].Variable;
    C.report(B, Rule::ClassLayout, location(V),
             "captured '" + V->getNameAsString() + "' would lie at offset " +
                 std::to_string(Wrong->Offset) +
                 " of the closure, no multiple of 4 bytes; capture it after something of 4 bytes, "
                 "or as an int");
  }

  SourceLocation location(const LambdaCapture &Capture) const {
    return Capture.getLocation().isValid() ? Capture.getLocation() : L.getBeginLoc();
  }
  SourceLocation location(const VarDecl *V) const {
    for (const LambdaCapture &Capture : L.captures())
      if (Capture.capturesVariable() && Capture.getCapturedVar() == V)
        return location(Capture);
    return L.getBeginLoc();
  }

  const CheckContext &C;
  const CodeBlock &B;
  const LambdaExpr &L;
  std::vector<CapturedVariable> Captures;
  bool InAmpCode;
};

/// The function object of a launch; a lambda is judged where it is written.
void checkLaunch(const CheckContext &C, const CodeBlock &B, const CallExpr *Launch) {
  const Expr *Kernel = Launch->getArg(Launch->getNumArgs() - 1);
  QualType T = Kernel->getType().getNonReferenceType().getUnqualifiedType();
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  // One that is not of the program (std::function) has no amp call operator.
  if (!Class || Class->isLambda() || !C.U.isUserLocation(Class->getLocation()))
    return;
  if (MaybeFault F = C.Types.captureFault(T))
    C.reportType(B, Kernel->getBeginLoc(), "this kernel", T, *F);
}

} // namespace

void checkClosureTypes(const CheckContext &C) {
  for (const CodeBlock &B : C.Code) {
    if (B.Set.Amp && B.Lambda)
      Closure(C, B).run();
    for (const Stmt *S : B.Statements) {
      const auto *Call = dyn_cast<CallExpr>(S);
      const FunctionDecl *F = Call ? Call->getDirectCallee() : nullptr;
      if (isLaunch(F) && Call->getNumArgs())
        checkLaunch(C, B, Call);
    }
  }
}

} // namespace amp2hip

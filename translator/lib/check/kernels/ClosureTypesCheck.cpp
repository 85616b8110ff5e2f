//===--- ClosureTypesCheck.cpp - Types in closures and functors -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks that the closure type of an amp lambda and the class of a launched
// functor are amp-compatible (§2.4.3.3, §7.1). Each capture must have an
// amp-compatible type (AMP1403) and an offset that is a multiple of four bytes
// (AMP1208). The output replaces a lambda by a class whose data members have
// the order of the captures, so the check computes the offsets of that class.
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "check/Check.h"
#include "model/captures/CopiedObject.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Checks the closure type of one amp lambda.
class ClosureChecker {
public:
  ClosureChecker(const CheckContext &C, const CodeBlock &B)
      : C(C), B(B), L(*B.Lambda), Captures(capturesOf(B.Lambda, C.Unit.context())) {
    const FunctionDecl *Outer = enclosingFunction(L.getLambdaClass()->getDeclContext());
    InAmpCode = Outer && restrictionOf(Outer).Amp;
  }

  void run() {
    for (const LambdaCapture &Capture : L.captures())
      if (Capture.capturesThis() && Capture.getCaptureKind() != LCK_StarThis && InAmpCode)
        C.report(B, Rule::CaptureOfThis, location(Capture),
                 "an amp lambda cannot capture 'this', because an amp-compatible class cannot "
                 "contain a pointer; copy the members that the lambda uses into local variables");
    if (QualType Object = objectCopiedBy(L); !Object.isNull())
      checkValue(Object.getUnqualifiedType(), "the captured '*this'", L.getBeginLoc());
    for (const CapturedVariable &V : Captures)
      if (!V.ByReference)
        checkValue(V.Variable->getType().getNonReferenceType(),
                   fmt::format("captured variable '{}'", V.Variable->getNameAsString()),
                   location(V.Variable));
    checkLayout();
  }

private:
  void checkValue(QualType T, const std::string &What, SourceLocation Where) {
    // A closure that amp code creates is not copied to an accelerator. So it
    // may contain pointers if --amp-extensions allows them as members.
    MaybeFault F = InAmpCode ? C.Types.valueFault(T) : C.Types.captureFault(T);
    if (!F)
      return;
    F->Violated = Rule::CaptureByValue;
    C.reportType(B, Where, What, T, *F);
  }

  /// Reports the first capture whose offset is not a multiple of four bytes.
  void checkLayout() {
    std::vector<QualType> Members;
    for (const LambdaCapture &Capture : L.captures())
      if (Capture.capturesThis() && Capture.getCaptureKind() != LCK_StarThis)
        return; // already reported
    QualType Object = objectCopiedBy(L);
    if (!Object.isNull())
      Members.push_back(Object.getUnqualifiedType());
    for (const CapturedVariable &V : Captures) {
      QualType T = V.Variable->getType();
      Members.push_back(V.ByReference ? C.Unit.context().VoidPtrTy : T.getNonReferenceType());
    }
    std::optional<AmpTypes::Misplaced> Wrong = C.Types.misplaced(Members);
    if (!Wrong)
      return;
    const VarDecl *V = Captures[Wrong->Member - (Object.isNull() ? 0 : 1)].Variable;
    C.report(B, Rule::ClassLayout, location(V),
             fmt::format(
                 "captured variable '{}' has offset {} in the closure, which is not a multiple of "
                 "4 bytes; capture a copy of type int, or capture it after a variable of 4 bytes",
                 V->getNameAsString(), Wrong->Offset));
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

/// Checks the class of a functor that \p Launch runs. A lambda is checked by
/// ClosureChecker instead.
void checkLaunch(const CheckContext &C, const CodeBlock &B, const CallExpr *Launch) {
  const Expr *Kernel = Launch->getArg(Launch->getNumArgs() - 1);
  QualType T = Kernel->getType().getNonReferenceType().getUnqualifiedType();
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  // Skip library classes such as std::function: they have no amp call operator,
  // which KernelsCheck.cpp reports.
  if (!Class || Class->isLambda() || !C.Unit.isUserLocation(Class->getLocation()))
    return;
  if (MaybeFault F = C.Types.captureFault(T))
    C.reportType(B, Kernel->getBeginLoc(), "this kernel", T, *F);
}

} // namespace

void checkClosureTypes(const CheckContext &C) {
  for (const CodeBlock &B : C.Code) {
    if (B.Restrictions.Amp && B.Lambda)
      ClosureChecker(C, B).run();
    for (const Stmt *S : B.Statements) {
      const auto *Call = dyn_cast<CallExpr>(S);
      const FunctionDecl *F = Call ? Call->getDirectCallee() : nullptr;
      if (isLaunch(F) && Call->getNumArgs())
        checkLaunch(C, B, Call);
    }
  }
}

} // namespace amp2hip

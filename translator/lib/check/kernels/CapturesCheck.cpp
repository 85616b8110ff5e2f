//===--- CapturesCheck.cpp - Captures of amp lambdas ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports captures that an amp lambda cannot have (§2.4.3.3, §2.4.1.3). It must
// capture concurrency::array by reference and everything else by value
// (AMP1402, AMP1403). It cannot capture pointers (AMP1403) or `this` (AMP1404),
// because they point into host memory. A pointer to a data member is only an
// offset and can be captured. The check also reports captures of structured
// bindings, which C++17 does not allow.
//
//===----------------------------------------------------------------------===//
#include "advice/LibraryNames.h"
#include "ast/Concurrency.h"
#include "ast/Restrictions.h"
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

/// The location of the capture of \p V in \p L: its place in the capture list,
/// or the use that causes an implicit capture. The start of \p L if Clang has
/// none.
static SourceLocation captureLocation(const LambdaExpr &L, const VarDecl *V) {
  for (const LambdaCapture &Capture : L.captures())
    if (Capture.capturesVariable() && Capture.getCapturedVar() == V &&
        Capture.getLocation().isValid())
      return Capture.getLocation();
  return L.getBeginLoc();
}

static bool isTexture(QualType T) {
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  return Class && isArrayOrTexture(Class) && isInGraphics(Class);
}

/// The message for a capture of \p V, a pointer or an array of pointers of type
/// \p Pointer.
static std::string pointerMessage(const ValueDecl *V, QualType Pointer) {
  const std::string Name = V->getNameAsString();
  if (Pointer->isNullPtrType())
    return fmt::format(
        "an amp lambda cannot capture '{}', a null pointer; use 'nullptr' in the lambda", Name);
  if (Pointer->isMemberFunctionPointerType())
    return fmt::format("an amp lambda cannot capture '{}', which points to a member function; call "
                       "the member function by its name",
                       Name);
  QualType Pointee = Pointer->getPointeeType();
  if (!Pointee.isNull() && Pointee->isFunctionType())
    return fmt::format("an amp lambda cannot capture '{}', which points to a function; call the "
                       "function by its name, or capture an object with a call operator",
                       Name);
  const char *Advice = !Pointee.isNull() && isArrayOrTexture(Pointee)
                           ? "capture the array itself by reference"
                           : "capture an array_view of the data";
  return fmt::format("an amp lambda cannot capture '{}', because pointers into host memory are "
                     "invalid on an accelerator; {}",
                     Name, Advice);
}

/// The message for a capture of \p V by reference, where \p V is not an array.
/// Ends with the advice \p Instead only if a capture by value is allowed.
static std::string byReferenceMessage(const CheckContext &C, const ValueDecl *V,
                                      const std::string &Instead) {
  QualType T = V->getType().getNonReferenceType();
  std::string Name = fmt::format("'{}'", V->getNameAsString());
  if (std::string Advice = adviceForClass(T); !Advice.empty())
    return fmt::format("an amp lambda cannot capture {} of type {}; {}", Name,
                       AmpTypes::nameOf(T, C.Unit.context()), Advice);
  if (T->isAnyPointerType())
    return pointerMessage(V, T);
  if (MaybeFault F = T->isDependentType() ? std::nullopt : C.Types.captureFault(T))
    return fmt::format("an amp lambda cannot capture {}, which {}", Name,
                       F->about(T, C.Unit.context()));
  return fmt::format(
      "an amp lambda cannot capture {} by reference, because it is not a concurrency::array or a "
      "texture; {}",
      Name, Instead);
}

/// Checks one capture of a lambda in cpu code. The lambda may be in a template
/// pattern.
static void checkCapture(const CheckContext &C, const LambdaExpr &L,
                         const CapturedVariable &Capture) {
  const VarDecl *V = Capture.Variable;
  SourceLocation Loc = captureLocation(L, V);
  QualType T = V->getType().getNonReferenceType();
  QualType Element = C.Unit.context().getBaseElementType(T);
  std::string Name = V->getNameAsString();
  if (V->isParameterPack() && V->isInitCapture())
    C.Unit.error(Loc,
                 fmt::format("an amp lambda cannot contain the init-capture pack '{}'; capture "
                             "the original parameter pack by its name",
                             Name));
  else if (Capture.ByReference && !isArrayOrTexture(T) && !T->isDependentType())
    C.report(Rule::CaptureByReference, Loc, byReferenceMessage(C, V, "capture it by value"));
  else if (!Capture.ByReference && isArrayOrTexture(T))
    C.report(Rule::CaptureByValue, Loc,
             fmt::format("an amp lambda cannot capture '{}' by value, because {} "
                         "cannot be copied into amp code; capture it by reference",
                         Name, isTexture(T) ? "a texture" : "a concurrency::array"));
  else if (Element->isAnyPointerType() || Element->isMemberFunctionPointerType() ||
           Element->isNullPtrType())
    C.report(Rule::CaptureByValue, Loc, pointerMessage(V, Element));
}

/// Checks the captures by reference of \p L, whose types must be known: \p L is
/// in an instance of a template or, if \p Nested, in amp code.
static void checkReferences(const CheckContext &C, const CodeBlock &B, const LambdaExpr &L,
                            bool Nested) {
  if (!restrictionOf(L.getCallOperator()).Amp)
    return;
  for (const LambdaCapture &Capture : L.captures()) {
    if (!Capture.capturesVariable() || Capture.getCaptureKind() != LCK_ByRef)
      continue;
    const ValueDecl *V = Capture.getCapturedVar();
    if (V->getType()->isDependentType() || isArrayOrTexture(V->getType().getNonReferenceType()))
      continue;
    C.report(B, Rule::CaptureByReference,
             Capture.getLocation().isValid() ? Capture.getLocation() : L.getBeginLoc(),
             byReferenceMessage(C, V,
                                Nested ? "capture it by value, or pass it as an argument"
                                       : "capture it by value"));
    C.markReported(L.getLambdaClass());
  }
}

void checkCaptures(const CheckContext &C) {
  for (const CodeBlock &B : C.Code)
    if (!B.Restrictions.Amp && B.Function && B.Function->isTemplateInstantiation())
      for (const Stmt *S : B.Statements)
        if (const auto *L = dyn_cast<LambdaExpr>(S))
          checkReferences(C, B, *L, /*Nested=*/false);
  forEachInAmpCode<LambdaExpr>(C, [&](const CodeBlock &B, const LambdaExpr *L) {
    checkReferences(C, B, *L, /*Nested=*/true);
  });
  for (const AmpLambda &A : C.Model.Lambdas) {
    if (!A.IsAmp)
      continue;
    for (const LambdaCapture &Capture : A.Lambda->captures())
      if (Capture.capturesThis() && Capture.getCaptureKind() != LCK_StarThis)
        C.report(Rule::CaptureOfThis,
                 Capture.getLocation().isValid() ? Capture.getLocation() : A.Lambda->getBeginLoc(),
                 "an amp lambda cannot capture 'this', a pointer into host memory; capture "
                 "'*this', or copy the members that the lambda uses into local variables");
    for (const LambdaCapture &Capture : A.Lambda->captures())
      if (const auto *Binding = Capture.capturesVariable()
                                    ? dyn_cast<BindingDecl>(Capture.getCapturedVar())
                                    : nullptr)
        C.Unit.error(
            Capture.getLocation().isValid() ? Capture.getLocation() : A.Lambda->getBeginLoc(),
            fmt::format("a lambda cannot capture the structured binding '{}' in C++17; copy "
                        "it into a variable and capture the variable",
                        Binding->getNameAsString()));
    for (const CapturedVariable &Capture : A.Captures)
      checkCapture(C, *A.Lambda, Capture);
  }
}

} // namespace amp2hip

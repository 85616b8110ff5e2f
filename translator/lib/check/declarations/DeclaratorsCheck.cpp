//===--- DeclaratorsCheck.cpp - Declarators of amp functions --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports declarators that a function with amp among its restrictions cannot
// have (§2.4.2): an ellipsis (AMP1301), `virtual` (AMP1302), and a dynamic
// exception specification (AMP1303). Reports extern "C" functions of both
// restrictions (AMP1304). Checks declarations as well as definitions.
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "ast/Signatures.h"
#include "ast/VirtualFunctions.h"
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/TypeLoc.h"

using namespace clang;

namespace amp2hip {

/// The name of \p F in quotes, or "this lambda".
static std::string nameOf(const FunctionDecl *F) {
  return isOfLambda(F) ? "this lambda" : fmt::format("'{}'", F->getNameAsString());
}

static void checkVirtual(const CheckContext &C, const CodeBlock &B, const CXXMethodDecl *Method) {
  if (!isVirtualFunction(Method))
    return;
  const char *Fault = Method->isVirtualAsWritten()
                          ? "cannot be virtual; remove 'virtual' or the restriction"
                          : "cannot override a virtual function; remove the restriction, or make "
                            "the base function non-virtual";
  if (!C.report(B, Rule::VirtualFunction, Method->getLocation(),
                fmt::format("{} has restrict(amp) and {}", nameOf(Method), Fault)) ||
      Method->isVirtualAsWritten())
    return;
  for (const CXXMethodDecl *Base : Method->overridden_methods())
    C.Unit.note(Base->getLocation(), "the overridden function is declared here");
}

/// Returns the location of the ellipsis of \p F. Clang stores the location in the type, which
/// functions of the same type share, so this function searches for the token.
static SourceLocation ellipsisOf(const Unit &U, const FunctionDecl *F) {
  SourceLocation Found = F->getLocation();
  const FunctionTypeLoc Type = F->getFunctionTypeLoc();
  if (Type.isNull())
    return Found;
  const SourceLocation End = Type.getRParenLoc();
  for (const Token &T : U.Tokens)
    if (T.is(tok::ellipsis) &&
        U.SM.isBeforeInTranslationUnit(Type.getLParenLoc(), T.getLocation()) &&
        U.SM.isBeforeInTranslationUnit(T.getLocation(), End))
      Found = T.getLocation();
  return Found;
}

static void checkDeclarator(const CheckContext &C, const CodeBlock &B) {
  const FunctionDecl *F = B.Function;
  if (F->isVariadic())
    C.report(B, Rule::VariadicFunction, ellipsisOf(C.Unit, F),
             fmt::format("{} has restrict(amp) and cannot have an ellipsis in its parameter list; "
                         "use a parameter pack",
                         nameOf(F)));
  if (const auto *Method = dyn_cast<CXXMethodDecl>(F))
    checkVirtual(C, B, Method);
  const auto *Type = F->getType()->getAs<FunctionProtoType>();
  if (Type && Type->hasDynamicExceptionSpec()) {
    SourceRange Written = F->getExceptionSpecSourceRange();
    C.report(B, Rule::DynamicExceptions,
             C.Unit.isUserLocation(Written.getBegin()) ? Written.getBegin() : F->getLocation(),
             fmt::format("{} has restrict(amp) and cannot have a dynamic exception specification; "
                         "write 'noexcept', or remove the specification",
                         nameOf(F)));
  }
  if (B.Restrictions.both() && F->isExternC() && !isa<CXXMethodDecl>(F))
    C.report(B, Rule::ExternCFunction, F->getLocation(),
             fmt::format("{} is extern \"C\" and cannot have both restrictions, because one symbol "
                         "would name two functions; remove 'extern \"C\"' or one restriction",
                         nameOf(F)));
}

/// Reports an extern "C" function \p Amp that has an overload with other
/// restrictions and the same C name or parameters. C++ treats functions with C
/// linkage and the same name as one function (C++17 [dcl.link]p6).
static void checkCName(const CheckContext &C, const FunctionDecl *Amp) {
  if (!Amp->isFirstDecl() || !Amp->isExternC())
    return;
  for (const NamedDecl *D : Amp->getDeclContext()->getRedeclContext()->lookup(Amp->getDeclName())) {
    const FunctionDecl *Other = D->getAsFunction();
    if (!Other || isa<UsingShadowDecl>(D) || restrictionOf(Other) == restrictionOf(Amp) ||
        !(Other->isExternC() || sameParameters(C.Unit.context(), Amp, Other)))
      continue;
    bool AmpFirst = C.Unit.SM.isBeforeInTranslationUnit(Amp->getLocation(), Other->getLocation());
    const FunctionDecl *Later =
        AmpFirst && C.Unit.isUserLocation(Other->getLocation()) ? Other : Amp;
    C.report(Rule::ExternCFunction, Later->getLocation(),
             fmt::format("the overloads of {} with different restrictions would have the same C "
                         "name; remove 'extern \"C\"' from the amp overload",
                         nameOf(Amp)));
    C.Unit.note((Later == Amp ? Other : Amp)->getLocation(), "the other overload is declared here");
  }
}

void checkDeclarators(const CheckContext &C) {
  for (const FunctionDecl *F : C.Model.AmpFunctions)
    checkCName(C, F);
  forEachAmpBlock(C.Code, [&](const CodeBlock &B) {
    // Special members that the compiler defines have derived restrictions
    // (§2.3.2).
    const FunctionDecl *F = B.Function;
    if (F && !F->isImplicit() && !(F->isDefaulted() && !hasRestrictionSpecifier(F)))
      checkDeclarator(C, B);
  });
}

} // namespace amp2hip

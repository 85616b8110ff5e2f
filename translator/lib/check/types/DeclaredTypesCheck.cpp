//===--- DeclaredTypesCheck.cpp - Types of variables and functions --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the types of parameters, results and local variables of amp code
// (§2.4.1, §2.4.2, §2.4.3.5). They must be amp-compatible types, or pointers or
// references to such types, and cannot be volatile (AMP1211).
// TileStaticTypesCheck.cpp checks variables in tile_static memory.
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "ast/Variables.h"
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Checks the declared types of one block of amp code.
class DeclaredTypes {
public:
  DeclaredTypes(const CheckContext &C, const CodeBlock &B) : C(C), B(B) {}

  void run() {
    if (B.Function && needsSignatureCheck(B.Function))
      checkSignature(B.Function);
    for (const VarDecl *V : B.Variables)
      if (V->isLocalVarDecl() && !isTileStatic(V) && !V->isInitCapture())
        check(subject("variable", V), V->getType(), V->getLocation());
  }

private:
  /// True if the signature of \p F must be checked. False for deleted
  /// functions, special members that the compiler defines (they have amp only
  /// if the class allows it, §2.3.2), and unused members of class template
  /// instances.
  static bool needsSignatureCheck(const FunctionDecl *F) {
    bool CompilerDefined = F->isImplicit() || (F->isDefaulted() && !hasRestrictionSpecifier(F));
    return !F->isDeleted() && !CompilerDefined &&
           (!F->isTemplateInstantiation() || F->isUsed() || F->isThisDeclarationADefinition());
  }

  void checkSignature(const FunctionDecl *F) {
    for (const ParmVarDecl *P : F->parameters())
      check(subject("parameter", P), P->getType(), P->getLocation(),
            CheckContext::TypedEntity::Parameter);
    SourceLocation Result = F->getReturnTypeSourceRange().getBegin();
    if (!C.Unit.isUserLocation(Result))
      Result = F->getLocation();
    const auto *Method = dyn_cast<CXXMethodDecl>(F);
    bool Lambda = isOfLambda(F);
    if (!isa<CXXConstructorDecl, CXXDestructorDecl>(F))
      check(Lambda ? "the result of this lambda"
                   : fmt::format("the result of '{}'", F->getNameAsString()),
            F->getReturnType(), Result);
    if (Method && Method->isVolatile() && !C.Types.allows(AmpExtension::Volatile))
      C.report(B, Rule::VolatileType, F->getLocation(),
               fmt::format("member function '{}' cannot be volatile in amp code; remove 'volatile' "
                           "(--amp-extensions=volatile allows it)",
                           F->getNameAsString()));
  }

  void check(const std::string &Subject, QualType T, SourceLocation Loc,
             CheckContext::TypedEntity Entity = CheckContext::TypedEntity::Other) {
    if (T.isNull() || T->isDependentType())
      return;
    C.reportVolatile(B, Loc, Subject, T);
    // Skip function pointers in instances: they come from template arguments,
    // which are checked where they are written.
    if (!T->getPointeeType().isNull() && T->getPointeeType()->isFunctionType() && B.Function &&
        B.Function->isTemplateInstantiation())
      return;
    if (MaybeFault F = C.Types.localFault(T))
      C.reportType(B, Loc, Subject, T, *F, Entity);
  }

  /// The subject of a message: "parameter 'p'" or "unnamed parameter".
  static std::string subject(const std::string &Kind, const NamedDecl *D) {
    return D->getDeclName() ? fmt::format("{} '{}'", Kind, D->getNameAsString())
                            : fmt::format("unnamed {}", Kind);
  }

  const CheckContext &C;
  const CodeBlock &B;
};

} // namespace

void checkDeclaredTypes(const CheckContext &C) {
  forEachAmpBlock(C.Code, [&](const CodeBlock &B) { DeclaredTypes(C, B).run(); });
}

} // namespace amp2hip

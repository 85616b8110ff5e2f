//===--- LaunchesCheck.cpp - Arguments and callers of launches ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports launches whose domain is neither an extent nor a tiled_extent, and
// launches outside of cpu code (§7). If no overload accepts the arguments,
// Clang represents the call as a RecoveryExpr, which contains the callee and
// the arguments. The errors of this check then replace Clang's.
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "ast/LaunchDomain.h"
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

namespace {

bool isView(const Expr *E) {
  const CXXRecordDecl *Class = E->getType().getNonReferenceType()->getAsCXXRecordDecl();
  return Class && Class->getDeclName().isIdentifier() && Class->getName() == "accelerator_view" &&
         isInConcurrency(Class);
}

/// The callee of \p E, a call that Clang could not resolve, if it refers to the
/// runtime's parallel_for_each and to no other function; otherwise null.
const UnresolvedLookupExpr *launchIn(const CheckContext &C, const RecoveryExpr *E) {
  const auto Parts = const_cast<RecoveryExpr *>(E)->subExpressions();
  const auto *Name =
      Parts.empty() ? nullptr : dyn_cast<UnresolvedLookupExpr>(Parts.front()->IgnoreParens());
  if (!Name || Name->decls().empty())
    return nullptr;
  // <ppl.h> of compat/windows declares other overloads.
  bool HasLaunch = false;
  for (const NamedDecl *D : Name->decls()) {
    if (!isLaunch(D) || C.Unit.isUserLocation(D->getLocation()))
      return nullptr;
    HasLaunch |= C.Unit.isRuntimeLocation(D->getLocation());
  }
  return HasLaunch ? Name : nullptr;
}

/// Reports the first error in the arguments of a launch that Clang could not
/// resolve. Errors of the kernel belong to checkKernels().
void checkArguments(const CheckContext &C, const CodeBlock &B, SourceLocation Call,
                    ArrayRef<const Expr *> Arguments) {
  auto Report = [&](SourceLocation Loc, const std::string &Message) {
    C.Unit.suppressClangErrorAt(Call);
    C.report(B, Rule::LaunchArguments, Loc, Message);
  };
  if (Arguments.size() < 2 || Arguments.size() > 3) {
    Report(Call, "wrong number of arguments for 'parallel_for_each'; pass a domain and a kernel, "
                 "optionally after an accelerator_view");
    return;
  }
  for (const Expr *A : Arguments)
    if (A->isTypeDependent() || A->containsErrors())
      return;
  if (Arguments.size() == 3 && !isView(Arguments[0])) {
    Report(Arguments[0]->getBeginLoc(),
           "the first of three arguments of 'parallel_for_each' is not an accelerator_view; pass "
           "an accelerator_view, a domain and a kernel");
    return;
  }
  const Expr *Domain = Arguments[Arguments.size() - 2];
  if (domainType(Domain))
    return;
  std::string Type = Domain->getType().getNonReferenceType().getUnqualifiedType().getAsString(
      C.Unit.context().getPrintingPolicy());
  Report(Domain->getBeginLoc(),
         fmt::format(
             "the domain of 'parallel_for_each' has type '{}'; pass an extent or a tiled_extent",
             Type));
}

void reportNested(const CheckContext &C, const CodeBlock &B, SourceLocation Call) {
  C.Unit.suppressClangErrorAt(Call);
  C.report(B, Rule::NestedLaunch, Call,
           "amp code cannot call 'parallel_for_each'; launch the kernel from cpu code");
}

} // namespace

void checkLaunches(const CheckContext &C) {
  for (const CodeBlock &B : C.Code) {
    if (B.Function && B.Function->isDependentContext())
      continue;
    for (const Stmt *S : B.Statements)
      if (const auto *E = dyn_cast<RecoveryExpr>(S)) {
        const UnresolvedLookupExpr *Name = launchIn(C, E);
        if (!Name)
          continue;
        const auto Parts = const_cast<RecoveryExpr *>(E)->subExpressions();
        std::vector<const Expr *> Arguments(Parts.begin() + 1, Parts.end());
        if (B.Restrictions.Amp)
          reportNested(C, B, Name->getExprLoc());
        else
          checkArguments(C, B, Name->getExprLoc(), Arguments);
      } else if (const auto *Call = dyn_cast<CallExpr>(S)) {
        if (B.Restrictions.Amp && isLaunch(Call->getDirectCallee()))
          reportNested(C, B, Call->getCallee()->getExprLoc());
      }
  }
}

} // namespace amp2hip

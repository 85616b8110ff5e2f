//===--- OverloadLaunches.cpp - Kernels launched by cpu overloads -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A compiler for a GPU makes the kernels that it sees launched while it makes
// device code. A cpu body within `#if !AMP2HIP_DEVICE_PASS` is not seen then:
// its launches would find no kernel. Such a body stays a function of its own.
//
//===----------------------------------------------------------------------===//
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "parse/Unit.h"
#include "rewrite/Overloads.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Looks for launches in a function, and in the templates that it calls: those
/// are made for their calls, where other functions are made anyway.
class LaunchSearch : public RecursiveASTVisitor<LaunchSearch> {
public:
  explicit LaunchSearch(const Unit &U) : U(U) {}

  bool from(const FunctionDecl *F) {
    Pending.push_back(F);
    while (!Pending.empty() && !Found)
      TraverseStmt(Pending.pop_back_val()->getBody());
    return Found;
  }

  bool VisitCallExpr(CallExpr *Call) {
    if (isLaunchCallee(Call->getCallee()))
      return !(Found = true);
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) { return add(E->getDecl()); }
  bool VisitMemberExpr(MemberExpr *E) { return add(E->getMemberDecl()); }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) { return add(E->getConstructor()); }
  bool VisitOverloadExpr(OverloadExpr *E) {
    for (const NamedDecl *D : E->decls())
      add(D->getUnderlyingDecl());
    return true;
  }

private:
  bool add(const NamedDecl *D) {
    if (const auto *Template = dyn_cast<FunctionTemplateDecl>(D))
      D = Template->getTemplatedDecl();
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (!F)
      return true;
    if (const FunctionDecl *Pattern = F->getTemplateInstantiationPattern())
      F = Pattern;
    const FunctionDecl *Definition = nullptr;
    if (F->isTemplated() && F->hasBody(Definition) &&
        U.isUserLocation(Definition->getLocation()) && Seen.insert(Definition).second)
      Pending.push_back(Definition);
    return true;
  }

  const Unit &U;
  llvm::SmallVector<const FunctionDecl *, 8> Pending;
  llvm::SmallPtrSet<const FunctionDecl *, 8> Seen;
  bool Found = false;
};

} // namespace

bool launchesKernels(const RewriteContext &C, const FunctionDecl *Definition) {
  return LaunchSearch(C.U).from(Definition);
}

std::string kernelsKept(RewriteContext &C, const FunctionDecl *Cpu, const FunctionDecl *Amp) {
  if (!Amp->isTemplated())
    return "";
  std::string Function = cpuName(C, Cpu);
  if (const auto *Method = dyn_cast<CXXMethodDecl>(Amp))
    Function = Method->getParent()->getNameAsString() + "::" +
               (ownTemplate(Amp) ? "template " : "") + Function;
  return "(void)sizeof(amp2hip::instantiated<&" + Function + passedTemplateArguments(C, Amp) + ">);";
}

} // namespace amp2hip

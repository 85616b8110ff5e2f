//===--- Reach.cpp - Expressions in front of the body --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Clang resolves a call by the restrictions of the function around it. In a
// trailing return type there is none yet: calls there count as calls of both
// sides, unless SemaCUDA is told otherwise in time. The one moment that a
// library gets hold of inside a declarator is the lookup of a name that Clang
// cannot find.
//
//===----------------------------------------------------------------------===//
#include "normalise/Reach.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Sema/ExternalSemaSource.h"
#include "clang/Sema/Lookup.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaCUDA.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <optional>

using namespace clang;

namespace amp2hip {
namespace {

class ReachSource : public ExternalSemaSource {
public:
  explicit ReachSource(Sema &S) : S(S) {}

  bool LookupUnqualified(LookupResult &R, Scope *) override {
    const IdentifierInfo *Name = R.getLookupName().getAsIdentifierInfo();
    if (!Name || !Name->getName().starts_with("amp2hip_"))
      return false;
    CUDAFunctionTarget Side = S.getLangOpts().CUDAIsDevice ? CUDAFunctionTarget::Device
                                                           : CUDAFunctionTarget::Host;
    auto Target = llvm::StringSwitch<std::optional<CUDAFunctionTarget>>(Name->getName())
                      .Case(EnterAmpName, CUDAFunctionTarget::Device)
                      .Case(EnterCpuName, CUDAFunctionTarget::Host)
                      .Case(EnterBothName, Side)
                      .Case(LeaveReachName, CUDAFunctionTarget::HostDevice)
                      .Default(std::nullopt);
    if (!Target)
      return false;
    setReach(S, *Target);
    R.addDecl(argument());
    R.resolveKind();
    return true;
  }

private:
  /// A constant that the attribute can have.
  VarDecl *argument() {
    if (!Argument) {
      ASTContext &Ctx = S.getASTContext();
      Argument = VarDecl::Create(Ctx, Ctx.getTranslationUnitDecl(), SourceLocation(),
                                 SourceLocation(), &Ctx.Idents.get("amp2hip_reach"), Ctx.IntTy,
                                 Ctx.getTrivialTypeSourceInfo(Ctx.IntTy), SC_Extern);
    }
    return Argument;
  }

  Sema &S;
  VarDecl *Argument = nullptr;
};

/// The call operator of a lambda exists before its trailing return type is parsed, but its
/// attributes are added after it. One that has them is the lambda around a local declaration.
void setTarget(CXXMethodDecl &Call, CUDAFunctionTarget Target) {
  auto IsWritten = [](const Attr *A) {
    return isa<CUDADeviceAttr, CUDAHostAttr>(A) && !A->isImplicit();
  };
  if (llvm::any_of(Call.attrs(), IsWritten))
    return;
  Call.dropAttrs<CUDADeviceAttr, CUDAHostAttr>();
  if (Target == CUDAFunctionTarget::Device)
    Call.addAttr(CUDADeviceAttr::CreateImplicit(Call.getASTContext()));
  else if (Target == CUDAFunctionTarget::Host)
    Call.addAttr(CUDAHostAttr::CreateImplicit(Call.getASTContext()));
}

} // namespace

void setReach(Sema &S, CUDAFunctionTarget Target) {
  S.CUDA().CurCUDATargetCtx.Target = Target;
  if (auto *Call = dyn_cast<CXXMethodDecl>(S.CurContext); Call && Call->getParent()->isLambda())
    setTarget(*Call, Target);
}

void followReach(Sema &S) { S.addExternalSource(new ReachSource(S)); }

} // namespace amp2hip

//===--- CallTarget.cpp - Restrictions of trailing return types -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes Clang resolve calls in a trailing return type by the restrictions of the declared function
// (§2.1.1):
//
//   auto f(int x) restrict(amp) -> decltype(g(x)); // the amp overload of g
//
// Clang resolves a call by the restrictions of the enclosing function. While it parses a trailing
// return type, it does not know that function yet and treats the calls as host and device code. But
// Clang gives control to an external source when it looks up an undeclared name, even inside a
// declarator. The normalized tokens therefore contain such names before and after the type (see
// CallTarget.h). The lookup of one of them sets the target that SemaCUDA assumes for calls.
//
//===----------------------------------------------------------------------===//
#include "normalize/CallTarget.h"
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

/// Looks up the names of markers: sets the target for the following calls, and
/// returns a variable that the attribute accepts as its argument.
class TargetMarkerSource : public ExternalSemaSource {
public:
  explicit TargetMarkerSource(Sema &S) : S(S) {}

  bool LookupUnqualified(LookupResult &R, Scope *) override {
    const IdentifierInfo *Name = R.getLookupName().getAsIdentifierInfo();
    if (!Name || !Name->getName().starts_with("amp2hip_"))
      return false;
    CUDAFunctionTarget Side =
        S.getLangOpts().CUDAIsDevice ? CUDAFunctionTarget::Device : CUDAFunctionTarget::Host;
    auto Target = llvm::StringSwitch<std::optional<CUDAFunctionTarget>>(Name->getName())
                      .Case(EnterAmpName, CUDAFunctionTarget::Device)
                      .Case(EnterCpuName, CUDAFunctionTarget::Host)
                      .Case(EnterBothName, Side)
                      .Case(LeaveName, CUDAFunctionTarget::HostDevice)
                      .Default(std::nullopt);
    if (!Target)
      return false;
    setCallTarget(S, *Target);
    R.addDecl(argument());
    R.resolveKind();
    return true;
  }

private:
  /// The variable that all marker names refer to.
  VarDecl *argument() {
    if (!Argument) {
      ASTContext &Ctx = S.getASTContext();
      Argument = VarDecl::Create(Ctx, Ctx.getTranslationUnitDecl(), SourceLocation(),
                                 SourceLocation(), &Ctx.Idents.get("amp2hip_call_target"),
                                 Ctx.IntTy, Ctx.getTrivialTypeSourceInfo(Ctx.IntTy), SC_Extern);
    }
    return Argument;
  }

  Sema &S;
  VarDecl *Argument = nullptr;
};

/// Sets the target of \p Call, the call operator of a lambda whose trailing
/// return type is being parsed. Clang adds the operator's attributes after that
/// type. If \p Call has attributes already, the type belongs to a declaration
/// in the body of the lambda, and \p Call does not change.
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

void setCallTarget(Sema &S, CUDAFunctionTarget Target) {
  S.CUDA().CurCUDATargetCtx.Target = Target;
  if (auto *Call = dyn_cast<CXXMethodDecl>(S.CurContext); Call && Call->getParent()->isLambda())
    setTarget(*Call, Target);
}

void handleTargetMarkers(Sema &S) { S.addExternalSource(new TargetMarkerSource(S)); }

} // namespace amp2hip

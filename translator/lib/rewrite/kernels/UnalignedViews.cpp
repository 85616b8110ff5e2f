//===--- UnalignedViews.cpp - Views that amp code makes of other memory ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines AMP2HIP_UNALIGNED_VIEWS at the top of the output if amp code makes a view of a pointer or
// of elements of another type:
//
//   array_view<float_4, 1> v(64, tile);
//   auto w = floats.reinterpret_as<float_4>();
//
// Kernels for NVIDIA GPUs load a float_4 by one instruction, which requires an address that is a
// multiple of 16. A launch checks this for its containers (general_access.h), but cannot for views
// that the kernel makes.
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "model/CodeVisitor.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "text/Layout.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Looks for such views.
class UnalignedViews : public CodeVisitor {
public:
  using CodeVisitor::CodeVisitor;
  bool Found = false;

  bool VisitCXXConstructExpr(CXXConstructExpr *E) override {
    const CXXConstructorDecl *Constructor = E->getConstructor();
    if (!restriction().Amp || !isInConcurrency(Constructor) ||
        Constructor->getParent()->getName() != "array_view")
      return true;
    Found |= llvm::any_of(Constructor->parameters(),
                          [](const ParmVarDecl *P) { return P->getType()->isPointerType(); });
    return true;
  }

  bool VisitCallExpr(CallExpr *E) override {
    const FunctionDecl *F = E->getDirectCallee();
    Found |= F && restriction().Amp && isInConcurrency(F) && F->getDeclName().isIdentifier() &&
             F->getName() == "reinterpret_as";
    return true;
  }
};

} // namespace

void planUnalignedViews(RewriteContext &C) {
  UnalignedViews Views(C.Unit);
  Views.TraverseDecl(C.Unit.context().getTranslationUnitDecl());
  if (!Views.Found)
    return;
  const FileID Main = C.Unit.SM.getMainFileID();
  C.Edits.insert({Main, 0},
                 "#define AMP2HIP_UNALIGNED_VIEWS // a kernel makes a view of a pointer" +
                     lineEnding(C.Source.text(Main)).str(),
                 InsertOrder::Declaration);
}

} // namespace amp2hip

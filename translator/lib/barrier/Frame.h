//===--- Frame.h - One call that is analysed ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_BARRIER_FRAME_H
#define AMP2HIP_BARRIER_FRAME_H

#include "barrier/Uniformity.h"
#include "model/Model.h"
#include "clang/AST/ASTContext.h"

namespace amp2hip {

/// What is known of a function while it is analysed.
struct Uniformity::Frame {
  Frame(const CodeBlock &B, const ControlFlow &Flow, llvm::ArrayRef<Variance> Arguments,
        Variance Object)
      : Block(&B), Flow(Flow), After(Flow.graph().getNumBlockIDs()),
        Conditions(Flow.graph().getNumBlockIDs()), Object(Object) {
    for (unsigned I = 0; I < Arguments.size(); ++I)
      Entry[B.Function->getParamDecl(I)] = Arguments[I];
    for (const clang::VarDecl *V : B.Variables)
      if (isTileStatic(V))
        Entry[V] = Variance::Data;
  }

  const CodeBlock *Block;
  const ControlFlow &Flow;
  Environment Entry, Now;
  std::vector<Environment> After;   ///< by block
  std::vector<Variance> Conditions; ///< of the branches that end the blocks
  llvm::DenseMap<const clang::Expr *, Variance> Values; ///< of calls
  Variance Object, Result = Variance::Uniform;
  /// Of the block that is looked at.
  Variance Control = Variance::Uniform;
  const clang::Stmt *ControlledBy = nullptr;
};

} // namespace amp2hip

#endif // AMP2HIP_BARRIER_FRAME_H

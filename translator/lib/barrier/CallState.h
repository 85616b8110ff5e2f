//===--- CallState.h - State of the analysis of one call ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_BARRIER_CALLSTATE_H
#define AMP2HIP_BARRIER_CALLSTATE_H

#include "ast/Variables.h"
#include "barrier/Uniformity.h"
#include "clang/AST/ASTContext.h"

namespace amp2hip {

/// The state of the analysis of one call: a function with the variances of its
/// arguments.
struct Uniformity::CallState {
  CallState(const CodeBlock &B, const ControlFlow &Flow, llvm::ArrayRef<Variance> Arguments,
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
  Environment Entry, Now;           ///< at the entry, and at the current statement
  std::vector<Environment> After;   ///< at the ends of the blocks, by block ID
  std::vector<Variance> Conditions; ///< of the branches that end the blocks
  llvm::DenseMap<const clang::Expr *, Variance> Values; ///< results of calls
  Variance Object, Result = Variance::Uniform;
  /// The greatest variance of the conditions that decide whether the current
  /// block is reached.
  Variance Control = Variance::Uniform;
  const clang::Stmt *ControlledBy = nullptr; ///< the condition with the variance \c Control
};

} // namespace amp2hip

#endif // AMP2HIP_BARRIER_CALLSTATE_H

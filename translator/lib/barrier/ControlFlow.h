//===--- ControlFlow.h - Control-flow graph of a function -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_BARRIER_CONTROLFLOW_H
#define AMP2HIP_BARRIER_CONTROLFLOW_H

#include "clang/Analysis/Analyses/Dominators.h"
#include "clang/Analysis/CFG.h"
#include <memory>
#include <vector>

namespace amp2hip {

struct CodeBlock;

/// Clang's control-flow graph of one function, with the control dependences of
/// its blocks. Each expression is a separate element of the graph.
class ControlFlow {
public:
  /// Returns the graph of \p B; null if Clang cannot build it or if \p B
  /// contains errors or type-dependent expressions.
  static std::unique_ptr<ControlFlow> of(const CodeBlock &B, const clang::ASTContext &Ctx);

  /// The graph itself.
  const clang::CFG &graph() const { return *Graph; }
  /// The blocks on which \p Block is control dependent: the branches at their
  /// ends decide whether it is reached.
  const std::vector<const clang::CFGBlock *> &controlling(const clang::CFGBlock &Block) const {
    return Controlling[Block.getBlockID()];
  }
  /// All blocks, most of them before their successors.
  const std::vector<const clang::CFGBlock *> &order() const { return Order; }
  /// The condition of the branch at the end of \p Block; null if there is none.
  static const clang::Expr *conditionOf(const clang::CFGBlock &Block);

private:
  std::unique_ptr<clang::CFG> Graph;
  std::vector<std::vector<const clang::CFGBlock *>> Controlling;
  std::vector<const clang::CFGBlock *> Order;
};

} // namespace amp2hip

#endif // AMP2HIP_BARRIER_CONTROLFLOW_H

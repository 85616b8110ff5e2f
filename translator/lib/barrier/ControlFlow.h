//===--- ControlFlow.h - The control-flow graph of a function -------------===//
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

/// The graph of one function, each expression an element of its own, with the
/// blocks whose branches decide whether a block is reached at all.
class ControlFlow {
public:
  /// Null if Clang has no graph for \p B, or some of it did not parse.
  static std::unique_ptr<ControlFlow> of(const CodeBlock &B, const clang::ASTContext &Ctx);

  const clang::CFG &graph() const { return *Graph; }
  /// The blocks that end in a branch which \p Block depends on.
  const std::vector<const clang::CFGBlock *> &controlling(const clang::CFGBlock &Block) const {
    return Controlling[Block.getBlockID()];
  }
  /// Blocks in an order that has most before those that follow them.
  const std::vector<const clang::CFGBlock *> &order() const { return Order; }
  /// What the branch at the end of \p Block asks; null if nothing.
  static const clang::Expr *conditionOf(const clang::CFGBlock &Block);

private:
  std::unique_ptr<clang::CFG> Graph;
  std::vector<std::vector<const clang::CFGBlock *>> Controlling;
  std::vector<const clang::CFGBlock *> Order;
};

} // namespace amp2hip

#endif // AMP2HIP_BARRIER_CONTROLFLOW_H

//===--- ControlFlow.cpp - Control-flow graph of a function ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "barrier/ControlFlow.h"
#include "model/AmpCode.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

std::unique_ptr<ControlFlow> ControlFlow::of(const CodeBlock &B, const ASTContext &Ctx) {
  for (const Stmt *S : B.Statements)
    if (const auto *E = dyn_cast<Expr>(S); E && (E->containsErrors() || E->isTypeDependent()))
      return nullptr;
  CFG::BuildOptions Options;
  Options.setAllAlwaysAdd();
  Options.AddImplicitDtors = true;
  std::unique_ptr<CFG> Graph =
      CFG::buildCFG(B.Function, B.Function->getBody(), const_cast<ASTContext *>(&Ctx), Options);
  if (!Graph)
    return nullptr;
  auto Flow = std::make_unique<ControlFlow>();
  Flow->Graph = std::move(Graph);
  ControlDependencyCalculator Control(Flow->Graph.get());
  Flow->Controlling.resize(Flow->Graph->getNumBlockIDs());
  for (CFGBlock *Block : *Flow->Graph)
    for (const CFGBlock *By : Control.getControlDependencies(Block))
      Flow->Controlling[Block->getBlockID()].push_back(By);
  for (const CFGBlock *Block : llvm::reverse(*Flow->Graph)) // the exit block comes first
    Flow->Order.push_back(Block);
  return Flow;
}

const Expr *ControlFlow::conditionOf(const CFGBlock &Block) {
  if (Block.succ_size() < 2)
    return nullptr;
  if (!Block.empty())
    if (std::optional<CFGStmt> Last = Block.back().getAs<CFGStmt>())
      if (const auto *E = dyn_cast<Expr>(Last->getStmt()))
        return E;
  return dyn_cast_or_null<Expr>(Block.getTerminatorCondition());
}

} // namespace amp2hip

//===--- Branches.cpp - Branches that control barriers ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A variable on which a barrier depends may get its value in a conditional without barriers:
//
//   int first;
//   switch (phase) {
//   case 1: first = k; break;
//   default: first = t.tile[0];
//   }
//   if (first == k) { ... t.barrier.wait(); ... }
//
// The loops then treat the conditional as if it had barriers: its head, which must be the same in
// all threads, is evaluated once for the tile.
//
//===----------------------------------------------------------------------===//
#include "tileloops/split/Branches.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/Expr.h"
#include "clang/AST/StmtCXX.h"

using namespace clang;

namespace amp2hip {

bool mayDecide(const Stmt *S, const DecidingVariables &Variables) {
  if (Variables.empty() || !isa<CompoundStmt, IfStmt, ForStmt, WhileStmt, DoStmt, SwitchStmt>(S))
    return false;
  VariableUses Uses;
  collectUses(S, Uses);
  return llvm::any_of(Uses, [&](const auto &Each) {
    return Variables.contains(Each.first) && llvm::any_of(Each.second, [](const VariableUse &Use) {
             return Use.How == VariableUse::Change;
           });
  });
}

} // namespace amp2hip

//===--- TileLoopRemarks.cpp - Remarks about kernels with fibers ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With -Rpass-missed=tile-loops, a kernel that keeps fibers is reported like this:
//
//   scan.cpp:7:40: remark: kernel runs each thread of a tile on a fiber [-Rpass-missed=tile-loops]
//   scan.cpp:12:9: note: 'sum' waits at the barrier and cannot be split there
//   scan.cpp:3:5: note: 'sum' is an operator
//
//===----------------------------------------------------------------------===//
#include "rewrite/kernels/TileLoopRemarks.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "tileloops/MissedReason.h"
#include "tileloops/calls/TileFunctions.h"
#include "tileloops/split/BarrierSplit.h"
#include "tileloops/tile/TileTypes.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Stmt.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {

void reportLoops(const RewriteContext &C, const CXXMethodDecl *Call, bool AreWritten,
                 const MissedReason &Why) {
  const std::string Flag = AreWritten ? "pass=tile-loops" : "pass-missed=tile-loops";
  if (!llvm::is_contained(C.Unit.Options.RemarkFlags, Flag) || (!AreWritten && !Why))
    return;
  const bool IsLambda = Call->getParent()->isLambda();
  C.Unit.remark(IsLambda ? Call->getParent()->getLocation() : Call->getLocation(),
                std::string(!AreWritten ? "kernel runs each thread of a tile on a fiber"
                            : Why       ? "kernel runs as loops over the threads of a tile if a "
                                          "condition holds"
                                        : "kernel runs as loops over the threads of a tile") +
                    " [-R" + Flag + "]");
  llvm::SmallPtrSet<const FunctionDecl *, 4> Explained;
  for (MissedReason Each = Why; Each;
       Each = C.Functions ? C.Functions->missedReason(Each.Callee) : MissedReason()) {
    C.Unit.note(Each.Loc, Each.Message);
    if (!Each.Callee || !Explained.insert(Each.Callee).second)
      break;
  }
}

void reportForm(const RewriteContext &C, const CXXMethodDecl *Call, const std::string &Form) {
  const auto *Body = dyn_cast_or_null<CompoundStmt>(Call->getBody());
  if (!C.Unit.Options.TileLoops || !Body || Call->getNumParams() != 1)
    return;
  const ParmVarDecl *Tile = Call->getParamDecl(0);
  MissedReason Why, OfBody;
  if (namesBarrier(Body, Tile) ||
      (isTiledIndex(Tile->getType()) &&
       (planTileLoops(Body, Tile, C.Unit.context(), TileRunner::OneThread, OfBody,
                      C.Functions.get()) ||
        OfBody)))
    Why.reject(Call->getLocation(), Form);
  reportLoops(C, Call, /*AreWritten=*/false, Why);
}

bool namesBarrier(const Stmt *Body, const ParmVarDecl *Tile) {
  bool Found = false;
  walk(Body, [&](const Stmt *S, const Stmt *) {
    const auto *E = dyn_cast<Expr>(S);
    Found |= E && memberOfTile(E, Tile) == "barrier";
    return !Found;
  });
  return Found;
}

} // namespace amp2hip

//===--- Plan.h - A kernel as loops over the threads of a tile ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_PLAN_H
#define AMP2HIP_TILELOOPS_PLAN_H

#include "tileloops/Guard.h"
#include "tileloops/Shape.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"
#include <optional>
#include <vector>

namespace clang {
class ASTContext;
class VarDecl;
} // namespace clang

namespace amp2hip {

/// A part of the function that runs a whole tile.
struct TileStep {
  enum Kind {
    Once,    ///< a statement that runs once for the tile
    Threads, ///< statements that each thread runs, in a loop over the threads
    Nested,  ///< a block, loop or conditional around other steps
  };
  Kind Is = Once;
  std::vector<const LevelStatement *> Statements; ///< one, but of Threads
  std::vector<std::vector<TileStep>> Parts;       ///< of Nested

  // Of Threads:
  bool NamesTile = false; ///< the index of the thread
  /// All they do is the one statement in a conditional that selects these threads.
  std::vector<PlaceRange> Places;
  /// Declarations of variables that a thread computes anew here.
  llvm::SetVector<const LevelStatement *> Repeated;
  llvm::SetVector<const clang::VarDecl *> Unused; ///< of what is declared here
  /// Variables that live across waits: from other steps; given on from here,
  /// which declares them.
  llvm::SetVector<const clang::VarDecl *> Kept, Given;
  /// The same, without a value yet: their declaration here goes.
  llvm::SetVector<const clang::VarDecl *> Unset;
};

struct TilePlan {
  std::vector<LevelStatement> Shape; ///< the steps refer to it
  std::vector<TileStep> Steps;
  /// What the kernel declares beside its waits.
  llvm::StringSet<> Names;
  /// All variables that live across waits, in order.
  llvm::SetVector<const clang::VarDecl *> Kept, Unset;
};

/// How a kernel with \p Body, a call operator that takes \p Tile, runs as loops
/// over the threads of a tile between its waits. Nothing where that is not
/// certain to be what the threads do one by one.
std::optional<TilePlan> planTileLoops(const clang::CompoundStmt *Body,
                                      const clang::ParmVarDecl *Tile, const clang::ASTContext &Ctx);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_PLAN_H

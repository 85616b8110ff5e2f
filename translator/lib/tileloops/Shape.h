//===--- Shape.h - Where in its body a kernel waits -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_SHAPE_H
#define AMP2HIP_TILELOOPS_SHAPE_H

#include "clang/Basic/SourceLocation.h"
#include <optional>
#include <vector>

namespace clang {
class CompoundStmt;
class Expr;
class ParmVarDecl;
class Stmt;
} // namespace clang

namespace amp2hip {

/// A statement of a kernel that waits at a barrier, or beside one that does: on
/// its level the threads of a tile go on together.
struct LevelStatement {
  enum Kind {
    Plain,   ///< each thread runs it by itself
    Wait,    ///< it is a wait at the tile's barrier
    Leave,   ///< a loop that holds waits, or the kernel, if a condition says so
    Compound ///< a block, a loop or a conditional that holds waits
  };
  Kind Is = Plain;
  const clang::Stmt *Statement = nullptr;
  /// Its text, with what follows up to the next statement.
  clang::SourceLocation Begin, End;
  /// Of a compound one: where the text in front of each body ends, and the body.
  /// A block has one body and no such text.
  struct Part {
    clang::SourceLocation HeadEnd;
    std::vector<LevelStatement> Statements;
  };
  std::vector<Part> Parts;
};

/// The body of a kernel as statements of that level. Nothing where a barrier
/// stands elsewhere, the kernel waits nowhere, or the index of \p Tile is handed
/// on to code that might wait: such kernels cannot be split at their barriers.
std::optional<std::vector<LevelStatement>> shapeOf(const clang::CompoundStmt *Body,
                                                   const clang::ParmVarDecl *Tile);

/// Calls \p Visit for each of \p All and those in their bodies.
template <typename Body>
void forEachStatement(const std::vector<LevelStatement> &All, const Body &Visit) {
  for (const LevelStatement &S : All) {
    Visit(S);
    for (const LevelStatement::Part &P : S.Parts)
      forEachStatement(P.Statements, Visit);
  }
}

/// The name of what \p E takes from \p Tile itself (`local` for `t.local`), in a
/// template too; empty for anything else.
llvm::StringRef memberOfTile(const clang::Expr *E, const clang::ParmVarDecl *Tile);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_SHAPE_H

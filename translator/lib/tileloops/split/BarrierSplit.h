//===--- BarrierSplit.h - Level statements of a kernel --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_SPLIT_BARRIERSPLIT_H
#define AMP2HIP_TILELOOPS_SPLIT_BARRIERSPLIT_H

#include "tileloops/MissedReason.h"
#include "tileloops/split/Branches.h"
#include "tileloops/split/CallOrder.h"
#include "tileloops/tile/TileUses.h"
#include "clang/Basic/SourceLocation.h"
#include <optional>
#include <vector>

namespace clang {
class CallExpr;
class CompoundStmt;
class Expr;
class ParmVarDecl;
class Stmt;
} // namespace clang

namespace amp2hip {

class TileFunctions;
struct KernelMembers;
struct TileFunction;

/// A barrier-level statement: a statement of a kernel's body, or of a block, loop or conditional
/// that contains a barrier. All statements around a barrier-level statement contain barriers, so
/// all threads of a tile execute it equally often (§8.1.1).
struct BarrierLevelStatement {
  enum StatementKind {
    Plain,   ///< contains no barrier and does not leave a statement around it,
             ///< except by `return` if AfterBarriers is set, or if Continues is set
    Wait,    ///< a wait at the barrier of the tile
    Call,    ///< calls of functions that wait, and the use of their results
    Jump,    ///< a `break`, `continue` or `return`, possibly in a conditional
    Compound ///< a block, loop, conditional or `switch` that contains barriers, jumps before
             ///< barriers, or changes of variables on which barriers depend
  };
  StatementKind Kind = Plain;
  const clang::Stmt *Statement = nullptr;
  /// The calls in a Call statement, in the order of their evaluation.
  struct TileFunctionCall {
    const clang::CallExpr *Call = nullptr;
    const TileFunction *Function = nullptr;
  };
  std::vector<TileFunctionCall> Calls;
  /// True if the statement is the only call, assigns its result or initializes its only variable
  /// with it.
  bool IsDirectCall = false;
  /// Operands that a Call statement evaluates before its last call.
  std::vector<CallOrder::Operand> BeforeCalls;
  /// Set for a statement of the kernel's body that may `return`, if no barrier
  /// follows: a thread then ends, whatever the other threads do.
  bool AfterBarriers = false;
  /// Set for a statement directly in the body of a loop that leaves the statements around it only
  /// by `continue`, if no barrier follows in the body: a thread then ends the iteration, whatever
  /// the other threads do.
  bool Continues = false;
  /// The text of the statement, up to the next statement or closing brace.
  clang::SourceLocation Begin, End;
  /// A body of a Compound statement: a conditional with `else` has two, and a `switch` has one for
  /// each statement with labels.
  struct Part {
    clang::SourceLocation HeadEnd;  ///< end of the text before the body
    clang::SourceLocation LabelsAt; ///< the first label of the body, in a `switch`
    std::vector<BarrierLevelStatement> Statements;
  };
  std::vector<Part> Parts;
};

/// Returns the barrier-level statements of \p Body, the body of a kernel or function whose
/// parameter \p Tile is the tiled_index, or a tile_barrier. \p Functions knows the called functions
/// that can be split at their barriers; null if no call can be. Returns nothing if the body cannot
/// be split at its barriers: it has none, a barrier is not a barrier-level statement, or \p Tile is
/// passed to other code that may wait. \p Why then receives the reason. If \p Members is not null,
/// receives the members of the kernel that must be containers: code uses \p Tile as index of an
/// element. Statements that change one of \p Deciding become Compound, as if they contained
/// barriers.
std::optional<std::vector<BarrierLevelStatement>>
splitAtBarriers(const clang::CompoundStmt *Body, const clang::ParmVarDecl *Tile,
                TileFunctions *Functions, MissedReason &Why, KernelMembers *Members = nullptr,
                const DecidingVariables &Deciding = {});

/// True if the function body \p Body uses its parameter \p Tile only for the position of the
/// thread: it does not wait at the barrier, and passes \p Tile only to functions that do not wait.
/// \p CannotWait decides this for a call.
bool usesOnlyPosition(const clang::Stmt *Body, const clang::ParmVarDecl *Tile,
                      llvm::function_ref<bool(const clang::CallExpr *)> CannotWait);

/// Calls \p Visit for each statement of \p All, followed by those in its
/// bodies.
template <typename Body>
void forEachStatement(const std::vector<BarrierLevelStatement> &All, const Body &Visit) {
  for (const BarrierLevelStatement &S : All) {
    Visit(S);
    for (const BarrierLevelStatement::Part &P : S.Parts)
      forEachStatement(P.Statements, Visit);
  }
}

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_SPLIT_BARRIERSPLIT_H

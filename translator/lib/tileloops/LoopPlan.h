//===--- LoopPlan.h - Plan of a kernel's work-item loops ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_LOOPPLAN_H
#define AMP2HIP_TILELOOPS_LOOPPLAN_H

#include "tileloops/split/BarrierSplit.h"
#include "tileloops/tile/KernelMembers.h"
#include "tileloops/values/LocalIndexRange.h"
#include "clang/AST/Type.h"
#include "clang/AST/TypeLoc.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"
#include <optional>
#include <vector>

namespace clang {
class ASTContext;
class CallExpr;
class NamedDecl;
class VarDecl;
} // namespace clang

namespace amp2hip {

/// How the version of a function for whole tiles gets a parameter.
enum class Passing {
  Tile,      ///< the tiled_index or tile_barrier: any thread's, because only the tile matters
  Shared,    ///< one value or object for all threads
  Stateless, ///< one object for all threads; its class must have no data members
  PerThread, ///< one value for each thread, in kept_values
};

/// The argument of a call of a function that runs for a whole tile.
struct TileArgument {
  const clang::Expr *Value = nullptr;
  const clang::ParmVarDecl *Parameter = nullptr;
  Passing How = Passing::Shared;
  /// The kept variable whose values the function gets; null if it gets \c Value, or copies of it.
  const clang::VarDecl *Storage = nullptr;
  /// True if a work-item loop before the call computes a copy of \c Value for each thread, of the
  /// type \c Type or, if that is dependent, of the type of the variable that \c Value names.
  bool IsCopied = false;
  /// If not null, the type of the copies as it is written: the element type of the container in
  /// `view[i]`, where the index has a dependent type.
  clang::TypeLoc Written;
  /// True for an operand of the statement that is evaluated before the call. It has no parameter.
  bool IsOperand = false;
  /// True for a new object of a class without data members: `maximum()`.
  bool IsStateless = false;
  bool IsDefault = false; ///< \c Value is the parameter's default argument
  clang::QualType Type;
};

/// A call of a function that runs for a whole tile.
struct TileCall {
  const clang::CallExpr *Call = nullptr;
  TileFunction *Function = nullptr;
  std::vector<TileArgument> Arguments;
  /// The kept variable that gets the results, or null.
  const clang::VarDecl *Result = nullptr;
  /// If not null, the type of the results, which the next work-item loop uses: its first statement
  /// is the assignment that contains the call.
  clang::QualType ResultType;
};

/// A step of the generated function that runs a whole tile.
struct TileStep {
  enum StepKind {
    Once,    ///< a statement that runs once per tile
    Wait,    ///< a wait at the barrier of the tile
    Call,    ///< a call of a function that runs for the whole tile
    Threads, ///< statements that each thread runs: a work-item loop
    Nested,  ///< a block, loop or conditional around other steps
  };
  StepKind Kind = Once;
  /// One statement, except for Threads. A Call in a Threads step uses the result of the call.
  std::vector<const BarrierLevelStatement *> Statements;
  std::vector<std::vector<TileStep>> Parts; ///< the bodies, for Nested
  TileCall Called;                          ///< for Call

  // The following are set for Threads only.
  /// Arguments of a call after the loop, which each thread computes after the statements.
  std::vector<TileArgument> Arguments;
  bool NamesTile = false; ///< the statements use the tiled_index
  bool MayReturn = false; ///< a thread may end before the last statement
  /// A thread may end the iteration of the loop around the step before the last statement. The
  /// `continue` then continues the work-item loop with the next thread.
  bool MayContinue = false;
  bool Returns = false; ///< the last statement returns, and other steps follow in the text
  bool mayEndEarly() const { return MayReturn || MayContinue; }
  /// If not empty, the only statement is a conditional that selects the threads in these ranges.
  /// The loop then runs over these threads only, without the condition. Empty if several threads
  /// run the tile.
  std::vector<LocalIndexRange> Ranges;
  /// Declarations of variables of kind VariableStorage::Recomputed that the loop needs.
  llvm::SetVector<const BarrierLevelStatement *> Recomputed;
  llvm::SetVector<const clang::VarDecl *> Unused; ///< unused variables of Recomputed
  /// Variables that live across barriers. \c Kept: this step uses them and another step declares
  /// them. \c KeptForLater: this step declares and initializes them.
  llvm::SetVector<const clang::VarDecl *> Kept, KeptForLater;
  /// Variables that live across barriers and that this step declares without a
  /// value. Their declarations are removed from the loop.
  llvm::SetVector<const clang::VarDecl *> Uninitialized;
};

/// Who runs the generated function.
enum class TileRunner {
  OneThread,     ///< one thread runs the whole tile
  SeveralThreads ///< each of several threads runs some threads of the tile; they wait
};

/// A loop whose variable goes in steps of \c Step up to \c Bound, a constant that
/// depends on template parameters.
struct DependentLoop {
  const clang::Expr *Bound = nullptr;
  int64_t Step = 1;
};

/// Loops in each other.
struct LoopNest {
  uint64_t Constant = 1; ///< the product of the numbers of iterations that are constant
  llvm::SmallVector<DependentLoop, 2> Dependent;
};

/// The plan for the generated function that runs a whole tile, or some threads of it.
struct TilePlan {
  std::vector<BarrierLevelStatement> Statements; ///< the steps refer to it
  std::vector<TileStep> Steps;
  /// The names that the barrier-level statements declare, and those of the parameters.
  llvm::StringSet<> Names;
  /// \c Kept: all variables that live across barriers, in the order of their first use.
  /// \c Uninitialized: the variables of \c Kept that are declared without a value.
  llvm::SetVector<const clang::VarDecl *> Kept, Uninitialized;
  /// Template parameters that must be numbers.
  std::vector<clang::TypeLoc> Numbers;
  KernelMembers Members; ///< of the kernel, with conditions
  /// tile_static variables that must have static storage duration (collectStaticMemory()).
  llvm::SetVector<const clang::VarDecl *> StaticMemory;
  /// Declarations of the body that get new names in the generated code, because their names also
  /// refer to other entities.
  llvm::SetVector<const clang::NamedDecl *> Renamed;
  /// True if code may pass the tiled_index to a function as a reference to non-const. A tiled_index
  /// cannot be assigned to.
  bool ChangesTile = false;
  /// With SeveralThreads: false if the kernel is probably slower than with one
  /// thread for each thread of the tile (Coarsening.h).
  bool IsFaster = false;
  /// With SeveralThreads: the innermost loops between two barriers, each with
  /// those around it, and an empty nest for loops around barriers. The generated
  /// code decides by them how many threads of a tile a thread of a GPU runs.
  std::vector<LoopNest> Nests;
};

/// Plans the work-item loops for a kernel whose call operator has the body
/// \p Body and the parameter \p Tile. Returns nothing unless the loops are
/// certain to have the same effect as concurrent threads; \p Why then receives the reason, unless
/// the code has no barrier.
///
/// Functions that wait can be called only if \p Functions is not null. \p Planned is the function
/// whose body \p Body is, or null for a kernel.
std::optional<TilePlan> planTileLoops(const clang::CompoundStmt *Body,
                                      const clang::ParmVarDecl *Tile, const clang::ASTContext &Ctx,
                                      TileRunner Runner, MissedReason &Why,
                                      TileFunctions *Functions = nullptr,
                                      const TileFunction *Planned = nullptr);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_LOOPPLAN_H

//===--- TileFunctions.h - Called functions that wait ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILELOOPS_CALLS_TILEFUNCTIONS_H
#define AMP2HIP_TILELOOPS_CALLS_TILEFUNCTIONS_H

#include "tileloops/LoopPlan.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <functional>
#include <map>
#include <memory>

namespace clang {
class CallExpr;
class FunctionDecl;
class LangOptions;
class SourceManager;
} // namespace clang

namespace amp2hip {

class FunctionLookup;

/// A function whose body waits, and the plan of its version for whole tiles. The version runs all
/// threads of a tile through one call of the function:
///
///   void step(int (&part)[16], int x, tiled_index<16> t) restrict(amp);
///
/// becomes, if the callers pass different values of x:
///
///   template <typename Tile>
///   void step(const Tile &whole, int (&part)[16], kept_values<int, Tile::threads> &x,
///             tiled_index<16> t);
struct TileFunction {
  const clang::FunctionDecl *Function = nullptr; ///< the definition; of a template, the pattern
  const clang::ParmVarDecl *Tile = nullptr;      ///< the tiled_index or tile_barrier
  std::vector<Passing> Parameters;
  std::vector<bool> IsRead; ///< for each parameter: the function only reads it
  std::optional<TilePlan> Plan;

  // The following are set when the version is written.
  std::string Name; ///< empty if there is no version
  /// True if \c Name has a qualifier, because the function is defined in another file than its
  /// class.
  bool IsApart = false;
  /// True if the version exists only for some types, which its template head checks.
  bool IsConditional = false;

  Passing passing(const clang::ParmVarDecl *P) const;
};

/// Finds the functions that a kernel calls and that can be split at their barriers. The passing of
/// the parameters depends on the calls: if one of them passes different values for the threads, the
/// parameter becomes PerThread. So the plans are final only after all kernels were planned without
/// a change of this kind (see restart() and hasChanged()).
class TileFunctions {
public:
  /// \p MayWrite is true for functions beside which the translator can write another function.
  TileFunctions(const clang::ASTContext &Ctx,
                std::function<bool(const clang::FunctionDecl *)> MayWrite);
  ~TileFunctions();

  /// The function that \p Call calls, if it waits and can be split at its barriers. \p Tile is the
  /// parameter of the calling code. Null for other calls.
  TileFunction *called(const clang::CallExpr *Call, const clang::ParmVarDecl *Tile);
  /// The function \p F, if it waits and can be split at its barriers; else null.
  TileFunction *find(const clang::FunctionDecl *F);
  /// True if \p Call certainly calls a function that gets \p Tile and does not wait.
  /// \p Depth is the number of calls around it.
  bool cannotWait(const clang::CallExpr *Call, const clang::ParmVarDecl *Tile, unsigned Depth = 0);
  /// Sets \p Why to the reason why called() returns null for \p Call, a call that gets \p Tile and
  /// may wait. Returns false.
  bool rejectCall(const clang::CallExpr *Call, const clang::ParmVarDecl *Tile, MissedReason &Why);
  /// Why \p F cannot be split at its barriers; empty if the reason is not known.
  MissedReason missedReason(const clang::FunctionDecl *F) const;

  /// Requests that parameter \p Number of \p F becomes PerThread. No-op if \p F could then not be
  /// split, or if \p F is in a header: its version must not depend on the callers.
  void passPerThread(const TileFunction &F, unsigned Number);
  /// Forgets the plans, but not the passing of parameters.
  void restart();
  /// True if the passing of a parameter changed since the last restart().
  bool hasChanged() const { return Changed; }
  /// Records that no version of \p F can be written, because of \p Why.
  void drop(const TileFunction &F, const MissedReason &Why);

private:
  struct Signature {
    std::vector<Passing> Parameters;
    std::vector<bool> IsRead;
  };

  const Signature &signature(const clang::FunctionDecl *F);
  MissedReason unsupportedParameter(const clang::FunctionDecl *F) const;
  bool plan(TileFunction &F, MissedReason &Why);
  bool fixSignature(TileFunction &F, MissedReason &Why);
  bool shareChanged(TileFunction &F, MissedReason &Why);

  const clang::ASTContext &Ctx;
  std::function<bool(const clang::FunctionDecl *)> MayWrite;
  std::unique_ptr<FunctionLookup> Lookup;
  /// Null for functions that cannot be split, and during the planning of a function.
  std::map<const clang::FunctionDecl *, std::unique_ptr<TileFunction>> Found;
  /// The signatures; without parameters if one of them is not supported.
  std::map<const clang::FunctionDecl *, Signature> Signatures;
  /// Why functions cannot be split.
  std::map<const clang::FunctionDecl *, MissedReason> Reasons;
  /// Parameters that cannot become PerThread.
  llvm::DenseSet<const clang::ParmVarDecl *> Refused;
  llvm::DenseSet<const clang::FunctionDecl *> Dropped;
  bool Changed = false;
};

/// True if no macro writes the token at \p End and also code after it: `restrict(amp)` from a macro
/// at the end of a declaration.
bool endsInOneMacro(clang::SourceLocation End, const clang::SourceManager &SM,
                    const clang::LangOptions &Options);

} // namespace amp2hip

#endif // AMP2HIP_TILELOOPS_CALLS_TILEFUNCTIONS_H

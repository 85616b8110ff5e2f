//===--- Uniformity.h - Barriers that not all threads reach ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_BARRIER_UNIFORMITY_H
#define AMP2HIP_BARRIER_UNIFORMITY_H

#include "barrier/BarrierWaits.h"
#include "barrier/ControlFlow.h"
#include "barrier/Variance.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>
#include <vector>

namespace amp2hip {

/// A barrier wait, or a call of a function that waits, that some threads of a
/// tile may not reach.
struct DivergentWait {
  /// The variance of \c Condition. Uniform if all threads reach the wait.
  Variance Divergence = Variance::Uniform;
  const clang::FunctionDecl *Callee = nullptr; ///< null for the wait itself
  const CodeBlock *In = nullptr;               ///< contains the wait or the call
  const clang::Stmt *Condition = nullptr;      ///< decides if the wait is reached
};

/// Finds barrier waits that not all threads of a tile reach (§8.1.1).
///
/// A data-flow analysis over Clang's control-flow graph computes the variance
/// (see Variance.h) of values and conditions in amp functions that wait at
/// barriers and in the functions that they call. It analyzes a function once
/// for each combination of variances of the arguments. Values from code that it
/// cannot see, or from memory that other threads may write, are Data. To avoid
/// false errors, it assumes that all other unknown values are uniform.
class Uniformity {
public:
  /// \p Code contains the evaluated code of user files and must outlive the
  /// object.
  Uniformity(const clang::ASTContext &Ctx, const std::vector<CodeBlock> &Code)
      : Ctx(Ctx), W(Code) {}

  /// If the function of \p B may wait at a barrier, analyzes it and the
  /// functions that it calls. Assumes that its arguments are the same for all
  /// threads of the tile, except for a tiled_index.
  void analyze(const CodeBlock &B);

  /// All analyzed waits, and calls that lead to a wait, by location. Waits and
  /// calls that all threads reach have the variance Uniform.
  const std::map<clang::SourceLocation, DivergentWait> &found() const { return Found; }
  /// The functions that may wait.
  BarrierWaits &waits() { return W; }

private:
  /// The effect of a call: the variance of its result, and the variances after
  /// the call of its object and of the objects that its parameters refer to.
  struct Summary {
    Variance Result = Variance::Uniform, Object = Variance::Uniform;
    std::vector<Variance> Parameters;
  };
  struct CallState;

  Summary call(const clang::FunctionDecl *F, std::vector<Variance> Arguments, Variance Object);
  Summary run(CallState &F);
  bool transfer(CallState &F, const clang::CFGBlock &Block);
  void visit(CallState &F, const clang::Stmt *S);
  void visitCall(CallState &F, const clang::CallExpr *E);
  void recordWait(CallState &F, clang::SourceLocation Loc, const clang::FunctionDecl *Callee);
  void store(CallState &F, const clang::Expr *To, Variance Value, bool Whole = true);
  Variance valueOf(CallState &F, const clang::Expr *E);
  Variance valueOf(CallState &F, const clang::ValueDecl *D);
  Variance valueOfAll(CallState &F, const clang::Stmt *S);
  /// The variance of the result of \p F, a function without amp code in the
  /// translation unit. \p Arguments is the variance of its object and
  /// arguments.
  static Variance runtimeResult(const clang::FunctionDecl *F, Variance Arguments);

  using Key = std::pair<const clang::FunctionDecl *, std::vector<Variance>>;
  const clang::ASTContext &Ctx;
  BarrierWaits W;
  std::map<clang::SourceLocation, DivergentWait> Found;
  llvm::DenseMap<const CodeBlock *, std::unique_ptr<ControlFlow>> Flows;
  std::map<Key, Summary> Known;
  std::vector<CallState *> Active;
  unsigned Runs = 0;
};

} // namespace amp2hip

#endif // AMP2HIP_BARRIER_UNIFORMITY_H

//===--- Uniformity.h - Where the threads of a tile part ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_BARRIER_UNIFORMITY_H
#define AMP2HIP_BARRIER_UNIFORMITY_H

#include "barrier/ControlFlow.h"
#include "barrier/Variance.h"
#include "barrier/Waits.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>
#include <vector>

namespace amp2hip {

/// A wait, or a call that leads to one, that some threads of a tile may not
/// come to.
struct DivergentWait {
  Variance How = Variance::Uniform;
  const clang::FunctionDecl *Callee = nullptr; ///< null: the wait itself
  const CodeBlock *In = nullptr;
  const clang::Stmt *Condition = nullptr; ///< that the threads part at
};

/// Follows how values may differ between the threads of a tile (§8.1.1) through
/// amp functions that wait at barriers, and those that they call: a data-flow
/// analysis over Clang's control-flow graph, once for each way in which the
/// arguments of a call may differ. What it cannot follow it takes for uniform,
/// or, where it comes out of memory that others write, for data.
class Uniformity {
public:
  Uniformity(const clang::ASTContext &Ctx, const std::vector<CodeBlock> &Code)
      : Ctx(Ctx), W(Code) {}

  /// Looks at the code of \p B, which nothing is known to call.
  void analyse(const CodeBlock &B);

  const std::map<clang::SourceLocation, DivergentWait> &found() const { return Found; }
  Waits &waits() { return W; }

private:
  /// What a call does: how its result may differ, and what its arguments refer
  /// to afterwards.
  struct Summary {
    Variance Result = Variance::Uniform, Object = Variance::Uniform;
    std::vector<Variance> Parameters;
  };
  struct Frame;

  Summary call(const clang::FunctionDecl *F, std::vector<Variance> Arguments, Variance Object);
  Summary run(Frame &F);
  bool transfer(Frame &F, const clang::CFGBlock &Block);
  void visit(Frame &F, const clang::Stmt *S);
  void visitCall(Frame &F, const clang::CallExpr *E);
  void reach(Frame &F, clang::SourceLocation Loc, const clang::FunctionDecl *Callee);
  void store(Frame &F, const clang::Expr *To, Variance Value, bool Whole = true);
  Variance valueOf(Frame &F, const clang::Expr *E);
  Variance valueOf(Frame &F, const clang::ValueDecl *D);
  Variance valueOfAll(Frame &F, const clang::Stmt *S);
  /// What a function of amp2hip's headers gives.
  static Variance runtimeResult(const clang::FunctionDecl *F, Variance Arguments);

  using Key = std::pair<const clang::FunctionDecl *, std::vector<Variance>>;
  const clang::ASTContext &Ctx;
  Waits W;
  std::map<clang::SourceLocation, DivergentWait> Found;
  llvm::DenseMap<const CodeBlock *, std::unique_ptr<ControlFlow>> Flows;
  std::map<Key, Summary> Known;
  std::vector<Frame *> Active;
  unsigned Runs = 0;
};

} // namespace amp2hip

#endif // AMP2HIP_BARRIER_UNIFORMITY_H

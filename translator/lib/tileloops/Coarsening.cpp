//===--- Coarsening.cpp - Kernels that are faster with coarsened tiles ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If a thread of a GPU runs several threads of a tile, fewer threads hide the
// latency of memory. This pays if the compiler can unroll the loops over these
// threads together with the loops in them, because it then loads values that
// the threads share once, and issues the loads of all threads before it uses
// one of them. It does not pay in three cases:
//
//  - Long loops, as over the 256 bodies of a tile, are not unrolled. The loops
//    of the threads then run one after another. How long a loop may be is
//    written in amp-headers/amp2hip/output/coarsened_threads.h.
//  - Conditionals before a barrier that select threads, as in a reduction or for
//    the border of a tile, leave threads idle. The busiest thread then does more
//    work.
//  - Atomic operations do not overlap with each other.
//
//===----------------------------------------------------------------------===//
#include "tileloops/Coarsening.h"
#include "ast/Concurrency.h"
#include "ast/ConstantLoops.h"
#include "tileloops/values/VariableStorage.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Loops with more iterations are never unrolled.
constexpr uint64_t MaxIterations = 64;

/// True if \p E is a constant that depends on template parameters and names no variables except
/// constants.
bool isTemplateConstant(const Expr *E) {
  if (!E->isValueDependent() || E->isTypeDependent())
    return false;
  return llvm::all_of(variablesNamed(E), [&](const VarDecl *V) {
    return V->getType().isConstQualified() && V->getInit() && !isa<ParmVarDecl>(V) &&
           (V->isConstexpr() || V->isStaticLocal() || V->isStaticDataMember());
  });
}

/// The approximate number of iterations of \p Loop. If the bound depends on template parameters,
/// sets \p Dependent and returns 1. Returns nothing if the bound or the step is not constant.
std::optional<uint64_t> iterationsOf(const ForStmt *Loop, const ASTContext &Ctx,
                                     DependentLoop &Dependent) {
  std::optional<CountedLoop> Counted = countedLoop(Loop, Ctx);
  if (!Counted)
    return std::nullopt;
  if (isTemplateConstant(Counted->Bound)) {
    Dependent = {Counted->Bound, Counted->Step};
    return 1;
  }
  return amp2hip::iterationsOf(*Counted, Ctx);
}

/// True if \p S calls a function for atomic operations (§6).
bool isAtomicCall(const Stmt *S) {
  const auto *Call = dyn_cast<CallExpr>(S);
  if (!Call)
    return false;
  if (const FunctionDecl *Callee = Call->getDirectCallee())
    return isInConcurrency(Callee) && Callee->getDeclName().isIdentifier() &&
           Callee->getName().starts_with("atomic_");
  const auto *Overloads = dyn_cast<UnresolvedLookupExpr>(Call->getCallee()->IgnoreParens());
  return Overloads && Overloads->getName().isIdentifier() &&
         Overloads->getName().getAsIdentifierInfo()->getName().starts_with("atomic_");
}

/// Collects the nests of loops between two barriers.
class LoopCounter {
public:
  LoopCounter(const ASTContext &Ctx, std::vector<LoopNest> &Nests) : Ctx(Ctx), Nests(Nests) {}

  /// Adds the loops in \p S, and in the functions that it calls. Returns false if the length of one
  /// is not known, or if \p S has atomic operations. \p Around are the loops around \p S. \p
  /// InKernel is false in called functions.
  bool add(const Stmt *S, const LoopNest &Around = {}, bool InKernel = true);

private:
  bool addLoop(const ForStmt *Loop, LoopNest Nest, bool InKernel);
  bool addCalled(const Stmt *S, const LoopNest &Around);
  bool addChildren(const Stmt *S, const LoopNest &Around, bool InKernel) {
    return llvm::all_of(S->children(),
                        [&](const Stmt *Child) { return add(Child, Around, InKernel); });
  }

  const ASTContext &Ctx;
  std::vector<LoopNest> &Nests; ///< found so far
  llvm::SmallPtrSet<const FunctionDecl *, 8> Visited;
};

bool LoopCounter::add(const Stmt *S, const LoopNest &Around, bool InKernel) {
  if (!S)
    return true;
  if (isa<WhileStmt, DoStmt, CXXForRangeStmt, GotoStmt>(S) || isAtomicCall(S))
    return false;
  if (const auto *Loop = dyn_cast<ForStmt>(S))
    return addLoop(Loop, Around, InKernel);
  return addCalled(S, Around) && addChildren(S, Around, InKernel);
}

bool LoopCounter::addLoop(const ForStmt *Loop, LoopNest Nest, bool InKernel) {
  DependentLoop Found;
  std::optional<uint64_t> Iterations = iterationsOf(Loop, Ctx, Found);
  // The class of the kernel cannot name the template parameters of other functions.
  if (!Iterations || *Iterations > MaxIterations || (Found.Bound && !InKernel))
    return false;
  if (Found.Bound)
    Nest.Dependent.push_back(Found);
  Nest.Constant *= std::max<uint64_t>(*Iterations, 1);
  if (Nest.Constant > MaxIterations)
    return false;
  const size_t Before = Nests.size();
  if (!addChildren(Loop, Nest, InKernel))
    return false;
  if (Nests.size() == Before) // an innermost loop
    Nests.push_back(std::move(Nest));
  return true;
}

/// Adds the loops of the function that \p S calls, if any.
bool LoopCounter::addCalled(const Stmt *S, const LoopNest &Around) {
  const FunctionDecl *Callee = nullptr, *Body = nullptr;
  if (const auto *Call = dyn_cast<CallExpr>(S))
    Callee = Call->getDirectCallee();
  else if (const auto *Construct = dyn_cast<CXXConstructExpr>(S))
    Callee = Construct->getConstructor();
  return !Callee || isInConcurrency(Callee) || !Callee->hasBody(Body) ||
         !Visited.insert(Body).second || add(Body->getBody(), Around, /*InKernel=*/false);
}

/// True if \p Step has a conditional that selects threads and so may leave most
/// of them idle, as `if (t.local[0] == 0)` and `if (t.local[0] < half)` do.
bool selectsThreads(const TileStep &Step, const VariableStorage &Known) {
  return llvm::any_of(Step.Statements, [&](const BarrierLevelStatement *L) {
    const auto *If = dyn_cast<IfStmt>(L->Statement);
    return If && !If->isConsteval() && Known.dependence(If->getCond()) != Dependence::Uniform;
  });
}

/// True if \p Steps, or the steps in them, include a wait.
bool containWaits(llvm::ArrayRef<TileStep> Steps) {
  return llvm::any_of(Steps, [](const TileStep &Step) {
    return Step.Kind == TileStep::Wait ||
           llvm::any_of(Step.Parts,
                        [](const std::vector<TileStep> &Part) { return containWaits(Part); });
  });
}

/// \p BeforeWait is true if a wait follows \p Steps, or if they are in a loop
/// that waits.
bool areFasterCoarsened(llvm::ArrayRef<TileStep> Steps, const VariableStorage &Known,
                        LoopCounter &Loops, std::vector<LoopNest> &Nests, bool BeforeWait) {
  for (size_t I = 0; I < Steps.size(); ++I) {
    const TileStep &Step = Steps[I];
    const bool WaitFollows = BeforeWait || containWaits(Steps.drop_front(I + 1));
    if (Step.Kind == TileStep::Threads &&
        ((WaitFollows && selectsThreads(Step, Known)) ||
         !llvm::all_of(Step.Statements,
                       [&](const BarrierLevelStatement *L) { return Loops.add(L->Statement); })))
      return false;
    const bool IsLoop = Step.Kind == TileStep::Nested &&
                        isa<ForStmt, WhileStmt, DoStmt>(Step.Statements.front()->Statement);
    if (IsLoop)
      Nests.emplace_back();
    for (const std::vector<TileStep> &Part : Step.Parts)
      if (!areFasterCoarsened(Part, Known, Loops, Nests, WaitFollows || IsLoop))
        return false;
  }
  return true;
}

} // namespace

bool isFasterCoarsened(const std::vector<TileStep> &Steps, const VariableStorage &Known,
                       const ASTContext &Ctx, std::vector<LoopNest> &Nests) {
  LoopCounter Loops(Ctx, Nests);
  return areFasterCoarsened(Steps, Known, Loops, Nests, /*BeforeWait=*/false);
}

} // namespace amp2hip

//===--- LoopPlan.cpp - Plan of a kernel's work-item loops ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Turns the barrier-level statements of a kernel into the steps of the generated function:
//
//   float sum = 0;              // Threads, sum is KeptForLater
//   part[local] = a[i];
//   t.barrier.wait();
//   sum += part[15 - local];    // Threads, sum is Kept
//
// Statements between two barriers form one work-item loop. A declaration of an
// entity that exists once per tile moves before the loop. Each loop contains
// the declarations of the repeated variables that it uses.
//
//===----------------------------------------------------------------------===//
#include "tileloops/LoopPlan.h"
#include "ast/Variables.h"
#include "tileloops/BodyNames.h"
#include "tileloops/Coarsening.h"
#include "tileloops/PlanAttempts.h"
#include "tileloops/calls/CallPlan.h"
#include "tileloops/calls/TileFunctions.h"
#include "tileloops/split/Jumps.h"
#include "tileloops/tile/TileCopies.h"
#include "tileloops/values/Closures.h"
#include "tileloops/values/KeptVariables.h"
#include "tileloops/values/UninitializedVariables.h"
#include "tileloops/values/VariableStorage.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <map>

using namespace clang;

namespace amp2hip {
namespace {

/// Computes the steps of a plan.
class Planner {
public:
  Planner(TilePlan &Plan, const VariableStorage &Known, const ParmVarDecl *Tile,
          const ASTContext &Ctx, TileRunner Runner, MissedReason &Why, TileFunctions *Functions,
          const TileFunction *Planned, const llvm::StringSet<> &Hiding)
      : Plan(Plan), Known(Known), Tile(Tile), Ctx(Ctx), Runner(Runner), Why(Why),
        Functions(Functions), Planned(Planned), Hiding(Hiding) {}

  /// Appends the steps that run the statements \p Level to \p Out. Returns false
  /// if the kernel cannot be split into work-item loops.
  bool steps(const std::vector<BarrierLevelStatement> &Level, std::vector<TileStep> &Out);
  /// Decides for each of \p Steps which variables it keeps or repeats. Returns
  /// false if a variable can be neither.
  bool assignVariables(std::vector<TileStep> &Steps);
  /// True if a work-item loop would contain two variables of one name.
  bool HasSameNames = false;

private:
  bool isHoisted(const Stmt *S) const;
  bool startsLastLoop(const BarrierLevelStatement &L) const;
  bool lastLoop(llvm::ArrayRef<BarrierLevelStatement> Rest, bool Open, std::vector<TileStep> &Out);
  bool isNamedBefore(const DeclStmt *S, const std::vector<TileStep> &Steps) const;
  bool call(const BarrierLevelStatement &L, bool &Open, std::vector<TileStep> &Out);
  bool isPerThreadParameter(const VarDecl *V) const;
  bool keep(const VarDecl *V, TileStep *From);
  bool rejectNamed(const VarDecl *V, const Stmt *By);
  bool assignVariablesOfCall(TileStep &Step);
  const VarDecl *namedVariable(const Stmt *S) const;
  bool assignVariablesOf(TileStep &Step);
  bool hidesNone(const TileStep &Step, const llvm::SetVector<const VarDecl *> &Named);
  void noteDeclared(std::vector<TileStep> &Steps);

  TilePlan &Plan;
  const VariableStorage &Known;
  const ParmVarDecl *Tile;
  const ASTContext &Ctx;
  TileRunner Runner;
  MissedReason &Why;
  TileFunctions *Functions;
  const TileFunction *Planned;
  const llvm::StringSet<> &Hiding; ///< names of variables that hide others (BodyNames)
  /// For each variable of a work-item loop: the loop, and the statement that
  /// declares the variable.
  llvm::DenseMap<const VarDecl *, TileStep *> DeclaredIn;
  llvm::DenseMap<const VarDecl *, const BarrierLevelStatement *> Declaration;
  llvm::DenseMap<const BarrierLevelStatement *, unsigned> Order; ///< of declarations
};

/// True if \p T is a reference, a pointer or an array of pointers. These may
/// refer to variables of the work-item loop before a barrier.
bool holdsAddress(QualType T) {
  return T->isReferenceType() || T->getBaseElementTypeUnsafe()->isPointerType();
}

/// True if \p S only declares entities that exist once per tile, so that it can
/// move before the work-item loop.
bool Planner::isHoisted(const Stmt *S) const {
  const auto *D = dyn_cast<DeclStmt>(S);
  return D && llvm::all_of(D->decls(), [&](const Decl *Each) {
           const auto *V = dyn_cast<VarDecl>(Each);
           return V ? (isTileStatic(V) && !holdsAddress(V->getType())) ||
                          (!isTileStatic(V) && Known.isLevelVariable(V) &&
                           Known.kindOf(V) == VariableStorage::PerTile)
                    : isa<TypedefNameDecl, UsingDecl, UsingShadowDecl, UsingDirectiveDecl,
                          NamespaceAliasDecl, StaticAssertDecl, TagDecl, EmptyDecl>(Each);
         });
}

/// True if the last of \p Steps is a work-item loop that contains a name that \p S declares. In
/// that loop, the name refers to another entity, so \p S cannot move before the loop.
bool Planner::isNamedBefore(const DeclStmt *S, const std::vector<TileStep> &Steps) const {
  if (Steps.empty() || Steps.back().Kind != TileStep::Threads)
    return false;
  const SourceManager &SM = Ctx.getSourceManager();
  llvm::StringSet<> Names = namesOf(S);
  return llvm::any_of(Steps.back().Statements, [&](const BarrierLevelStatement *L) {
    auto [File, Begin] = SM.getDecomposedExpansionLoc(L->Begin);
    auto [EndFile, End] = SM.getDecomposedExpansionLoc(L->End);
    return File != EndFile || Begin > End ||
           namesAny(SM.getBufferData(File).slice(Begin, End), Names);
  });
}

/// True if some threads of the tile may return in \p L, or end the iteration of the loop around
/// \p L, while others go on.
bool Planner::startsLastLoop(const BarrierLevelStatement &L) const {
  return (L.AfterBarriers || L.Continues) && L.Kind != BarrierLevelStatement::Call &&
         (L.Kind == BarrierLevelStatement::Plain ||
          (isa<IfStmt>(L.Statement) && !Known.hasUniformHead(L.Statement)));
}

/// Adds the statements \p Rest, the first of which may return or continue, to the last work-item
/// loop. Returns false if one of them waits, leaves in another way, or must run once per tile.
bool Planner::lastLoop(llvm::ArrayRef<BarrierLevelStatement> Rest, bool Open,
                       std::vector<TileStep> &Out) {
  if (!Open)
    Out.emplace_back().Kind = TileStep::Threads;
  const bool Continues = Rest.front().Continues;
  (Continues ? Out.back().MayContinue : Out.back().MayReturn) = true;
  for (const BarrierLevelStatement &L : Rest) {
    if (Continues && L.Kind != BarrierLevelStatement::Plain && !L.Continues)
      return Why.reject(L.Begin, "some threads may skip this statement by 'continue', but it "
                                 "leaves the loop, or does so for other threads");
    const auto *D = dyn_cast<DeclStmt>(L.Statement);
    if (Known.changesOnlyTileVariables(L.Statement) ||
        (D && llvm::any_of(D->decls(), [](const Decl *Each) { return isTileStatic(Each); })))
      return Why.reject(L.Begin, "some threads may end before this statement, which declares "
                                 "tile_static memory or changes a variable that is the same in "
                                 "all threads of the tile; move it before the jump");
    Out.back().Statements.push_back(&L);
  }
  return true;
}

/// True if \p L, which all threads execute, returns the result of a function.
bool returnsResult(const BarrierLevelStatement &L) {
  const auto *R = dyn_cast<ReturnStmt>(L.Statement);
  return R && R->getRetValue();
}

/// Adds the steps for the calls of \p L. A loop before each call computes arguments that differ
/// between threads; before the first call this is the last step, if \p Open is set. A loop after
/// the calls may use the results; \p Open becomes true then.
bool Planner::call(const BarrierLevelStatement &L, bool &Open, std::vector<TileStep> &Out) {
  std::multimap<const CallExpr *, TileArgument> Saved;
  for (const CallOrder::Operand &Operand : L.BeforeCalls) {
    if (Known.isUnaffected(Operand.Value))
      continue;
    TileArgument A;
    A.Value = Operand.Value;
    A.Type = Operand.Value->getType();
    A.IsCopied = A.IsOperand = true;
    const auto *D = dyn_cast<DeclStmt>(L.Statement);
    if (!Operand.Next || !A.Type->isArithmeticType() || isa<InitListExpr>(A.Value) ||
        (D && !D->isSingleDecl()))
      return Why.reject(Operand.Value->getBeginLoc(),
                        "this value is computed before or beside a call of a function that waits "
                        "at the barrier; store the result of the function in a variable first");
    Saved.emplace(Operand.Next, A);
  }
  bool UsesResult = false;
  for (const BarrierLevelStatement::TileFunctionCall &Of : L.Calls) {
    std::optional<TileCall> Call = planCall(L, Of, Known, Tile, Ctx, *Functions, Why);
    if (!Call)
      return false;
    std::vector<TileArgument> Copied;
    for (auto [At, End] = Saved.equal_range(Of.Call); At != End; ++At)
      Copied.push_back(At->second);
    llvm::copy_if(Call->Arguments, std::back_inserter(Copied),
                  [](const TileArgument &A) { return A.IsCopied; });
    if (!Copied.empty()) {
      if (!Open)
        Out.emplace_back().Kind = TileStep::Threads;
      Out.back().Arguments = std::move(Copied);
    }
    TileStep Step;
    Step.Kind = TileStep::Call;
    Step.Statements = {&L};
    Step.Called = std::move(*Call);
    UsesResult |= !Step.Called.ResultType.isNull();
    Open = false;
    Out.push_back(std::move(Step));
  }
  if (UsesResult) {
    Open = true;
    Out.emplace_back().Kind = TileStep::Threads;
    Out.back().Statements = {&L};
  }
  return true;
}

bool Planner::steps(const std::vector<BarrierLevelStatement> &Level, std::vector<TileStep> &Out) {
  bool Open = false; // the last step is a work-item loop that can be extended
  for (const BarrierLevelStatement &L : Level) {
    if (returnsResult(L)) {
      if (L.Kind == BarrierLevelStatement::Call) {
        if (!call(L, Open, Out))
          return false;
      } else {
        if (!Open)
          Out.emplace_back().Kind = TileStep::Threads;
        Out.back().Statements.push_back(&L);
      }
      Out.back().Returns = &Level != &Plan.Statements || &L != &Level.back();
      return true; // the other statements are unreachable
    }
    if (startsLastLoop(L))
      return lastLoop(llvm::ArrayRef(Level).drop_front(size_t(&L - Level.data())), Open, Out);
    if (L.Kind == BarrierLevelStatement::Wait) {
      Open = false;
      TileStep Wait;
      Wait.Kind = TileStep::Wait;
      Wait.Statements = {&L};
      Out.push_back(std::move(Wait));
    } else if (L.Kind == BarrierLevelStatement::Call) {
      if (!call(L, Open, Out))
        return false;
      if (L.AfterBarriers && Open && jumpsOutOf(L.Statement)) {
        // The loop that uses the results is the last one.
        Out.back().Statements.pop_back();
        return lastLoop(llvm::ArrayRef(Level).drop_front(size_t(&L - Level.data())), Open, Out);
      }
    } else if (L.Kind == BarrierLevelStatement::Jump) {
      if (isa<IfStmt>(L.Statement) && !Known.hasUniformHead(L.Statement))
        return rejectHead(Why, L.Statement, Known);
      Open = false;
      Out.emplace_back().Statements = {&L};
    } else if (L.Kind == BarrierLevelStatement::Compound) {
      if (!Known.hasUniformHead(L.Statement))
        return rejectHead(Why, L.Statement, Known);
      Open = false;
      TileStep Nested;
      Nested.Kind = TileStep::Nested;
      Nested.Statements = {&L};
      for (const BarrierLevelStatement::Part &P : L.Parts)
        if (!steps(P.Statements, Nested.Parts.emplace_back()))
          return false;
      Out.push_back(std::move(Nested));
    } else if (isHoisted(L.Statement)) {
      if (Open && changesNames(L.Statement))
        return Why.reject(L.Begin, "this declaration changes the meaning of names between two "
                                   "barriers; move it to the beginning of the block");
      Open &= !isNamedBefore(cast<DeclStmt>(L.Statement), Out) &&
              !Known.readsMemory(cast<DeclStmt>(L.Statement));
      TileStep Once;
      Once.Statements = {&L};
      Out.insert(Out.end() - Open, std::move(Once));
    } else if (Known.changesOnlyTileVariables(L.Statement)) {
      Open = false;
      Out.emplace_back().Statements = {&L};
    } else if (declaresOther(L.Statement)) {
      return Why.reject(L.Begin, "code after the next barrier cannot name what this statement "
                                 "declares; declare it outside of the kernel");
    } else {
      if (!Open)
        Out.emplace_back().Kind = TileStep::Threads;
      Out.back().Statements.push_back(&L);
      Open = true;
    }
  }
  return true;
}

std::vector<const CallExpr *> callsIn(const BarrierLevelStatement &L) {
  std::vector<const CallExpr *> Calls;
  for (const BarrierLevelStatement::TileFunctionCall &Of : L.Calls)
    Calls.push_back(Of.Call);
  return Calls;
}

/// True if an argument of the calls in \p L names \p V.
bool isArgument(const VarDecl *V, const BarrierLevelStatement &L) {
  return llvm::any_of(L.Calls, [&](const BarrierLevelStatement::TileFunctionCall &Of) {
    return llvm::any_of(Of.Call->arguments(),
                        [&](const Expr *A) { return variablesNamed(A).contains(V); });
  });
}

/// Records the variables that the work-item loops of \p Steps declare.
void Planner::noteDeclared(std::vector<TileStep> &Steps) {
  for (TileStep &Step : Steps) {
    for (std::vector<TileStep> &Part : Step.Parts)
      noteDeclared(Part);
    if (Step.Kind == TileStep::Threads || Step.Kind == TileStep::Call)
      for (const BarrierLevelStatement *L : Step.Statements)
        if (const auto *D = dyn_cast<DeclStmt>(L->Statement)) {
          Order.try_emplace(L, Order.size());
          for (const Decl *Each : D->decls())
            if (const auto *V = dyn_cast<VarDecl>(Each)) {
              Declaration[V] = L;
              // In `int sum, x = f(sum, t)`, the first call needs the values of `sum`.
              if (Step.Kind == TileStep::Call || !isUninitialized(V) || !isArgument(V, *L))
                DeclaredIn[V] = &Step;
            }
        }
  }
}

/// The variable that \p S, which is outside of the work-item loops, names and that is declared in
/// one of them, for example in `sizeof(x)` or in a type; null if there is none.
const VarDecl *Planner::namedVariable(const Stmt *S) const {
  if (S)
    for (const VarDecl *V : variablesNamed(S))
      if (DeclaredIn.count(V) != 0 || isPerThreadParameter(V))
        return V;
  return nullptr;
}

bool Planner::isPerThreadParameter(const VarDecl *V) const {
  const auto *P = dyn_cast<ParmVarDecl>(V);
  return P && Planned && P->getDeclContext() == Tile->getDeclContext() &&
         Planned->passing(P) == Passing::PerThread;
}

/// Makes \p V, which \p From declares, a kept variable. \p From is null for a parameter. Returns
/// false if \p V cannot be kept.
bool Planner::keep(const VarDecl *V, TileStep *From) {
  if (!canBeKept(V, Ctx) && !Known.refersToSharedMemory(V))
    return rejectKept(Why, V);
  Plan.Kept.insert(V);
  if (From && (From->Kind == TileStep::Threads || isUninitialized(V))) {
    (isUninitialized(V) ? From->Uninitialized : From->KeptForLater).insert(V);
    if (isUninitialized(V))
      Plan.Uninitialized.insert(V);
  }
  return true;
}

/// Refuses \p By, which runs once for the tile but names \p V, a variable of the threads.
bool Planner::rejectNamed(const VarDecl *V, const Stmt *By) {
  return Why.reject(By->getBeginLoc(), "this code would run once for the tile, but uses " +
                                           quoted(V) +
                                           ", which has a separate value in each thread");
}

/// Computes the variables that \p Step, a call, passes or declares. Returns false if one of them
/// cannot be kept.
bool Planner::assignVariablesOfCall(TileStep &Step) {
  for (const TileArgument &A : Step.Called.Arguments) {
    if (A.Storage && !keep(A.Storage, DeclaredIn.lookup(A.Storage)))
      return false;
    const bool IsOutside = !A.Storage && !A.IsCopied && A.How != Passing::Tile;
    if (const VarDecl *V = IsOutside ? namedVariable(A.Value) : nullptr)
      return rejectNamed(V, A.Value);
  }
  const VarDecl *V = Step.Called.Result;
  if (!V)
    return true;
  if (isa<DeclStmt>(Step.Statements.front()->Statement))
    Step.Uninitialized.insert(V); // the call gives it its value
  return keep(V, DeclaredIn.lookup(V));
}

bool Planner::assignVariables(std::vector<TileStep> &Steps) {
  if (DeclaredIn.empty())
    noteDeclared(Steps);
  for (TileStep &Step : Steps) {
    for (std::vector<TileStep> &Part : Step.Parts)
      if (!assignVariables(Part))
        return false;
    if (Step.Kind == TileStep::Threads && !assignVariablesOf(Step))
      return false;
    if (Step.Kind == TileStep::Call && !assignVariablesOfCall(Step))
      return false;
    const bool IsOmitted = Step.Kind == TileStep::Wait && Runner == TileRunner::OneThread;
    if (Step.Kind != TileStep::Threads && Step.Kind != TileStep::Call && !IsOmitted)
      for (const BarrierLevelStatement *L : Step.Statements)
        for (const Stmt *Part : Step.Kind == TileStep::Nested
                                    ? headOf(L->Statement)
                                    : std::vector<const Stmt *>{L->Statement})
          if (const VarDecl *V = namedVariable(Part))
            return rejectNamed(V, Part);
  }
  return true;
}

/// True if each name in \p Step, a work-item loop that names the variables \p Named, refers to the
/// variable that it refers to in the kernel. The loop declares its variables in one block, and
/// repeats declarations where other variables may be visible.
bool Planner::hidesNone(const TileStep &Step, const llvm::SetVector<const VarDecl *> &Named) {
  auto Refuse = [&](const VarDecl *V) {
    HasSameNames = true;
    return Why.reject(V->getLocation(), quoted(V) + " hides a variable from before a barrier, or "
                                                    "is hidden; give it another name");
  };
  llvm::StringMap<const VarDecl *> ByName;
  llvm::SetVector<const VarDecl *> All = Named;
  for (const BarrierLevelStatement *L : Step.Statements)
    if (const auto *D = dyn_cast<DeclStmt>(L->Statement))
      for (const Decl *Each : D->decls())
        if (const auto *V = dyn_cast<VarDecl>(Each))
          All.insert(V);
  for (const VarDecl *V : All)
    if (V->getIdentifier() && Hiding.contains(V->getName()) &&
        ByName.try_emplace(V->getName(), V).first->second != V)
      return Refuse(V);
  for (const BarrierLevelStatement *L : Step.Recomputed)
    for (const VarDecl *V : variablesNamed(L->Statement))
      if (V->getIdentifier() && Hiding.contains(V->getName()))
        return Refuse(V);
  return true;
}

/// Computes the variables that \p Step, a work-item loop, keeps or repeats.
/// Returns false if a variable can be neither.
bool Planner::assignVariablesOf(TileStep &Step) {
  llvm::SetVector<const VarDecl *> Named;
  auto AddNames = [&](const Stmt *S, llvm::ArrayRef<const CallExpr *> Except = {}) {
    walk(S, [&](const Stmt *At, const Stmt *) {
      if (const auto *Call = dyn_cast<CallExpr>(At); Call && llvm::is_contained(Except, Call))
        return false;
      const auto *Name = dyn_cast<DeclRefExpr>(At);
      const ValueDecl *D = Name ? Name->getDecl() : nullptr;
      if (const auto *Binding = dyn_cast_or_null<BindingDecl>(D))
        D = Binding->getDecomposedDecl();
      if (const auto *V = dyn_cast_or_null<VarDecl>(D)) {
        Step.NamesTile |= V == Tile;
        Named.insert(V);
      }
      return true;
    });
    // Also names in types and unevaluated operands.
    for (const VarDecl *V : variablesNamed(S, Except)) {
      Step.NamesTile |= V == Tile;
      Named.insert(V);
    }
  };
  // Step.Recomputed will contain these declarations if they are needed. If threads may return
  // before a declaration, it stays where it is: its value may be undefined for them.
  llvm::erase_if(Step.Statements, [&](const BarrierLevelStatement *L) {
    const auto *D = dyn_cast<DeclStmt>(L->Statement);
    return D && !Step.mayEndEarly() && llvm::all_of(D->decls(), [&](const Decl *Each) {
             const auto *V = cast<VarDecl>(Each);
             return Known.kindOf(V) == VariableStorage::Recomputed && !lambdaOf(V);
           });
  });
  if (Runner == TileRunner::OneThread && Step.Statements.size() == 1 && Step.Arguments.empty())
    if (const auto *If = dyn_cast<IfStmt>(Step.Statements.front()->Statement);
        If && !If->getElse() && !If->getInit() && !If->getConditionVariable() && !If->isConstexpr())
      Step.Ranges = localIndexRanges(If->getCond(), Known, Tile);
  for (const BarrierLevelStatement *L : Step.Statements)
    if (L->Kind == BarrierLevelStatement::Call) // the calls are other steps
      AddNames(L->Statement, callsIn(*L));
    else
      AddNames(Step.Ranges.empty() ? L->Statement : cast<IfStmt>(L->Statement)->getThen());
  for (const TileArgument &A : Step.Arguments)
    AddNames(A.Value);
  for (unsigned I = 0; I < Named.size(); ++I) { // AddNames may append to Named
    const VarDecl *V = Named[I];
    TileStep *From = DeclaredIn.lookup(V);
    if (isPerThreadParameter(V)) {
      Plan.Kept.insert(V);
      Step.Kept.insert(V);
    }
    if (!From)
      continue;
    if ((Step.mayEndEarly() || lambdaOf(V)) && From == &Step)
      continue;
    if (Known.kindOf(V) == VariableStorage::Recomputed) {
      if (Step.Recomputed.insert(Declaration.lookup(V)))
        AddNames(Declaration.lookup(V)->Statement);
    } else if (From != &Step) {
      if (!keep(V, From))
        return false;
      Step.Kept.insert(V);
    }
  }
  // Each loop evaluates a lambda again if it uses it.
  llvm::erase_if(Step.Statements, [&](const BarrierLevelStatement *L) {
    const auto *D = dyn_cast<DeclStmt>(L->Statement);
    const auto *V = D && D->isSingleDecl() ? dyn_cast<VarDecl>(D->getSingleDecl()) : nullptr;
    return V && lambdaOf(V) && Known.kindOf(V) == VariableStorage::Recomputed && !Named.contains(V);
  });
  // In the order of declaration, so that each variable precedes its uses.
  llvm::SmallVector<const BarrierLevelStatement *, 8> Sorted(Step.Recomputed.begin(),
                                                             Step.Recomputed.end());
  llvm::sort(Sorted, [&](const BarrierLevelStatement *A, const BarrierLevelStatement *B) {
    return Order.lookup(A) < Order.lookup(B);
  });
  Step.Recomputed.clear();
  Step.Recomputed.insert(Sorted.begin(), Sorted.end());
  for (const BarrierLevelStatement *L : Step.Recomputed)
    for (const Decl *Each : cast<DeclStmt>(L->Statement)->decls())
      if (const auto *V = dyn_cast<VarDecl>(Each); V && !Named.contains(V))
        Step.Unused.insert(V);
  return hidesNone(Step, Named);
}

} // namespace

std::optional<TilePlan> planAssuming(Assumptions &If, const PlannedCode &Code, MissedReason &Why) {
  const auto &[Body, Tile, Ctx, Runner, Functions, Planned] = Code;
  KernelMembers Members;
  std::optional<std::vector<BarrierLevelStatement>> Statements =
      splitAtBarriers(Body, Tile, Functions, Why, Planned ? nullptr : &Members, If.Deciding);
  if (!Statements)
    return std::nullopt;
  llvm::StringSet<> Parameters;
  BodyNames Names;
  for (const ParmVarDecl *P : cast<FunctionDecl>(Tile->getDeclContext())->parameters())
    if (P->getIdentifier())
      Parameters.insert(P->getName());
  Names.OfOthers = Parameters;
  std::optional<TilePlan> Plan(std::in_place);
  const llvm::StringSet<> Hiding = collectNames(*Statements, Parameters, Names);
  if (!renameDeclarations(Names, Hiding, Plan->Renamed, Why) ||
      !renameDeclarations(Names, outerNames(Body, Tile, Names.All), Plan->Renamed, Why) ||
      (If.RenameHiding && !renameDeclarations(Names, Names.Hiding, Plan->Renamed, Why)) ||
      !collectStaticMemory(Body, Plan->StaticMemory, Why))
    return std::nullopt;
  if (Runner == TileRunner::SeveralThreads && !Plan->StaticMemory.empty())
    return std::nullopt;
  for (const NamedDecl *D : Plan->Renamed)
    Names.Hiding.erase(D->getName());
  Plan->Statements = std::move(*Statements);
  Plan->Names = std::move(Names.All);
  for (const auto &Parameter : Parameters)
    Plan->Names.insert(Parameter.getKey());
  std::vector<TypeLoc> Casts;
  VariableStorage Known(Plan->Statements, Body, Tile, Ctx, Planned, If.Numbers ? &Casts : nullptr);
  if (const ParmVarDecl *Changed = Planned ? Known.differingParameter() : nullptr) {
    Why.reject(Changed->getLocation(),
               quoted(Changed) +
                   " does not remain the same in all threads of the tile, but a barrier "
                   "depends on it");
    return std::nullopt;
  }
  Planner P(*Plan, Known, Tile, Ctx, Runner, Why, Functions, Planned, Names.Hiding);
  const bool Fits = P.steps(Plan->Statements, Plan->Steps) && P.assignVariables(Plan->Steps) &&
                    completeUninitialized(*Plan, Plan->Steps, Known, Ctx, Why);
  If.RenameHiding |= P.HasSameNames;
  If.Numbers = true;
  if (!Fits) {
    const DecidingVariables Changed = Known.changedInBranches();
    If.MayDecide.insert(Changed.begin(), Changed.end());
    return std::nullopt;
  }
  Plan->Numbers = std::move(Casts);
  Plan->Members = Known.membersRelied();
  Plan->Members.Containers.insert(Members.Containers.begin(), Members.Containers.end());
  Plan->ChangesTile = bindsMutableReference(Body, Tile);
  Plan->IsFaster = Runner == TileRunner::SeveralThreads &&
                   isFasterCoarsened(Plan->Steps, Known, Ctx, Plan->Nests);
  return Plan;
}

} // namespace amp2hip

//===--- Plan.cpp - A kernel as loops over the threads of a tile ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "tileloops/Plan.h"
#include "model/Model.h"
#include "tileloops/Kept.h"
#include "tileloops/Uses.h"
#include "tileloops/Variables.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/StringSet.h"

using namespace clang;

namespace amp2hip {
namespace {

class Planner {
public:
  Planner(TilePlan &Plan, const Variables &Known, const ParmVarDecl *Tile, const ASTContext &Ctx)
      : Plan(Plan), Known(Known), Tile(Tile), Ctx(Ctx) {}

  bool steps(const std::vector<LevelStatement> &Level, std::vector<TileStep> &Out);
  bool share(std::vector<TileStep> &Steps);

private:
  bool isHoisted(const Stmt *S) const;
  bool isNamedBefore(const DeclStmt *S, const std::vector<TileStep> &Steps) const;
  bool namesThreads(const Stmt *S) const;
  bool shareStep(TileStep &Step);
  void noteDeclared(std::vector<TileStep> &Steps);

  TilePlan &Plan;
  const Variables &Known;
  const ParmVarDecl *Tile;
  const ASTContext &Ctx;
  llvm::DenseMap<const VarDecl *, TileStep *> DeclaredIn;
  llvm::DenseMap<const VarDecl *, const LevelStatement *> Declaration;
  llvm::DenseMap<const LevelStatement *, unsigned> Order; ///< of declarations
};

/// True if a variable of type \p T is an address, or several: of what the loop in
/// front of a wait declares, perhaps.
bool holdsAddress(QualType T) {
  return T->isReferenceType() || T->getBaseElementTypeUnsafe()->isPointerType();
}

/// True if \p S declares what is there once for the tile: then it can stand in
/// front of the loop over the threads.
bool Planner::isHoisted(const Stmt *S) const {
  const auto *D = dyn_cast<DeclStmt>(S);
  return D && llvm::all_of(D->decls(), [&](const Decl *Each) {
           const auto *V = dyn_cast<VarDecl>(Each);
           return V ? (isTileStatic(V) && !holdsAddress(V->getType())) ||
                          (!isTileStatic(V) && Known.isLevelVariable(V) &&
                           Known.kindOf(V) == Variables::Once)
                    : isa<TypedefNameDecl, UsingDecl, UsingShadowDecl, UsingDirectiveDecl,
                          NamespaceAliasDecl, StaticAssertDecl, TagDecl, EmptyDecl>(Each);
         });
}

bool changesNames(const Stmt *S) {
  return llvm::any_of(cast<DeclStmt>(S)->decls(), [](const Decl *D) {
    return isa<UsingDecl, UsingDirectiveDecl, NamespaceAliasDecl>(D);
  });
}

bool declaresOther(const Stmt *S) {
  const auto *D = dyn_cast<DeclStmt>(S);
  return D && !llvm::all_of(D->decls(), [](const Decl *Each) {
           return isa<VarDecl>(Each) && !isTileStatic(Each);
         });
}

/// The names that \p S declares, enumerators included.
llvm::StringSet<> namesOf(const DeclStmt *S) {
  llvm::StringSet<> Names;
  for (const Decl *Each : S->decls()) {
    if (const auto *N = dyn_cast<NamedDecl>(Each); N && N->getIdentifier())
      Names.insert(N->getName());
    if (const auto *Enum = dyn_cast<EnumDecl>(Each))
      for (const EnumConstantDecl *Constant : Enum->enumerators())
        Names.insert(Constant->getName());
  }
  return Names;
}

/// True if the text of the last of \p Steps has a name in it that \p S declares:
/// there it means something else.
bool Planner::isNamedBefore(const DeclStmt *S, const std::vector<TileStep> &Steps) const {
  if (Steps.empty() || Steps.back().Is != TileStep::Threads)
    return false;
  const SourceManager &SM = Ctx.getSourceManager();
  llvm::StringSet<> Names = namesOf(S);
  return llvm::any_of(Steps.back().Statements, [&](const LevelStatement *L) {
    auto [File, Begin] = SM.getDecomposedExpansionLoc(L->Begin);
    auto [EndFile, End] = SM.getDecomposedExpansionLoc(L->End);
    return File != EndFile || Begin > End ||
           namesAny(SM.getBufferData(File).slice(Begin, End), Names);
  });
}

bool Planner::steps(const std::vector<LevelStatement> &Level, std::vector<TileStep> &Out) {
  bool Open = false; // the last step goes on
  for (const LevelStatement &L : Level) {
    if (L.Is == LevelStatement::Wait) {
      Open = false;
    } else if (L.Is == LevelStatement::Leave) {
      if (isa<IfStmt>(L.Statement) && !Known.hasCommonHead(L.Statement))
        return false;
      Open = false;
      Out.emplace_back().Statements = {&L};
    } else if (L.Is == LevelStatement::Compound) {
      if (!Known.hasCommonHead(L.Statement))
        return false;
      Open = false;
      TileStep Nested;
      Nested.Is = TileStep::Nested;
      Nested.Statements = {&L};
      for (const LevelStatement::Part &P : L.Parts)
        if (!steps(P.Statements, Nested.Parts.emplace_back()))
          return false;
      Out.push_back(std::move(Nested));
    } else if (isHoisted(L.Statement)) {
      if (Open && changesNames(L.Statement))
        return false;
      Open &= !isNamedBefore(cast<DeclStmt>(L.Statement), Out);
      TileStep Once;
      Once.Statements = {&L};
      Out.insert(Out.end() - Open, std::move(Once));
    } else if (Known.changesOnce(L.Statement)) {
      Open = false;
      Out.emplace_back().Statements = {&L};
    } else if (declaresOther(L.Statement)) {
      return false; // what names it behind a wait would not see it
    } else {
      if (!Open)
        Out.emplace_back().Is = TileStep::Threads;
      Out.back().Statements.push_back(&L);
      Open = true;
    }
  }
  return true;
}

void Planner::noteDeclared(std::vector<TileStep> &Steps) {
  for (TileStep &Step : Steps) {
    for (std::vector<TileStep> &Part : Step.Parts)
      noteDeclared(Part);
    if (Step.Is == TileStep::Threads)
      for (const LevelStatement *L : Step.Statements)
        if (const auto *D = dyn_cast<DeclStmt>(L->Statement)) {
          Order.try_emplace(L, Order.size());
          for (const Decl *Each : D->decls())
            if (const auto *V = dyn_cast<VarDecl>(Each))
              DeclaredIn[V] = &Step, Declaration[V] = L;
        }
  }
}

/// True if \p S, which stands outside of the loops over the threads, names a
/// variable that is declared in one: in `sizeof(x)`, in a type.
bool Planner::namesThreads(const Stmt *S) const {
  return S && llvm::any_of(variablesNamed(S),
                           [&](const VarDecl *V) { return DeclaredIn.count(V) != 0; });
}

/// What of \p S stands outside of the statements in it.
std::vector<const Stmt *> headOf(const Stmt *S) {
  if (const auto *F = dyn_cast<ForStmt>(S))
    return {F->getInit(), F->getConditionVariableDeclStmt(), F->getCond(), F->getInc()};
  if (const auto *If = dyn_cast<IfStmt>(S))
    return {If->getInit(), If->getConditionVariableDeclStmt(), If->getCond()};
  if (const auto *W = dyn_cast<WhileStmt>(S))
    return {W->getConditionVariableDeclStmt(), W->getCond()};
  if (const auto *D = dyn_cast<DoStmt>(S))
    return {D->getCond()};
  return isa<CompoundStmt>(S) ? std::vector<const Stmt *>() : std::vector<const Stmt *>{S};
}

bool Planner::share(std::vector<TileStep> &Steps) {
  if (DeclaredIn.empty())
    noteDeclared(Steps);
  for (TileStep &Step : Steps) {
    for (std::vector<TileStep> &Part : Step.Parts)
      if (!share(Part))
        return false;
    if (Step.Is == TileStep::Threads && !shareStep(Step))
      return false;
    if (Step.Is != TileStep::Threads)
      for (const LevelStatement *L : Step.Statements)
        for (const Stmt *Part : Step.Is == TileStep::Nested
                                    ? headOf(L->Statement)
                                    : std::vector<const Stmt *>{L->Statement})
          if (namesThreads(Part))
            return false;
  }
  return true;
}

/// What \p Step needs of the steps before it.
bool Planner::shareStep(TileStep &Step) {
  llvm::SetVector<const VarDecl *> Named;
  auto Look = [&](const Stmt *S) {
    walk(S, [&](const Stmt *At, const Stmt *) {
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
    // In types, and in what is not evaluated.
    for (const VarDecl *V : variablesNamed(S)) {
      Step.NamesTile |= V == Tile;
      Named.insert(V);
    }
  };
  // What is computed anew is so in the step that declares it, too.
  llvm::erase_if(Step.Statements, [&](const LevelStatement *L) {
    const auto *D = dyn_cast<DeclStmt>(L->Statement);
    return D && llvm::all_of(D->decls(), [&](const Decl *Each) {
             return Known.kindOf(cast<VarDecl>(Each)) == Variables::Repeated;
           });
  });
  if (Step.Statements.size() == 1)
    if (const auto *If = dyn_cast<IfStmt>(Step.Statements.front()->Statement);
        If && !If->getElse() && !If->getInit() && !If->getConditionVariable() && !If->isConstexpr())
      Step.Places = guardedPlaces(If->getCond(), Known, Tile);
  for (const LevelStatement *L : Step.Statements)
    Look(Step.Places.empty() ? L->Statement : cast<IfStmt>(L->Statement)->getThen());
  // In the order in which they were declared, each in front of what needs it.
  for (unsigned I = 0; I < Named.size(); ++I) { // Look may make it longer
    const VarDecl *V = Named[I];
    TileStep *From = DeclaredIn.lookup(V);
    if (!From)
      continue;
    if (Known.kindOf(V) == Variables::Repeated) {
      if (Step.Repeated.insert(Declaration.lookup(V)))
        Look(Declaration.lookup(V)->Statement);
    } else if (From != &Step) {
      if (!canLiveAcrossWaits(V, Ctx))
        return false;
      Step.Kept.insert(V);
      Plan.Kept.insert(V);
      (isUnset(V) ? From->Unset : From->Given).insert(V);
      if (isUnset(V))
        Plan.Unset.insert(V);
    }
  }
  llvm::SmallVector<const LevelStatement *, 8> Sorted(Step.Repeated.begin(), Step.Repeated.end());
  llvm::sort(Sorted, [&](const LevelStatement *A, const LevelStatement *B) {
    return Order.lookup(A) < Order.lookup(B);
  });
  Step.Repeated.clear();
  Step.Repeated.insert(Sorted.begin(), Sorted.end());
  for (const LevelStatement *L : Step.Repeated)
    for (const Decl *Each : cast<DeclStmt>(L->Statement)->decls())
      if (const auto *V = dyn_cast<VarDecl>(Each); V && !Named.contains(V))
        Step.Unused.insert(V);
  return true;
}

/// Declarations whose variables live across waits without a value take a form of
/// their own, all or none of what they declare.
bool completeUnset(TilePlan &Plan, std::vector<TileStep> &Steps, const ASTContext &Ctx) {
  for (TileStep &Step : Steps) {
    for (std::vector<TileStep> &Part : Step.Parts)
      if (!completeUnset(Plan, Part, Ctx))
        return false;
    if (Step.Unset.empty())
      continue;
    std::vector<const LevelStatement *> Rest;
    for (const LevelStatement *L : Step.Statements) {
      const auto *D = dyn_cast<DeclStmt>(L->Statement);
      if (!D || llvm::none_of(D->decls(), [&](const Decl *Each) {
            return Step.Unset.contains(cast<VarDecl>(Each));
          })) {
        Rest.push_back(L);
        continue;
      }
      for (const Decl *Each : D->decls()) {
        const auto *V = dyn_cast<VarDecl>(Each);
        if (!V || !isUnset(V) || !canLiveAcrossWaits(V, Ctx))
          return false;
        Step.Unset.insert(V);
        Plan.Unset.insert(V);
        Plan.Kept.insert(V);
      }
    }
    Step.Statements = std::move(Rest);
  }
  return true;
}

/// True if \p D is a variable of a lambda in the kernel: of which others in the
/// same lambda are named, and nobody else.
bool isInLambda(const ValueDecl *D, const DeclContext *Kernel) {
  const DeclContext *C = D->getDeclContext();
  return C != Kernel && C->isFunctionOrMethod() && Kernel->Encloses(C);
}

/// The names that \p Level declares beside its waits, all of them in \p All. False
/// if one is declared again where the one before is in reach: what a step
/// repeats stands in one block with what it declares itself.
bool namesDiffer(const std::vector<LevelStatement> &Level, llvm::StringSet<> InReach,
                 llvm::StringSet<> &All) {
  auto Declare = [&](const Stmt *S, llvm::StringSet<> &Names) {
    if (const auto *D = dyn_cast_or_null<DeclStmt>(S))
      for (const auto &Entry : namesOf(D)) {
        All.insert(Entry.getKey());
        if (!Names.insert(Entry.getKey()).second)
          return false;
      }
    return true;
  };
  for (const LevelStatement &L : Level) {
    if (L.Is == LevelStatement::Plain && !Declare(L.Statement, InReach))
      return false;
    llvm::StringSet<> Inner = InReach;
    if (const auto *F = dyn_cast<ForStmt>(L.Statement);
        F && L.Is == LevelStatement::Compound && !Declare(F->getInit(), Inner))
      return false;
    for (const LevelStatement::Part &P : L.Parts)
      if (!namesDiffer(P.Statements, Inner, All))
        return false;
  }
  return true;
}

/// True if \p Body names nothing from outside of it by one of \p Names: their
/// declarations come to stand in front of more than they did.
bool namesNoOther(const CompoundStmt *Body, const ParmVarDecl *Tile,
                  const llvm::StringSet<> &Names) {
  bool None = true;
  walk(Body, [&](const Stmt *S, const Stmt *) {
    const ValueDecl *D = nullptr;
    if (const auto *Name = dyn_cast<DeclRefExpr>(S))
      D = Name->getDecl();
    else if (const auto *Member = dyn_cast<MemberExpr>(S); Member && Member->isImplicitAccess())
      D = Member->getMemberDecl();
    if (D && D->getIdentifier() && D->getDeclContext() != Tile->getDeclContext())
      None &= !Names.contains(D->getName()) || isInLambda(D, Tile->getDeclContext());
    if (const auto *O = dyn_cast<OverloadExpr>(S); O && O->getName().isIdentifier())
      None &= !Names.contains(O->getName().getAsIdentifierInfo()->getName());
    return true;
  });
  return None;
}

bool namesTileStatic(const Stmt *Body) {
  return llvm::any_of(variablesNamed(Body), [](const VarDecl *V) { return isTileStatic(V); });
}

/// True if a lambda without captures, or a member function of a local class, names
/// tile_static memory. It becomes a variable of the function, which a lambda must
/// capture and a local class cannot name.
bool hasNestedCodeWithTileStatic(const CompoundStmt *Body) {
  bool Found = false;
  walk(Body, [&](const Stmt *S, const Stmt *) {
    if (const auto *L = dyn_cast<LambdaExpr>(S); L && L->getCaptureDefault() == LCD_None)
      Found |= namesTileStatic(L->getBody());
    if (const auto *Declaration = dyn_cast<DeclStmt>(S))
      for (const Decl *D : Declaration->decls())
        if (const auto *Class = dyn_cast<CXXRecordDecl>(D))
          for (const CXXMethodDecl *Method : Class->methods())
            Found |= Method->hasBody() && namesTileStatic(Method->getBody());
    return true;
  });
  return Found;
}

} // namespace

std::optional<TilePlan> planTileLoops(const CompoundStmt *Body, const ParmVarDecl *Tile,
                                      const ASTContext &Ctx) {
  std::optional<std::vector<LevelStatement>> Shape = shapeOf(Body, Tile);
  llvm::StringSet<> InReach, Names;
  InReach.insert(Tile->getName());
  if (!Shape || !namesDiffer(*Shape, InReach, Names) || !namesNoOther(Body, Tile, Names) ||
      hasNestedCodeWithTileStatic(Body))
    return std::nullopt;
  std::optional<TilePlan> Plan(std::in_place);
  Plan->Shape = std::move(*Shape);
  Plan->Names = std::move(Names);
  Variables Known(Plan->Shape, Body, Tile, Ctx);
  Planner P(*Plan, Known, Tile, Ctx);
  if (!P.steps(Plan->Shape, Plan->Steps) || !P.share(Plan->Steps) ||
      !completeUnset(*Plan, Plan->Steps, Ctx))
    return std::nullopt;
  return Plan;
}

} // namespace amp2hip

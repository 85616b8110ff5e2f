//===--- RecursionCheck.cpp - Recursion in amp code -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports recursion in amp code, direct or through other functions (§2.4.3.4).
// Constructors, destructors and operators count. The check looks at instances
// of templates: a call of f<2> by f<3> is not a recursion.
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "check/Check.h"
#include "check/calls/AmpCallee.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/MapVector.h"

using namespace clang;

namespace amp2hip {
namespace {

/// A call of \c Callee at \c Loc. In a path through the graph, \c Callee is the
/// caller instead.
struct Call {
  const FunctionDecl *Callee;
  SourceLocation Loc;
};

/// The calls between functions with amp among their restrictions, implicit
/// calls included.
class CallGraph {
public:
  explicit CallGraph(const CheckContext &C) : C(C) {
    forEachAmpBlock(C.Code, [&](const CodeBlock &B) {
      if (!B.Function || B.Function->isDependentContext())
        return;
      const FunctionDecl *By = B.Function->getCanonicalDecl();
      for (const Stmt *S : B.Statements)
        addStatement(By, S, S->getBeginLoc());
      for (const VarDecl *V : B.Variables)
        if (!V->hasGlobalStorage())
          addDestructor(By, V->getType(), V->getLocation());
      if (isa<CXXDestructorDecl>(B.Function))
        addParts(By, B.Function->getLocation());
    });
  }

  void reportCycles() {
    for (size_t I = 0; I < Graph.size(); ++I)
      visit((Graph.begin() + I)->first);
  }

private:
  /// Adds a call of \p Callee by \p By. For a call of an overload pair in code
  /// of both restrictions, Clang resolves the call to the cpu function, but the
  /// graph gets the amp function.
  void add(const FunctionDecl *By, const FunctionDecl *Callee, SourceLocation Loc) {
    if (!Callee)
      return;
    Callee = ampCallee(C.Model, Callee);
    if (!restrictionOf(Callee).Amp)
      return;
    Callee = Callee->getCanonicalDecl();
    bool New = Graph.find(Callee) == Graph.end();
    if (New)
      Graph[Callee];
    Graph[By].push_back({Callee, Loc});
    if (New && Callee->isImplicit())
      addImplicit(Callee, Loc);
  }

  /// Adds the calls of \p F, an implicit function. They get the location \p Loc
  /// of a call of \p F, since \p F has no text.
  void addImplicit(const FunctionDecl *F, SourceLocation Loc) {
    const FunctionDecl *Definition = F->getDefinition();
    if (const auto *Constructor = dyn_cast_or_null<CXXConstructorDecl>(Definition))
      for (const CXXCtorInitializer *Init : Constructor->inits())
        addTree(F, Init->getInit(), Loc);
    if (isa<CXXDestructorDecl>(F))
      addParts(F, Loc);
  }

  void addTree(const FunctionDecl *By, const Stmt *S, SourceLocation Loc) {
    if (!S || isa<LambdaExpr>(S))
      return;
    addStatement(By, S, Loc);
    for (const Stmt *Child : S->children())
      addTree(By, Child, Loc);
  }

  void addStatement(const FunctionDecl *By, const Stmt *S, SourceLocation Loc) {
    if (const auto *E = dyn_cast<CallExpr>(S))
      for (const FunctionDecl *Callee : ampCallees(C.Model, E))
        add(By, Callee, E->getExprLoc());
    else if (const auto *E = dyn_cast<CXXConstructExpr>(S))
      add(By, E->getConstructor(), E->getLocation());
    else if (const auto *E = dyn_cast<CXXBindTemporaryExpr>(S))
      add(By, E->getTemporary()->getDestructor(), E->getBeginLoc());
    else if (const auto *E = dyn_cast<CXXDefaultArgExpr>(S))
      addTree(By, E->getExpr(), Loc);
    else if (const auto *E = dyn_cast<CXXDefaultInitExpr>(S))
      addTree(By, E->getExpr(), Loc);
  }

  void addDestructor(const FunctionDecl *By, QualType T, SourceLocation Loc) {
    const CXXRecordDecl *Class = C.Unit.context().getBaseElementType(T)->getAsCXXRecordDecl();
    if (Class && Class->hasDefinition() && !Class->hasTrivialDestructor())
      add(By, Class->getDestructor(), Loc);
  }

  /// Adds the calls of the destructors of members and bases.
  void addParts(const FunctionDecl *Destructor, SourceLocation Loc) {
    const CXXRecordDecl *Class = cast<CXXDestructorDecl>(Destructor)->getParent();
    if (!Class->hasDefinition())
      return;
    for (const FieldDecl *Field : Class->fields())
      addDestructor(Destructor->getCanonicalDecl(), Field->getType(), Loc);
    for (const CXXBaseSpecifier &Base : Class->bases())
      addDestructor(Destructor->getCanonicalDecl(), Base.getType(), Loc);
  }

  /// Searches for cycles in depth-first order, starting at \p F.
  void visit(const FunctionDecl *F) {
    if (!Seen.insert(F).second)
      return;
    for (const Call &Next : Graph[F]) {
      Path.push_back({F, Next.Loc});
      auto Start = llvm::find_if(Path, [&](const Call &On) { return On.Callee == Next.Callee; });
      if (Start != Path.end())
        reportCycle(Next, llvm::ArrayRef(Path).drop_front(Start - Path.begin()));
      else
        visit(Next.Callee);
      Path.pop_back();
    }
  }

  /// Reports a cycle that the call \p Last closes. \p Cycle lists its
  /// functions, from the callee to the caller of \p Last, each with the
  /// location of its call of the next function.
  void reportCycle(const Call &Last, llvm::ArrayRef<Call> Cycle) {
    std::string Name = quotedName(Last.Callee);
    if (!C.report(
            Rule::Recursion, Last.Loc,
            Cycle.size() == 1
                ? fmt::format("{} calls itself, but amp code cannot recurse; use a loop", Name)
                : fmt::format("this call to {} closes a cycle of {} functions, but amp code cannot "
                              "recurse; use a loop",
                              Name, Cycle.size())))
      return;
    for (size_t I = 0; I + 1 < Cycle.size(); ++I)
      C.Unit.note(Cycle[I].Loc, fmt::format("{} calls {}", quotedName(Cycle[I].Callee),
                                            quotedName(Cycle[I + 1].Callee)));
    SourceLocation Used = Last.Callee->getPointOfInstantiation();
    if (Last.Callee->isTemplateInstantiation() && C.Unit.isUserLocation(Used))
      C.Unit.note(Used, fmt::format("in instantiation of {}, used here", Name));
  }

  const CheckContext &C;
  llvm::MapVector<const FunctionDecl *, std::vector<Call>> Graph;
  std::set<const FunctionDecl *> Seen;
  std::vector<Call> Path;
};

} // namespace

void checkRecursion(const CheckContext &C) { CallGraph(C).reportCycles(); }

} // namespace amp2hip

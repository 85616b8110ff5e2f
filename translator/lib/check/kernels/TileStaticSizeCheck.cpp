//===--- TileStaticSizeCheck.cpp - Size of tile_static memory -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports kernels with more than 48 KB of tile_static memory (§2.4.3.5.1), the amount that all
// accelerators offer for which the output is built. The memory of a kernel includes the variables
// of all functions that it calls, directly or indirectly. Also warns about tile_static variables in
// kernels that are launched without tiles.
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "ast/LaunchDomain.h"
#include "ast/Restrictions.h"
#include "ast/Variables.h"
#include "check/Check.h"
#include "check/calls/AmpCallee.h"
#include "check/calls/PairInstantiation.h"
#include "model/overloads/RenamedOverloads.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <deque>

using namespace clang;

namespace amp2hip {
namespace {

constexpr uint64_t Limit = 48 * 1024;

/// Adds up the tile_static memory of amp functions and of the functions that
/// they call.
class TileStaticMemory {
public:
  explicit TileStaticMemory(const CheckContext &C) : C(C) { addBlocks(C.Code); }

  void run() {
    forEachAmpBlock(C.Code, [&](const CodeBlock &B) {
      if (!B.Function || Blocks.lookup(B.Function->getCanonicalDecl()) != &B)
        return;
      Used = 0;
      Seen.clear();
      add(B);
    });
    for (const CodeBlock &B : C.Code)
      for (const Stmt *S : B.Statements)
        if (const auto *Call = dyn_cast<CallExpr>(S))
          checkUntiled(B, Call);
  }

private:
  /// Adds the functions of \p Code that have a body and are not patterns. The
  /// block of an instance is empty if Clang has instantiated the body later.
  void addBlocks(const std::vector<CodeBlock> &Code) {
    forEachAmpBlock(Code, [&](const CodeBlock &B) {
      if (B.Function && !B.Statements.empty() && B.Function->doesThisDeclarationHaveABody() &&
          !B.Function->isDependentContext())
        Blocks[B.Function->getCanonicalDecl()] = &B;
    });
  }

  /// Adds the variables of \p B and of all functions that it calls. Each
  /// function counts once.
  void add(const CodeBlock &B) {
    if (!Seen.insert(B.Function->getCanonicalDecl()).second)
      return;
    for (const VarDecl *V : B.Variables)
      if (isTileStatic(V))
        add(B, V);
    for (const Stmt *S : B.Statements) {
      if (const auto *Call = dyn_cast<CallExpr>(S))
        for (const FunctionDecl *Callee : ampCallees(C.Model, Call))
          addFunction(Callee, Call->getDirectCallee());
      else if (const auto *Construct = dyn_cast<CXXConstructExpr>(S))
        addFunction(ampCallee(C.Model, Construct->getConstructor()), Construct->getConstructor());
    }
  }

  /// Adds \p F, the function that a call runs in amp code. Clang chose \p Chosen for the call. The
  /// two differ if \p F is the amp function of an overload pair. If only code of both restrictions
  /// calls a pair of templates, Clang instantiates only the cpu function. This function then
  /// instantiates \p F.
  void addFunction(const FunctionDecl *F, const FunctionDecl *Chosen) {
    const CodeBlock *Called = Blocks.lookup(F->getCanonicalDecl());
    if (!Called && Chosen && Chosen->isTemplateInstantiation() && restrictionOf(F).Amp &&
        C.Unit.isUserLocation(F->getLocation()))
      if (const FunctionDecl *Instance = instantiateLike(C.Unit, Chosen, patternOf(F)).Function) {
        if (!Blocks.count(Instance->getCanonicalDecl()) && Instance->isDefined()) {
          Late.push_back(collectEvaluatedCode(C.Unit, Instance->getDefinition()));
          addBlocks(Late.back());
        }
        Called = Blocks.lookup(Instance->getCanonicalDecl());
      }
    if (Called)
      add(*Called);
  }

  /// Reports \p Launch, a statement of \p B, if it is a launch over an extent
  /// whose kernel uses tile_static variables: without tiles their content is
  /// undefined.
  void checkUntiled(const CodeBlock &B, const CallExpr *Launch) {
    if (!isLaunch(Launch->getDirectCallee()) || Launch->getNumArgs() < 2)
      return;
    std::optional<LaunchDomain> Domain = domainType(Launch->getArg(Launch->getNumArgs() - 2));
    const Expr *Kernel = Launch->getArg(Launch->getNumArgs() - 1);
    const CXXRecordDecl *Class = Kernel->getType().getNonReferenceType()->getAsCXXRecordDecl();
    if (!Domain || Domain->Tiled || !Class || !Class->hasDefinition())
      return;
    Used = 0;
    Seen.clear();
    First = nullptr;
    DeclarationName Name = C.Unit.context().DeclarationNames.getCXXOperatorName(OO_Call);
    for (const NamedDecl *D : Class->lookup(Name)) {
      if (const auto *Template = dyn_cast<FunctionTemplateDecl>(D))
        for (const FunctionDecl *Instance : Template->specializations())
          addFunction(Instance, nullptr);
      else if (const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction())
        addFunction(F, nullptr);
    }
    if (First &&
        C.report(
            B, Rule::TileStaticUntiled, Kernel->getBeginLoc(),
            fmt::format("this launch has no tiles, but its kernel uses the tile_static variable "
                        "'{}', whose content is then undefined; launch it over a tiled_extent",
                        First->getNameAsString())))
      C.Unit.note(First->getLocation(),
                  fmt::format("'{}' is declared here", First->getNameAsString()));
  }

  /// Adds the size of \p V, and reports \p V if the sum exceeds the limit with
  /// it.
  void add(const CodeBlock &B, const VarDecl *V) {
    if (!First)
      First = V;
    QualType T = V->getType();
    if (T->isDependentType() || T->isIncompleteType() || V->isInvalidDecl())
      return;
    uint64_t Before = Used;
    Used += C.Unit.context().getTypeSizeInChars(T).getQuantity();
    if (Before <= Limit && Used > Limit)
      C.report(B, Rule::TileStaticSize, V->getLocation(),
               fmt::format("with '{}', a kernel uses {} bytes of tile_static memory, but "
                           "accelerators have {}; use smaller or fewer variables",
                           V->getNameAsString(), Used, Limit));
  }

  const CheckContext &C;
  llvm::DenseMap<const FunctionDecl *, const CodeBlock *> Blocks;
  llvm::DenseSet<const FunctionDecl *> Seen;
  std::deque<std::vector<CodeBlock>> Late; ///< code of instances made by addFunction()
  uint64_t Used = 0;
  const VarDecl *First = nullptr; ///< the first variable found, for checkUntiled()
};

} // namespace

void checkTileStaticSize(const CheckContext &C) { TileStaticMemory(C).run(); }

} // namespace amp2hip

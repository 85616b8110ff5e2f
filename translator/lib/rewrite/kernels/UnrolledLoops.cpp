//===--- UnrolledLoops.cpp - Marks loops that index a thread's arrays -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With --optimize=unroll-loops, marks short loops of constant length in amp code whose variable
// selects an element of an array of the thread:
//
//   for (int round = 0; round < 64; ++round)
//     a += table.k[round];
//
// becomes
//
//   AMP2HIP_UNROLL for (int round = 0; round < 64; ++round)
//     a += table.k[round];
//
// In the unrolled loop, indices are constants: local arrays stay in registers, and elements of
// captured arrays are operands of instructions. The vendors' compilers unroll such loops by
// themselves only if their code is small.
//
//===----------------------------------------------------------------------===//
#include "ast/ConstantLoops.h"
#include "ast/Variables.h"
#include "model/CodeVisitor.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "clang/AST/ASTContext.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {
namespace {

/// The largest number of iterations of a nest of loops, and of operators in them, for which the
/// nest is unrolled: larger code may not fit into the instruction cache of a GPU. An instruction of
/// an NVIDIA GPU has 16 bytes.
constexpr uint64_t MaxIterations = 64, MaxOperations = 8192;

/// The costs of a statement if the loops in it are unrolled.
struct UnrolledSize {
  uint64_t Iterations = 1; ///< of the nest of loops
  uint64_t Operations = 0; ///< operators and calls; counting calls also limits the search
};

/// Computes the size of statements and functions. Fails if they contain loops of unknown length,
/// jumps or recursion.
class SizeOfCode {
public:
  explicit SizeOfCode(const ASTContext &Ctx) : Ctx(Ctx) {}

  /// Returns nothing if \p S cannot be unrolled as a whole.
  std::optional<UnrolledSize> of(const Stmt *S) {
    if (!S)
      return UnrolledSize();
    if (isa<WhileStmt, DoStmt, CXXForRangeStmt, GotoStmt, BreakStmt, ContinueStmt, SwitchStmt,
            LambdaExpr>(S))
      return std::nullopt;
    if (const auto *Loop = dyn_cast<ForStmt>(S))
      return ofLoop(Loop);
    UnrolledSize Size;
    const auto *Operator = dyn_cast<BinaryOperator>(S);
    Size.Operations =
        isa<CallExpr>(S) || (Operator && !Operator->isAssignmentOp() && !Operator->isCommaOp());
    for (const Stmt *Child : S->children())
      if (!add(Size, of(Child)))
        return std::nullopt;
    if (const auto *Call = dyn_cast<CallExpr>(S))
      if (!add(Size, ofCallee(Call)))
        return std::nullopt;
    return Size;
  }

private:
  static bool add(UnrolledSize &To, const std::optional<UnrolledSize> &Part) {
    if (!Part)
      return false;
    To.Iterations = std::max(To.Iterations, Part->Iterations);
    To.Operations += Part->Operations;
    return To.Operations <= MaxOperations;
  }

  std::optional<UnrolledSize> ofLoop(const ForStmt *Loop) {
    std::optional<CountedLoop> Counted = countedLoop(Loop, Ctx);
    std::optional<uint64_t> Iterations = Counted ? iterationsOf(*Counted, Ctx) : std::nullopt;
    std::optional<UnrolledSize> Body = of(Loop->getBody());
    if (!Iterations || *Iterations > MaxIterations || !Body)
      return std::nullopt;
    UnrolledSize Size = {*Iterations * Body->Iterations, *Iterations * Body->Operations};
    if (Size.Iterations > MaxIterations || Size.Operations > MaxOperations)
      return std::nullopt;
    return Size;
  }

  std::optional<UnrolledSize> ofCallee(const CallExpr *Call) {
    const FunctionDecl *Body = nullptr, *Callee = Call->getDirectCallee();
    if (!Callee || !Callee->hasBody(Body) ||
        Ctx.getSourceManager().isInSystemHeader(Body->getLocation()))
      return UnrolledSize();
    if (!Entered.insert(Body).second)
      return std::nullopt;
    std::optional<UnrolledSize> Size = of(Body->getBody());
    Entered.erase(Body);
    return Size;
  }

  const ASTContext &Ctx;
  llvm::SmallPtrSet<const FunctionDecl *, 8> Entered;
};

/// True if \p E names \p V.
bool names(const Stmt *E, const VarDecl *V) {
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
    return Ref->getDecl() == V;
  return llvm::any_of(E->children(), [&](const Stmt *S) { return S && names(S, V); });
}

/// True if \p E is an array of the thread: a local or captured variable, or a member of one. Arrays
/// in tile_static or static memory are not.
bool isOwnArray(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (!E->getType()->isArrayType())
    return false;
  while (true) {
    E = E->IgnoreParenImpCasts();
    if (const auto *M = dyn_cast<MemberExpr>(E); M && !M->isArrow())
      E = M->getBase();
    else if (const auto *Element = dyn_cast<ArraySubscriptExpr>(E))
      E = Element->getBase();
    else
      break;
  }
  const auto *Ref = dyn_cast<DeclRefExpr>(E);
  const auto *V = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  return V && V->hasLocalStorage() && !isTileStatic(V) && !V->getType()->isReferenceType() &&
         !V->getType()->isPointerType();
}

/// True if \p S has a subscript of an array of the thread that depends on \p V.
bool selectsElement(const Stmt *S, const VarDecl *V) {
  const auto *Subscript = dyn_cast<ArraySubscriptExpr>(S);
  if (Subscript && names(Subscript->getIdx(), V) && isOwnArray(Subscript->getBase()))
    return true;
  return llvm::any_of(S->children(),
                      [&](const Stmt *Child) { return Child && selectsElement(Child, V); });
}

/// Finds the loops to unroll.
class UnrolledLoops : public CodeVisitor {
public:
  explicit UnrolledLoops(RewriteContext &C) : CodeVisitor(C.Unit), C(C) {}

  // The length of a loop may depend on the instance.
  bool shouldVisitTemplateInstantiations() const override { return false; }

  bool VisitStmt(Stmt *S) override {
    const auto *Loop = dyn_cast<ForStmt>(S);
    if (!Loop || !restriction().Amp || Loop->getForLoc().isMacroID())
      return true;
    std::optional<CountedLoop> Counted = countedLoop(Loop, U.context());
    if (Counted && Counted->Variable && Loop->getBody() &&
        selectsElement(Loop->getBody(), Counted->Variable) && SizeOfCode(U.context()).of(Loop))
      if (std::optional<TextPosition> At = C.Source.begin(Loop->getForLoc()))
        C.Edits.insert(*At, "AMP2HIP_UNROLL ", InsertOrder::Token);
    return true;
  }

private:
  RewriteContext &C;
};

} // namespace

void planUnrolledLoops(RewriteContext &C) {
  if (C.Unit.Options.UnrollLoops)
    UnrolledLoops(C).TraverseDecl(C.Unit.context().getTranslationUnitDecl());
}

} // namespace amp2hip

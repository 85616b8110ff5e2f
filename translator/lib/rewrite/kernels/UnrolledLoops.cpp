//===--- UnrolledLoops.cpp - Marks loops that are faster unrolled ---------===//
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
// Long loops of constant length that read elements of tile_static arrays, but write no elements,
// are unrolled in part, with AMP2HIP_UNROLL_16: the loads of several iterations then overlap. nvcc
// unrolls them by 4. Loops that read elements of containers are not marked, because some are
// slower then (docs/gpu-tuning.md).
//
// In these loops, elements of the array are often combined with an element of a container that the
// thread has loaded before:
//
//   const body me = bodies[t.global];
//   for (int k = 0; k < 256; ++k)
//     sum += shared[k].x - me.x;
//
// The function load_members() is written around this element:
//
//   const body me = amp2hip::load_members(bodies[t.global]);
//
// Otherwise one instruction loads all its members, and another one those of shared[k], to groups of
// four registers. Both operands of the difference are then in the same bank of the register file.
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "ast/ConstantLoops.h"
#include "ast/Variables.h"
#include "model/CodeVisitor.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/kernels/SizeOfCode.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {
namespace {

/// The smallest number of iterations of a loop that is unrolled in part, and the largest number of
/// operators in its body.
constexpr uint64_t MinLongIterations = 64, MaxLongOperations = 64;

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

/// The object of which \p E is an element or a part of one. Null if \p E is not such an element.
const Expr *containerOf(const Expr *E) {
  for (bool IsElement = false;;) {
    E = E->IgnoreParenImpCasts();
    const auto *Call = dyn_cast<CXXOperatorCallExpr>(E);
    if (const auto *M = dyn_cast<MemberExpr>(E); M && !M->isArrow()) {
      E = M->getBase();
    } else if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E)) {
      E = Subscript->getBase();
      IsElement = true;
    } else if (Call && (Call->getOperator() == OO_Subscript || Call->getOperator() == OO_Call)) {
      E = Call->getArg(0);
      IsElement = true;
    } else {
      return IsElement ? E : nullptr;
    }
  }
}

/// True if \p E is an element of a tile_static array.
bool isTileStaticElement(const Expr *E) {
  const auto *Ref = dyn_cast_or_null<DeclRefExpr>(containerOf(E));
  const auto *V = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  return V && isTileStatic(V);
}
/// True if \p E is an element of a container.
bool isContainerElement(const Expr *E) {
  const Expr *Container = containerOf(E);
  const CXXRecordDecl *Record = Container ? Container->getType()->getAsCXXRecordDecl() : nullptr;
  return Record && isInConcurrency(Record);
}

/// The accesses to memory in the body of a loop.
struct ElementUses {
  /// The body has a subscript of a tile_static array that depends on the loop's variable.
  bool Reads = false;
  /// The body has an assignment to an element, an element of a container, a wait or an atomic
  /// operation. Such a loop is not unrolled.
  bool Others = false;
};

/// Adds the accesses in \p S, a part of the body of a loop with the variable \p V.
void addUses(const Stmt *S, const VarDecl *V, ElementUses &Uses) {
  if (const auto *Assignment = dyn_cast<BinaryOperator>(S);
      Assignment && Assignment->isAssignmentOp())
    Uses.Others |= isTileStaticElement(Assignment->getLHS());
  if (const auto *Step = dyn_cast<UnaryOperator>(S); Step && Step->isIncrementDecrementOp())
    Uses.Others |= isTileStaticElement(Step->getSubExpr());
  if (const auto *Call = dyn_cast<CXXOperatorCallExpr>(S); Call && Call->isAssignmentOp())
    Uses.Others |= isTileStaticElement(Call->getArg(0));
  if (const auto *Call = dyn_cast<CallExpr>(S))
    if (const FunctionDecl *Callee = Call->getDirectCallee();
        Callee && Callee->getIdentifier() && isInConcurrency(Callee))
      Uses.Others |=
          Callee->getName().starts_with("wait") || Callee->getName().starts_with("atomic_");
  if (const auto *Element = dyn_cast<Expr>(S);
      Element && isa<ArraySubscriptExpr, CXXOperatorCallExpr>(Element)) {
    Uses.Reads |= isTileStaticElement(Element) && names(Element, V);
    Uses.Others |= isContainerElement(Element);
  }
  for (const Stmt *Child : S->children())
    if (Child)
      addUses(Child, V, Uses);
}

/// The element of a container of which \p V, an object of a class, is a copy. Null if there is
/// none.
const Expr *copiedElement(const VarDecl *V) {
  const Expr *Init = V->getInit();
  if (!Init || !V->hasLocalStorage() || V->getInitStyle() != VarDecl::CInit ||
      V->getType()->isDependentType() || Init->isInstantiationDependent() ||
      !V->getType()->isRecordType() || !V->getType().isTriviallyCopyableType(V->getASTContext()))
    return nullptr;
  Init = Init->IgnoreImplicit();
  if (const auto *Copy = dyn_cast<CXXConstructExpr>(Init);
      Copy && Copy->getConstructor()->isCopyConstructor() && Copy->getNumArgs() == 1)
    Init = Copy->getArg(0)->IgnoreParenImpCasts();
  const bool IsWhole =
      Init->isLValue() && V->getASTContext().hasSameUnqualifiedType(Init->getType(), V->getType());
  return IsWhole && isContainerElement(Init) ? Init : nullptr;
}

/// Adds the variables that \p S names, except for captured ones.
void addVariables(const Stmt *S, llvm::SmallPtrSetImpl<const VarDecl *> &Variables) {
  if (const auto *Ref = dyn_cast<DeclRefExpr>(S); Ref && !Ref->refersToEnclosingVariableOrCapture())
    if (const auto *V = dyn_cast<VarDecl>(Ref->getDecl()))
      Variables.insert(V);
  for (const Stmt *Child : S->children())
    if (Child)
      addVariables(Child, Variables);
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
    const char *Mark = markOf(Loop);
    if (std::optional<TextPosition> At = Mark ? C.Source.begin(Loop->getForLoc()) : std::nullopt) {
      C.Edits.insert(*At, Mark, InsertOrder::Token);
      if (Mark == UnrollInPart)
        loadMembers(Loop->getBody());
    }
    return true;
  }

private:
  static constexpr const char *UnrollInPart = "AMP2HIP_UNROLL_16 ";

  /// Writes load_members() around the elements of containers of which \p Body uses copies.
  void loadMembers(const Stmt *Body) {
    llvm::SmallPtrSet<const VarDecl *, 8> Variables;
    addVariables(Body, Variables);
    for (const VarDecl *V : Variables) {
      const Expr *Element = copiedElement(V);
      if (!Element || !Written.insert(V).second)
        continue;
      if (std::optional<TextRange> At = C.Source.range(Element->getSourceRange())) {
        C.Edits.insert({At->File, At->Begin}, "amp2hip::load_members(", InsertOrder::Token);
        C.Edits.insert({At->File, At->End}, ")", InsertOrder::After);
      }
    }
  }

  /// The mark for \p Loop. Null if the loop keeps the compiler's choice.
  const char *markOf(const ForStmt *Loop) const {
    std::optional<CountedLoop> Counted = countedLoop(Loop, U.context());
    if (!Counted || !Counted->Variable || !Loop->getBody())
      return nullptr;
    if (selectsElement(Loop->getBody(), Counted->Variable) && SizeOfCode(U.context()).of(Loop))
      return "AMP2HIP_UNROLL ";
    std::optional<uint64_t> Iterations = iterationsOf(*Counted, U.context());
    std::optional<UnrolledSize> Body = SizeOfCode(U.context()).of(Loop->getBody());
    if (!Iterations || *Iterations < MinLongIterations || !Body || Body->Iterations != 1 ||
        Body->Operations > MaxLongOperations)
      return nullptr;
    ElementUses Uses;
    addUses(Loop->getBody(), Counted->Variable, Uses);
    return Uses.Reads && !Uses.Others ? UnrollInPart : nullptr;
  }

  RewriteContext &C;
  llvm::SmallPtrSet<const VarDecl *, 8> Written; ///< the variables whose initializers are written
};

} // namespace

void planUnrolledLoops(RewriteContext &C) {
  if (C.Unit.Options.UnrollLoops)
    UnrolledLoops(C).TraverseDecl(C.Unit.context().getTranslationUnitDecl());
}

} // namespace amp2hip

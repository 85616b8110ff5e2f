//===--- KernelLoops.cpp - The loops of an untiled kernel -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/kernels/KernelLoops.h"
#include "ast/Concurrency.h"
#include "model/Model.h"
#include "rewrite/kernels/SizeOfCode.h"
#include "tileloops/tile/TileTypes.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {

/// The largest number of iterations of the loops of a kernel that is marked `constant`. A search
/// for the nearest of 64 points is slower if each thread runs several indices
/// (docs/gpu-tuning.md).
constexpr uint64_t MaxConstantIterations = 32;

/// True if a variable of type \p T may contain elements or refer to them: for containers of
/// C++ AMP, for classes with such members or with bases, and for unknown types.
static bool mayHaveElements(QualType T) {
  T = T.getNonReferenceType();
  while (const ArrayType *Array = T->getAsArrayTypeUnsafe())
    T = Array->getElementType();
  if (T->isArithmeticType() || T->isEnumeralType() || isIndex(T))
    return false;
  const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
  return !Class || !Class->hasDefinition() || isInConcurrency(Class) || Class->getNumBases() > 0 ||
         llvm::any_of(Class->fields(),
                      [](const FieldDecl *Field) { return mayHaveElements(Field->getType()); });
}

namespace {

/// Finds out whether a kernel has loops, and whether it reads elements of containers.
class KernelCode {
public:
  bool HasLoop = false;
  bool ReadsElements = false;

  void visit(const Stmt *S) {
    if (isa<ForStmt, WhileStmt, DoStmt, CXXForRangeStmt, GotoStmt>(S))
      HasLoop = true;
    if (const CXXOperatorCallExpr *Element = elementAssigned(S)) {
      for (const Expr *Argument : llvm::drop_begin(Element->arguments()))
        visit(Argument);
      return visit(cast<BinaryOperator>(S)->getRHS());
    }
    if (const auto *Ref = dyn_cast<DeclRefExpr>(S))
      ReadsElements |= isa<VarDecl>(Ref->getDecl()) && mayHaveElements(Ref->getType());
    ReadsElements |= isa<CXXThisExpr>(S);
    if (const auto *Call = dyn_cast<CallExpr>(S))
      visitCallee(Call->getDirectCallee());
    if (const auto *Made = dyn_cast<CXXConstructExpr>(S))
      visitCallee(Made->getConstructor());
    for (const Stmt *Child : S->children())
      if (Child)
        visit(Child);
  }

private:
  /// The call of operator[] or operator() of a container that is a captured variable, in
  /// `container[i] = value`. Null if \p S is something else.
  static const CXXOperatorCallExpr *elementAssigned(const Stmt *S) {
    const auto *Assignment = dyn_cast<BinaryOperator>(S);
    if (!Assignment || Assignment->getOpcode() != BO_Assign)
      return nullptr;
    const auto *Element =
        dyn_cast<CXXOperatorCallExpr>(Assignment->getLHS()->IgnoreParenImpCasts());
    const bool IsElement =
        Element && (Element->getOperator() == OO_Subscript || Element->getOperator() == OO_Call);
    return IsElement && isa<DeclRefExpr>(Element->getArg(0)->IgnoreParenImpCasts()) ? Element
                                                                                    : nullptr;
  }

  void visitCallee(const FunctionDecl *Callee) {
    const FunctionDecl *Body = nullptr;
    if (!Callee) {
      ReadsElements = true; // of a dependent type
      return;
    }
    if (isInConcurrency(Callee) || !Callee->hasBody(Body) || !Visited.insert(Body).second)
      return;
    visit(Body->getBody());
  }

  llvm::SmallPtrSet<const FunctionDecl *, 8> Visited;
};

} // namespace

std::string kernelLoopsText(const AmpLambda &L, const ASTContext &Ctx, const CodeLayout &Layout) {
  const CXXMethodDecl *Call = L.Lambda->getCallOperator();
  if (!L.Launch.isValid() || Call->getNumParams() != 1 ||
      !isIndex(Call->getParamDecl(0)->getType().getNonReferenceType()))
    return "";
  const char *Kind = nullptr;
  std::optional<UnrolledSize> Size = SizeOfCode(Ctx).of(L.Lambda->getBody());
  if (Size && Size->Iterations <= MaxConstantIterations) {
    Kind = "constant";
  } else {
    KernelCode Code;
    Code.visit(L.Lambda->getBody());
    if (Code.HasLoop && !Code.ReadsElements)
      Kind = "computing";
  }
  return Kind ? fillLines(Layout,
                          "static constexpr amp2hip::kernel_loops amp2hip_loops = "
                          "amp2hip::kernel_loops::$Kind;\n\n",
                          {{"Kind", Kind}})
              : "";
}

} // namespace amp2hip

//===--- ForbiddenStatementsCheck.cpp - Statements forbidden in amp code --===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports statements and expressions that amp code cannot contain (§2.4.3.7,
// §2.4.3.4): goto and labels (AMP1418), asm (AMP1419), exceptions (AMP1420),
// dynamic_cast and typeid (AMP1417), new and delete (AMP1410). Switch
// statements and their labels are allowed (§2.4.3).
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

void checkJumps(const CheckContext &C) {
  forEachInAmpCode<GotoStmt>(C, [&](const CodeBlock &B, const GotoStmt *S) {
    C.report(
        B, Rule::Jump, S->getGotoLoc(),
        fmt::format(
            "amp code cannot jump to the label '{}'; use a loop, break or continue instead of goto",
            S->getLabel()->getNameAsString()));
  });
  forEachInAmpCode<IndirectGotoStmt>(C, [&](const CodeBlock &B, const IndirectGotoStmt *S) {
    C.report(B, Rule::Jump, S->getGotoLoc(), "amp code cannot use a computed goto; use a switch");
  });
  forEachInAmpCode<AddrLabelExpr>(C, [&](const CodeBlock &B, const AddrLabelExpr *E) {
    C.report(B, Rule::Jump, E->getAmpAmpLoc(),
             fmt::format("amp code cannot take the address of the label '{}'; use a switch",
                         E->getLabel()->getNameAsString()));
  });
  forEachInAmpCode<LabelStmt>(C, [&](const CodeBlock &B, const LabelStmt *S) {
    C.report(B, Rule::Jump, S->getIdentLoc(),
             fmt::format("amp code cannot contain the label '{}'; remove it", S->getName()));
  });
}

void checkAssembly(const CheckContext &C) {
  forEachInAmpCode<AsmStmt>(C, [&](const CodeBlock &B, const AsmStmt *S) {
    C.report(B, Rule::Assembly, S->getAsmLoc(),
             "amp code cannot contain asm, which is specific to one processor; write C++ instead");
  });
}

void checkExceptions(const CheckContext &C) {
  auto Report = [&](const CodeBlock &B, SourceLocation Loc, const char *Message) {
    C.Unit.suppressClangErrorAt(Loc);
    C.report(B, Rule::Exceptions, Loc, Message);
  };
  forEachInAmpCode<CXXThrowExpr>(C, [&](const CodeBlock &B, const CXXThrowExpr *E) {
    Report(B, E->getThrowLoc(),
           "amp code cannot throw exceptions; return an error code, or store it in an array_view");
  });
  constexpr const char *Try = "amp code cannot catch exceptions, because no amp function can "
                              "throw; remove the try and its handlers";
  forEachInAmpCode<CXXTryStmt>(
      C, [&](const CodeBlock &B, const CXXTryStmt *S) { Report(B, S->getTryLoc(), Try); });
  forEachInAmpCode<SEHTryStmt>(
      C, [&](const CodeBlock &B, const SEHTryStmt *S) { Report(B, S->getTryLoc(), Try); });
  // Clang sees a block instead of `__try` and its block.
  if (!C.Unit.TerminationHandlers.empty())
    forEachInAmpCode<CompoundStmt>(C, [&](const CodeBlock &B, const CompoundStmt *S) {
      for (const TerminationHandler &H : C.Unit.TerminationHandlers)
        if (H.Body.getBegin() == S->getLBracLoc())
          Report(B, H.Try, Try);
    });
  forEachInAmpCode<SEHLeaveStmt>(
      C, [&](const CodeBlock &B, const SEHLeaveStmt *S) { Report(B, S->getLeaveLoc(), Try); });
}

void checkRunTimeTypes(const CheckContext &C) {
  forEachInAmpCode<CXXDynamicCastExpr>(C, [&](const CodeBlock &B, const CXXDynamicCastExpr *E) {
    C.report(B, Rule::RuntimeTypeInformation, E->getBeginLoc(),
             "amp code cannot use dynamic_cast, because its objects have no type information; use "
             "static_cast");
  });
  forEachInAmpCode<CXXTypeidExpr>(C, [&](const CodeBlock &B, const CXXTypeidExpr *E) {
    C.report(B, Rule::RuntimeTypeInformation, E->getBeginLoc(),
             "amp code cannot use typeid, because its objects have no type information; compare "
             "types with std::is_same");
  });
}

void checkDynamicMemory(const CheckContext &C) {
  forEachInAmpCode<CXXNewExpr>(C, [&](const CodeBlock &B, const CXXNewExpr *E) {
    C.Unit.suppressClangErrorAt(E->getBeginLoc());
    C.report(B, Rule::DynamicMemory, E->getBeginLoc(),
             "amp code cannot use new; use a local variable, a tile_static variable, or an array "
             "or array_view that cpu code passes");
  });
  forEachInAmpCode<CXXDeleteExpr>(C, [&](const CodeBlock &B, const CXXDeleteExpr *E) {
    C.Unit.suppressClangErrorAt(E->getBeginLoc());
    C.report(B, Rule::DynamicMemory, E->getBeginLoc(),
             "amp code cannot use delete; free the memory in cpu code");
  });
  forEachInAmpCode<CallExpr>(C, [&](const CodeBlock &B, const CallExpr *E) {
    const FunctionDecl *F = E->getDirectCallee();
    if (!F || !F->isReplaceableGlobalAllocationFunction())
      return;
    C.Unit.suppressClangErrorAt(E->getExprLoc());
    C.report(B, Rule::DynamicMemory, E->getBeginLoc(),
             fmt::format("amp code cannot call '{}', because it has no dynamic memory; allocate "
                         "and free memory in cpu code",
                         F->getNameAsString()));
  });
}

} // namespace

void checkForbiddenStatements(const CheckContext &C) {
  checkJumps(C);
  checkAssembly(C);
  checkExceptions(C);
  checkRunTimeTypes(C);
  checkDynamicMemory(C);
}

} // namespace amp2hip

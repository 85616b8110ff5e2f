//===--- BarriersCheck.cpp - Barriers that not all threads reach ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//
//===----------------------------------------------------------------------===//
//
// §8.1.1: all threads of a tile come to a barrier, or none. An error where only
// the thread's place decides: then some certainly do not. A warning where data
// may.
//
//===----------------------------------------------------------------------===//
#include "barrier/Uniformity.h"
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

static void report(const CheckContext &C, Uniformity &U, SourceLocation Loc,
                   const DivergentWait &D) {
  bool Certain = D.How == Variance::Place;
  std::string What = "this barrier";
  if (const auto *M = dyn_cast_or_null<CXXMethodDecl>(D.Callee); M && M->getParent()->isLambda())
    What = "the barrier in the lambda that is called here";
  else if (isa_and_nonnull<CXXDestructorDecl>(D.Callee))
    What = "the barrier in the destructor of this variable";
  else if (D.Callee)
    What = "the barrier in '" + D.Callee->getNameAsString() + "', called here";
  bool New = C.report(*D.In, Certain ? Rule::DivergentBarrier : Rule::DoubtfulBarrier, Loc,
                      Certain ? "not all threads of a tile reach " + What +
                                    ": which do depends on their place; let all of them wait"
                              : "perhaps not all threads of a tile reach " + What +
                                    ": which do depends on data");
  if (New && D.Condition)
    C.U.note(D.Condition->getBeginLoc(), Certain
                                             ? "this differs between the threads of a tile"
                                             : "this may differ between the threads of a tile");
  if (New && D.Callee)
    C.U.note(U.waits().firstWait(D.Callee), "the barrier is here");
}

void checkBarriers(const CheckContext &C) {
  Uniformity U(C.U.context(), C.Code);
  forEachAmpBlock(C.Code, [&](const CodeBlock &B) {
    if (B.Function && !B.Function->isInvalidDecl() && !B.Function->isDependentContext())
      U.analyse(B);
  });
  for (const auto &[Loc, D] : U.found())
    if (D.How != Variance::Uniform)
      report(C, U, Loc, D);
}

} // namespace amp2hip

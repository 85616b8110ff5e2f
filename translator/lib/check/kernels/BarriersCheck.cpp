//===--- BarriersCheck.cpp - Barriers that not all threads reach ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports barriers that only some threads of a tile may reach, because control
// flow differs between the threads. Either all threads of a tile must reach a
// barrier, or none (§8.1.1). If control flow depends only on the thread's
// index, constants and captures, some threads certainly miss the barrier: this
// is an error (AMP1650). If control flow depends on data that may differ, it is
// a warning (AMP1651).
//
//===----------------------------------------------------------------------===//
#include "ast/Scopes.h"
#include "barrier/Uniformity.h"
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {

/// Reports the divergent barrier at \p Loc, or the call at \p Loc that leads to
/// it.
static void report(const CheckContext &C, Uniformity &U, SourceLocation Loc,
                   const DivergentWait &D) {
  bool Certain = D.Divergence == Variance::ThreadIndex;
  std::string What = "this barrier";
  if (D.Callee && isOfLambda(D.Callee))
    What = "the barrier in the lambda called here";
  else if (isa_and_nonnull<CXXDestructorDecl>(D.Callee))
    What = "the barrier in the destructor of this variable";
  else if (D.Callee)
    What = fmt::format("the barrier in '{}', called here,", D.Callee->getNameAsString());
  const char *Fault =
      Certain ? "is not reached by all threads of the tile because control flow depends on the "
                "thread index; move the wait to code that all threads execute"
              : "might not be reached by all threads of the tile because control flow depends on "
                "data; use a condition that is the same for all threads of the tile";
  bool New = C.report(*D.In, Certain ? Rule::DivergentBarrier : Rule::PossiblyDivergentBarrier, Loc,
                      fmt::format("{} {}", What, Fault));
  if (New && D.Condition)
    C.Unit.note(D.Condition->getBeginLoc(),
                Certain ? "this condition differs between the threads of a tile"
                        : "this condition may differ between the threads of a tile");
  if (New && D.Callee)
    C.Unit.note(U.waits().firstWait(D.Callee), "the barrier is here");
}

void checkBarriers(const CheckContext &C) {
  Uniformity U(C.Unit.context(), C.Code);
  forEachAmpBlock(C.Code, [&](const CodeBlock &B) {
    if (B.Function && !B.Function->isInvalidDecl() && !B.Function->isDependentContext())
      U.analyze(B);
  });
  for (const auto &[Loc, D] : U.found())
    if (D.Divergence != Variance::Uniform)
      report(C, U, Loc, D);
}

} // namespace amp2hip

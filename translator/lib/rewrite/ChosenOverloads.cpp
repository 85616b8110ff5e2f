//===--- ChosenOverloads.cpp - Calls that only restrictions decide -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   void f(int);
//   void f(double) restrict(amp);
//   f(5);                            // in amp code: f(double)
//   f(static_cast<double>(5));
//
// The compilers of the output would take the best match among all (§2.3.2.1).
//
//===----------------------------------------------------------------------===//
#include "clang/AST/Expr.h"
#include "model/ChosenOverload.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include <set>

using namespace clang;

namespace amp2hip {

void planChosenOverloads(RewriteContext &C) {
  if (C.M.AmpFunctions.empty())
    return;
  std::set<SourceLocation> Done;
  for (const CodeBlock &B : collectCode(C.U))
    for (const Stmt *S : B.Statements)
      forEachChosen(S, [&](const ChosenFunction &Chosen) {
        if (!rivalOf(C.U, C.M, B, Chosen) || !Done.insert(Chosen.Place).second)
          return;
        auto Conversions = conversionsFor(C.U, B, Chosen);
        if (!Conversions)
          return; // the checks have refused it
        for (const auto &[Argument, Type] : *Conversions)
          if (std::optional<TextRange> R = C.Source.range(Argument->getSourceRange())) {
            C.E.insert({R->File, R->Begin}, "static_cast<" + Type + ">(", InsertOrder::Token);
            C.E.insert({R->File, R->End}, ")", InsertOrder::After);
          }
      });
}

} // namespace amp2hip

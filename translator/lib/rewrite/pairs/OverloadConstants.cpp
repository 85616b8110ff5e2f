//===--- OverloadConstants.cpp - constexpr functions in pairs -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes cpu code call the cpu overload of a pair directly if the overload is constexpr. With
//
//   constexpr int size(int n) { return 4 * n; }
//   int size(int n) restrict(amp) { return n; }
//
// the declaration
//
//   int table[size(3)];
//
// becomes
//
//   int table[size_cpu(3)];
//
// The dispatch function, which replaces the pair, tests at run time where it runs. So it is not
// constexpr, but the renamed cpu overload remains constexpr.
//
//===----------------------------------------------------------------------===//
#include "model/CodeIndex.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace amp2hip {
void planConstantUses(ClassifiedPair &Pair) {
  if (!Pair.Cpu->isConstexpr() && !Pair.Amp->isConstexpr())
    return;
  std::set<SourceLocation> Renamed;
  if (Pair.Form == OverloadForm::Dispatched && Pair.Cpu->isConstexpr() &&
      Pair.Cpu->getDeclName().isIdentifier())
    Renamed = renameUses(Pair.Context, Pair.Cpu, cpuName(Pair.Context, Pair.Cpu),
                         [](Restriction R) { return R.Cpu && !R.Amp; });
  auto IsInPair = [&](const FunctionDecl *F) {
    return F && (F->getCanonicalDecl() == Pair.Cpu || F->getCanonicalDecl() == Pair.Amp);
  };
  std::set<SourceLocation> Reported;
  for (const ConstantUse &Use : Pair.Context.Index.constantUses())
    if (IsInPair(patternOf(Use.Function)) && !IsInPair(Use.Body) && !Renamed.count(Use.Name) &&
        Reported.insert(Use.Name).second)
      Pair.Context.Unit.error(
          Use.Name,
          fmt::format("'{}' must be a constant expression here, but the output merges its cpu and "
                      "amp overloads into a function that is not constexpr; write one function "
                      "with restrict(cpu, amp)",
                      Use.Function->getNameAsString()));
}

} // namespace amp2hip

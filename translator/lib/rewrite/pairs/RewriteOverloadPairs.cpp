//===--- RewriteOverloadPairs.cpp - Overload pairs become dispatch functions ===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Plans the replacement of all overload pairs, in the form that OverloadForms.cpp selects for each
// pair.
//
// C++ AMP selects between the overloads of a pair as if at run time (§2.3.2.1). The vendors'
// compilers cannot overload by restriction, and the CPU accelerator runs amp bodies in host code.
// So in most forms, one dispatch function replaces the pair and tests at run time where it runs.
//
//===----------------------------------------------------------------------===//
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "ast/Scopes.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/pairs/RewriteConversionPairs.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// Returns the elements of \p Pairs whose overloads have the same name in the output.
static std::vector<OverloadPair> pairsWithOneName(const RewriteContext &C,
                                                  std::vector<OverloadPair> Pairs) {
  llvm::erase_if(Pairs, [&](const OverloadPair &P) {
    return haveDifferentOutputNames(C.Model, P.Cpu, P.Amp);
  });
  return Pairs;
}

/// Warns if one overload of \p Pair is under a condition that does not contain the other. Another
/// configuration may lack that overload, or have another one, which is no part of the output's
/// function.
static void reportCondition(RewriteContext &C, const ClassifiedPair &Pair) {
  const FunctionDecl *Cpu = Pair.CpuBody ? Pair.CpuBody : Pair.Cpu;
  const FunctionDecl *Amp = Pair.AmpBody ? Pair.AmpBody : Pair.Amp;
  C.Macros.Configuration.reportIfUnderCondition(Cpu, Amp->getLocation());
  C.Macros.Configuration.reportIfUnderCondition(Amp, Cpu->getLocation());
}

void planOverloadPairDeclarations(RewriteContext &C) {
  planConversionPairs(C);
  for (const OverloadPair &P : pairsWithOneName(C, C.Model.Pairs)) {
    ClassifiedPair Pair(C, P);
    reportCondition(C, Pair);
    switch (Pair.Form) {
    case OverloadForm::Merged:
    case OverloadForm::Declared:
      planMergedDeclarations(Pair);
      break;
    case OverloadForm::Dispatched:
      planDispatch(Pair);
      break;
    case OverloadForm::Delegated:
      planDelegation(Pair);
      break;
    case OverloadForm::Renamed:
      planRenaming(Pair);
      break;
    case OverloadForm::Deleted:
      for (const FunctionDecl *D : declarationsOf(C, Pair.Cpu->isDeleted() ? Pair.Cpu : Pair.Amp))
        if (std::optional<TextRange> R = wholeFunction(C, D, /*WithSemicolon=*/true))
          C.Edits.removeWithSpace(*R);
      continue;
    case OverloadForm::Refused:
      C.Unit.error((Pair.AmpBody ? Pair.AmpBody : Pair.Amp)->getLocation(), Pair.Why);
      break;
    }
    planConstantUses(Pair);
    planSpecializations(Pair);
  }
}

/// Returns the number of functions that enclose \p F.
static unsigned depthOf(const FunctionDecl *F) {
  unsigned Depth = 0;
  while ((F = enclosingFunction(F->getLexicalDeclContext())))
    ++Depth;
  return Depth;
}

/// Merges the \c Merged pairs of \p All. Merges inner pairs first, because the merge of an outer
/// pair copies the text of the inner pairs.
static void planMerges(RewriteContext &C, std::vector<OverloadPair> All) {
  std::vector<OverloadPair> Pairs = pairsWithOneName(C, std::move(All));
  llvm::stable_sort(Pairs, [](const OverloadPair &A, const OverloadPair &B) {
    return depthOf(A.Amp) > depthOf(B.Amp);
  });
  for (const OverloadPair &P : Pairs)
    if (ClassifiedPair Pair(C, P); Pair.Form == OverloadForm::Merged)
      planMerge(Pair);
}

void planOverloadPairBodies(RewriteContext &C) { planMerges(C, C.Model.Pairs); }

void planMergesIn(RewriteContext &C, SourceRange Moved) {
  std::vector<OverloadPair> Inside = C.Model.Pairs;
  llvm::erase_if(Inside, [&](const OverloadPair &P) {
    SourceLocation At = P.Amp->getLocation();
    return C.Unit.SM.isBeforeInTranslationUnit(At, Moved.getBegin()) ||
           C.Unit.SM.isBeforeInTranslationUnit(Moved.getEnd(), At);
  });
  planMerges(C, std::move(Inside));
}

} // namespace amp2hip

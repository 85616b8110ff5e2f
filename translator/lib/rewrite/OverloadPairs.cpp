//===--- OverloadPairs.cpp - Overload pairs become dispatch functions -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// C++ AMP selects between the overloads of a pair as if at run time (§2.3.2.1). The vendors'
// compilers cannot overload by restriction, and the CPU accelerator runs amp bodies in host code.
// So each pair becomes one dispatch function that tests at run time where it runs.
// OverloadForms.cpp selects the form of each pair.
//
//===----------------------------------------------------------------------===//
#include "clang/Basic/SourceManager.h"
#include "model/ApartOverloads.h"
#include "parse/Unit.h"
#include "rewrite/ConversionPairs.h"
#include "rewrite/Overloads.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// The elements of \p Pairs whose overloads have the same name in the output.
static std::vector<OverloadPair> oneNamePairs(const RewriteContext &C,
                                              std::vector<OverloadPair> Pairs) {
  llvm::erase_if(Pairs, [&](const OverloadPair &P) { return areNamedApart(C.M, P.Cpu, P.Amp); });
  return Pairs;
}

void planOverloadNames(RewriteContext &C) {
  planHiddenVirtuals(C);
  planConversionPairs(C);
  for (const OverloadPair &Pair : oneNamePairs(C, C.M.Pairs)) {
    Twins T(C, Pair);
    switch (T.Form) {
    case OverloadForm::Merged:
    case OverloadForm::Declared:
      planMergedHeads(T);
      break;
    case OverloadForm::Dispatched:
      planDispatch(T);
      break;
    case OverloadForm::Delegated:
      planDelegation(T);
      break;
    case OverloadForm::Renamed:
      planRenaming(T);
      break;
    case OverloadForm::Deleted:
      for (const FunctionDecl *D : declarationsOf(C, T.Cpu->isDeleted() ? T.Cpu : T.Amp))
        if (std::optional<TextRange> R = wholeFunction(C, D, /*WithSemicolon=*/true))
          C.E.removeWithSpace(*R);
      continue;
    case OverloadForm::Refused:
      C.U.error((T.AmpBody ? T.AmpBody : T.Amp)->getLocation(), T.Why);
      break;
    }
    planConstantUses(T);
    planSpecializations(T);
  }
}

/// The number of functions that enclose \p F.
static unsigned depthOf(const FunctionDecl *F) {
  unsigned Depth = 0;
  while ((F = enclosingFunction(F->getLexicalDeclContext())))
    ++Depth;
  return Depth;
}

/// Merges the \c Merged pairs of \p All, innermost first, because an outer merge copies the text of
/// the inner ones.
static void planMerges(RewriteContext &C, std::vector<OverloadPair> All) {
  std::vector<OverloadPair> Pairs = oneNamePairs(C, std::move(All));
  llvm::stable_sort(Pairs, [](const OverloadPair &A, const OverloadPair &B) {
    return depthOf(A.Amp) > depthOf(B.Amp);
  });
  for (const OverloadPair &Pair : Pairs)
    if (Twins T(C, Pair); T.Form == OverloadForm::Merged)
      planMerge(T);
}

void planOverloadPairs(RewriteContext &C) { planMerges(C, C.M.Pairs); }

void planMergesIn(RewriteContext &C, SourceRange Moved) {
  std::vector<OverloadPair> Inside = C.M.Pairs;
  llvm::erase_if(Inside, [&](const OverloadPair &P) {
    SourceLocation At = P.Amp->getLocation();
    return C.U.SM.isBeforeInTranslationUnit(At, Moved.getBegin()) ||
           C.U.SM.isBeforeInTranslationUnit(Moved.getEnd(), At);
  });
  planMerges(C, std::move(Inside));
}

} // namespace amp2hip

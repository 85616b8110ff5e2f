//===--- OverloadPairs.cpp - Overloads by restriction become one function ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The specification's as-if run-time dispatch (§2.3.2.1). The vendors' compilers
// have no overloads by restriction, and the CPU accelerator runs the amp body in
// host code: the two functions become one, which asks where it runs. See the
// forms in OverloadForms.cpp.
//
//===----------------------------------------------------------------------===//
#include "model/ApartOverloads.h"
#include "parse/Unit.h"
#include "rewrite/Overloads.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// The pairs whose halves have the same name in the output.
static std::vector<OverloadPair> oneNamePairs(const RewriteContext &C) {
  std::vector<OverloadPair> Pairs = C.M.Pairs;
  llvm::erase_if(Pairs, [&](const OverloadPair &P) { return areNamedApart(C.M, P.Cpu, P.Amp); });
  return Pairs;
}

void planOverloadNames(RewriteContext &C) {
  planHiddenVirtuals(C);
  for (const OverloadPair &Pair : oneNamePairs(C)) {
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

void planOverloadPairs(RewriteContext &C) {
  for (const OverloadPair &Pair : oneNamePairs(C))
    if (Twins T(C, Pair); T.Form == OverloadForm::Merged)
      planMerge(T);
}

} // namespace amp2hip

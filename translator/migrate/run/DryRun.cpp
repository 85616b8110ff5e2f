//===--- DryRun.cpp - What a run would do ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/DryRun.h"

#include "migrate/run/Leftovers.h"
#include "migrate/run/UpToDate.h"
#include "text/Format.h"

using namespace llvm;

namespace amp2hip::migrate {

void printDryRun(Run &R, Keys &K) {
  const std::set<std::string> Headers = translatedHeaders(R);
  const std::string CopyKey = K.ofCopy();
  auto Print = [&](const char *What, const std::string &File, const std::string &Why) {
    R.Out << fmt::format("{:<11} {}{}\n", What, File, Why.empty() ? "" : fmt::format(" ({})", Why));
  };
  for (const PlannedFile &F : R.P.Files) {
    const bool IsTranslated = F.What == Action::Translate;
    if (!IsTranslated && F.InPlace) {
      Print("leave", F.Relative, "");
      continue;
    }
    if (!IsTranslated && Headers.count(F.Relative)) {
      Print("translate", F.Relative, "with the sources that include it");
      continue;
    }
    const std::string Reason = reasonToUpdate(R, K, F, IsTranslated ? K.ofTranslation(F) : CopyKey);
    Print(Reason.empty() ? "up to date" : IsTranslated ? "translate" : "copy", F.Relative, Reason);
  }
}

} // namespace amp2hip::migrate

//===--- DryRun.cpp - What a run would do ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/messages/DryRun.h"

#include "migrate/run/uptodate/StaleFiles.h"
#include "migrate/run/uptodate/UpToDate.h"
#include "text/Format.h"
#include <map>
#include <set>

using namespace llvm;

namespace amp2hip::migrate {

/// Returns the reasons to translate sources, by path relative to the root. Sources that are up to
/// date have none.
static std::map<std::string, std::string> reasonsToTranslate(MigrationContext &R, RecordKeys &K) {
  std::map<std::string, std::string> Result;
  for (const PlannedFile &F : R.Plan.Files)
    if (F.What == Action::Translate && F.NameProblem.empty())
      if (std::string Reason = reasonToUpdate(R, K, F, K.ofTranslation(F)); !Reason.empty())
        Result[F.Relative] = std::move(Reason);
  return Result;
}

void printDryRun(MigrationContext &R, RecordKeys &K) {
  const std::map<std::string, std::string> Reasons = reasonsToTranslate(R, K);
  const std::set<std::string> Headers = translatedHeaders(R);
  std::set<std::string> Changed;
  for (const auto &[Source, Reason] : Reasons)
    if (const StoredRecord *Stored = R.Records.find(Source))
      for (const auto &[File, State] : Stored->Published)
        Changed.insert(File);
  const std::string CopyKey = K.ofCopy();
  auto Print = [&](const char *What, const std::string &File, const std::string &Why) {
    R.Out << fmt::format("{:<11} {}{}\n", What, File, Why.empty() ? "" : fmt::format(" ({})", Why));
  };
  auto PrintUpToDate = [&](const std::string &File) {
    const bool IsDeleted = !R.Options.Force && R.Files.isDeleted(File);
    Print(IsDeleted ? "deleted" : "up to date", File, IsDeleted ? "--force writes it" : "");
  };
  for (const PlannedFile &F : R.Plan.Files) {
    if (!F.NameProblem.empty()) {
      Print("fail", F.Relative, fmt::format("the name contains {}; rename it", F.NameProblem));
      continue;
    }
    const bool IsTranslated = F.What == Action::Translate;
    if (!IsTranslated && F.InPlace) {
      Print("leave", F.Relative, "");
      continue;
    }
    if (!IsTranslated && Headers.count(F.Relative)) {
      if (Changed.count(F.Relative))
        Print("translate", F.Relative, "with the sources that include it");
      else
        PrintUpToDate(F.Relative);
      continue;
    }
    std::string Reason;
    if (!IsTranslated)
      Reason = reasonToUpdate(R, K, F, CopyKey);
    else if (auto Found = Reasons.find(F.Relative); Found != Reasons.end())
      Reason = Found->second;
    if (Reason.empty())
      PrintUpToDate(F.Relative);
    else
      Print(IsTranslated ? "translate" : "copy", F.Relative, Reason);
  }
}

} // namespace amp2hip::migrate

//===--- RunSummary.cpp - Closing summary of a run ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/messages/RunSummary.h"

#include "migrate/run/messages/Messages.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <set>
#include <tuple>

using namespace llvm;

namespace amp2hip::migrate {

using PlaceKey = std::tuple<std::string, int, int, std::string>;

static PlaceKey keyOf(const Place &Where, const std::string &Text) {
  return {Where.File, Where.Line, Where.Column, Text};
}

RunSummary summaryOf(const MigrationContext &R, ArrayRef<SharedFinding> Clashes) {
  RunSummary S;
  std::set<PlaceKey> Findings, Kernels;
  std::set<std::string> Outputs;
  unsigned Misnamed = 0;
  for (const PlannedFile &F : R.Plan.Files) {
    const StoredRecord *Stored = R.Records.find(F.Relative);
    S.Sources += F.What == Action::Translate;
    Misnamed += !F.NameProblem.empty();
    if (!Stored)
      continue;
    const FileRecord &Record = Stored->Record;
    S.Translated += Record.State == "translated";
    // Errors in a source without C++ AMP become warnings that belong to no rule.
    const bool HasErrors = any_of(Record.Findings, [](const Finding &Found) {
      return Found.Rule.empty() && Found.Severity == "warning";
    });
    if (Record.State == "without-amp" && HasErrors)
      S.NotCorrected.push_back(F.Relative);
    S.WithoutAmp += Record.State == "without-amp" && !HasErrors;
    S.Copied += Record.State == "copied";
    if (Record.State == "unsupported")
      S.Unsupported.push_back(F.Relative);
    if (Record.State == "failed")
      S.Failed.push_back(F.Relative);
    if (Record.State == "crashed")
      S.Crashed.push_back(F.Relative);
    if (Record.State == "timed-out")
      S.TimedOut.push_back(F.Relative);
    for (const Finding &Found : Record.Findings)
      if (Found.Severity == "warning" &&
          Findings.insert(keyOf(Found.Where, Found.Rule + Found.Message)).second)
        ++S.Warnings[Found.Rule];
    for (const Kernel &K : Record.Kernels)
      S.Kernels += Kernels.insert(keyOf(K.Where, K.Name)).second;
    for (const auto &[File, State] : Stored->Published)
      if (Outputs.insert(File).second)
        S.LinesChanged += State.LinesChanged;
  }
  for (const auto &[Source, Found] : Clashes)
    Found.Severity == "error" ? ++S.LongClashes : ++S.Warnings[Found.Rule];
  S.UpToDate = S.Sources - std::min(S.Sources, R.Result.Translations + Misnamed);
  for (const auto &[File, What] : R.Result.Published) {
    if (What == UpdateOutcome::Merged)
      S.Merged.push_back(File);
    if (isConflict(What))
      S.Conflicts.push_back(File);
  }
  S.PeakMemory = R.Result.PeakMemory;
  return S;
}

/// Returns the first \p Files, and how many more there are.
static std::string listOf(const std::vector<std::string> &Files) {
  constexpr size_t Shown = 5;
  std::string Result = join(ArrayRef(Files).take_front(Shown), ", ");
  if (Files.size() > Shown)
    Result += fmt::format(" and {} more", Files.size() - Shown);
  return Result;
}

std::string summaryText(const RunSummary &S, StringRef Name, StringRef OutDir, double Seconds) {
  std::string Result = fmt::format("'{}' in '{}': {}, {:.1f} s\n", Name, OutDir,
                                   counted(S.Sources, "source"), Seconds);
  auto Line = [&](const char *What, int64_t Number, const std::string &Details) {
    if (Number)
      Result +=
          fmt::format("  {:<20}{:>8}{}{}\n", What, Number, Details.empty() ? "" : "  ", Details);
  };
  Line("translated", S.Translated, "");
  Line("without C++ AMP", S.WithoutAmp, "");
  Line("copied with errors", int64_t(S.NotCorrected.size()), listOf(S.NotCorrected));
  Line("copied", S.Copied, "");
  Line("unsupported", int64_t(S.Unsupported.size()), listOf(S.Unsupported));
  Line("failed", int64_t(S.Failed.size()), listOf(S.Failed));
  Line("crashed", int64_t(S.Crashed.size()), listOf(S.Crashed));
  Line("timed out", int64_t(S.TimedOut.size()), listOf(S.TimedOut));
  Line("int/long collisions", S.LongClashes, "");
  Line("up to date", S.UpToDate, "");
  std::vector<std::string> ByRule;
  int64_t Warnings = 0;
  for (const auto &[Rule, Count] : S.Warnings) {
    Warnings += Count;
    if (!Rule.empty())
      ByRule.push_back(fmt::format("{}: {}", Rule, Count));
  }
  if (auto Others = S.Warnings.find(""); Others != S.Warnings.end() && !ByRule.empty())
    ByRule.push_back(fmt::format("others: {}", Others->second));
  Line("warnings", Warnings, join(ByRule, ", "));
  Line("kernels", S.Kernels, "");
  Line("lines changed", S.LinesChanged, "");
  Line("merged with edits", int64_t(S.Merged.size()), listOf(S.Merged));
  Line("conflicts", int64_t(S.Conflicts.size()), listOf(S.Conflicts));
  std::vector<std::string> Sizes;
  Sizes.reserve(S.PeakMemory.size());
  for (const auto &[File, Bytes] : S.PeakMemory)
    Sizes.push_back(fmt::format("{} ({} MiB)", File, Bytes >> 20));
  Line("above 500 MiB", int64_t(Sizes.size()), listOf(Sizes));
  return Result;
}

} // namespace amp2hip::migrate
